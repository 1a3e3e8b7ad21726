import { createLoader, createSerializer, parseAsString } from 'nuqs/server'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import { QUESTION_FIELDS, type QuestionKey } from './question-fields'

/** A question that ships with the product: `preset=<id>` in the address, then only what differs from it. */
export type Preset = { readonly id: string; readonly request: RecommendationRequest }

export const QUESTION_KEYS = Object.keys(QUESTION_FIELDS).filter((key): key is QuestionKey => key in QUESTION_FIELDS)

export type QuestionParams = Readonly<Record<'preset' | QuestionKey, string | null>>

/** The question that the page answers, in its address: read by the page, written by the form beside this file. */
export const questionParsers = Object.fromEntries(
  (['preset', ...QUESTION_KEYS] as const).map((key) => [key, parseAsString]),
) as Record<'preset' | QuestionKey, typeof parseAsString> // fromEntries forgets which keys it was given

export const loadQuestion = createLoader(questionParsers)
export const serializeQuestion = createSerializer(questionParsers)

export type Question = {
  readonly preset: Preset
  readonly request: RecommendationRequest
  /** Keys whose text was not understood: said on the page, never guessed. */
  readonly ignored: readonly ('preset' | QuestionKey)[]
}

/** What the page asks where its address names no preset: a whole workload with one clear answer. */
const FIRST_PRESET = 'mail-choice'

/** @throws RangeError without presets: a product that has none has no first question. */
export function decodeQuestion(params: QuestionParams, presets: readonly Preset[]): Question {
  const named = presets.find((preset) => preset.id === params.preset)
  const preset = named ?? presets.find(({ id }) => id === FIRST_PRESET) ?? presets[0]
  if (preset === undefined) throw new RangeError('there is no preset to start from')
  const ignored: Question['ignored'][number][] = params.preset !== null && named === undefined ? ['preset'] : []
  let request = preset.request
  for (const key of QUESTION_KEYS) {
    const text = params[key]
    if (text === null) continue
    const next = QUESTION_FIELDS[key].apply(request, text)
    if (next === null) ignored.push(key)
    else request = next
  }
  return { preset, request, ignored }
}

/** What to write in the address: the preset and the keys that differ from it; the others are removed. */
export function encodeQuestion(request: RecommendationRequest, preset: Preset): QuestionParams {
  const differing = QUESTION_KEYS.map((key) => {
    const text = QUESTION_FIELDS[key].format(request)
    return [key, text === QUESTION_FIELDS[key].format(preset.request) ? null : text] as const
  })
  return { preset: preset.id, ...(Object.fromEntries(differing) as Record<QuestionKey, string | null>) }
}
