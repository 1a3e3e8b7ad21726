import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import { type Oddity, pathText } from '../json/cursor'

/** What the departures of a document from JSON mean for a fio file. */
export type OddityReport = {
  readonly failure: Failure | null
  readonly notices: readonly Notice[]
  /** Global options that clients gave different values: nobody knows which holds for which client. */
  readonly undecidedOptions: ReadonlySet<string>
}

const LISTS = ['jobs', 'client_stats']

export function reportOddities(oddities: readonly Oddity[], isClientMode: boolean): OddityReport {
  const repeated = oddities.filter(({ kind }) => kind === 'repeated_key' || kind === 'conflicting_key')
  const fatal = repeated.find(({ path }) => isStructure(path))
  const undecided = repeated
    .filter(({ kind, path }) => isClientMode && kind === 'conflicting_key' && path[0] === 'global options')
    .map(({ text }) => text)
  return {
    failure:
      fatal === undefined ? null : { code: 'duplicate_key', params: { key: fatal.text }, where: pathText(fatal.path) },
    undecidedOptions: new Set(undecided),
    notices: [
      ...counted(oddities, 'control_character', 'raw_control_characters'),
      ...counted(oddities, 'bad_escape', 'stray_backslashes'),
      ...oddities.filter(({ kind }) => kind === 'not_a_number').map(notANumber),
      ...[...new Set(undecided)].map((option) => ({
        code: 'options_differ',
        params: { option },
        where: 'global options',
      })),
    ],
  }
}

/** The document itself or an entry: one of the two would be lost. Options and percentiles repeat keys by habit. */
const isStructure = (path: Oddity['path']): boolean =>
  (path.length === 1 && path[0] !== 'global options') || (path.length === 3 && LISTS.includes(String(path[0])))

function counted(oddities: readonly Oddity[], kind: Oddity['kind'], code: string): readonly Notice[] {
  const found = oddities.filter((oddity) => oddity.kind === kind)
  const [first] = found
  return first === undefined
    ? []
    : [{ code, params: { occurrencesCount: found.length }, where: pathText(first.path) || null }]
}

const notANumber = ({ text, path }: Oddity): Notice => ({
  code: 'not_a_number',
  params: { found: text },
  where: pathText(path),
})
