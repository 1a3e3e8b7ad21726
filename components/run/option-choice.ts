import type { Configuration } from '@/lib/model/price-book'

/** A key of a configuration, as the form asks for it. */
export type ConfigurationField = {
  readonly key: string
  readonly kind: 'number' | 'text' | 'choice' | 'flag'
  readonly choices: readonly string[]
  readonly required: boolean
}

/** A priced option that a run may speak for. */
export type OptionChoice = {
  readonly id: string
  readonly label: string
  readonly regions: readonly string[]
  readonly fields: readonly ConfigurationField[]
}

/** An entry of the catalogue; its configuration is described by a JSON Schema. */
type Entry = {
  readonly id: string
  readonly label: string
  readonly estimable: boolean
  readonly regions: readonly string[]
  readonly configurationSchema: Readonly<Record<string, unknown>>
}

/** Options to choose from, those that can be recommended first. */
export function optionChoices(entries: readonly Entry[]): readonly OptionChoice[] {
  const order = (entry: Entry): number => (entry.estimable ? 0 : 1)
  return [...entries]
    .sort((a, b) => order(a) - order(b) || a.label.localeCompare(b.label, 'en'))
    .map(({ id, label, regions, configurationSchema }) => ({
      id,
      label,
      regions: regions.filter((region) => region !== 'global'),
      fields: fieldsOf(configurationSchema),
    }))
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

function fieldsOf(schema: Readonly<Record<string, unknown>>): readonly ConfigurationField[] {
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(asRecord(schema.properties)).map(([key, described]) => {
    const { type, enum: choices } = asRecord(described)
    const texts = Array.isArray(choices) ? choices.filter((choice) => choice !== null).map(String) : []
    return { key, kind: kindOf(type, texts), choices: texts, required: required.includes(key) }
  })
}

function kindOf(type: unknown, choices: readonly string[]): ConfigurationField['kind'] {
  if (choices.length > 0) return 'choice'
  if (type === 'number' || type === 'integer') return 'number'
  return type === 'boolean' ? 'flag' : 'text'
}

export type FieldTexts = Readonly<Record<string, string>>

/** What the form shows of a stored configuration. */
export const textsOf = (configuration: Configuration | null): FieldTexts =>
  Object.fromEntries(
    Object.entries(configuration ?? {}).map(([key, value]) => [key, value === null ? '' : String(value)]),
  )

export type ReadConfiguration =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly wrong: readonly string[] } // keys that are missing or no numbers

/** The configuration that the texts say. An empty field says nothing, so it is left out, never 0. */
export function readConfiguration(fields: readonly ConfigurationField[], texts: FieldTexts): ReadConfiguration {
  const read = fields.map((field) => ({ field, value: readField(field, (texts[field.key] ?? '').trim()) }))
  const wrong = read.filter(({ field, value }) => value === undefined || (value === null && field.required))
  if (wrong.length > 0) return { ok: false, wrong: wrong.map(({ field }) => field.key) }
  const entries = read.flatMap(({ field, value }) =>
    value === undefined || value === null ? [] : [[field.key, value]],
  )
  return { ok: true, configuration: Object.fromEntries(entries) }
}

/** Null: left empty. Undefined: cannot be read. */
function readField({ kind }: ConfigurationField, text: string): string | number | boolean | null | undefined {
  if (text === '') return null
  if (kind === 'flag') return text === 'true'
  if (kind !== 'number') return text
  const value = Number(text.replaceAll(',', ''))
  return Number.isFinite(value) && value >= 0 ? value : undefined
}
