import type { FioDocument, FioEntry } from './schema'

/** Effective options of a job: `job options` over `global options`, aliases resolved, as the user typed them. */
export type Options = {
  /** False where fio did not print options (before 2.3, "All clients"): then nothing may be concluded from a missing one. */
  readonly known: boolean
  readonly values: ReadonlyMap<string, string>
}

/**
 * What may leave the raw file. Everything else (file names, hosts, commands, keys of object stores) stays in it,
 * because fio files hold credentials.
 */
const STORED =
  /^(?:rw|rwmixread|bs|bsrange|bssplit|iodepth|numjobs|ioengine|direct|size|runtime|ramp_time|time_based|fsync|fdatasync|sync|rate(?:_[a-z_]+)?|percentile_list)$/
const MAX_STORED_CHARS = 255

const ALIASES: ReadonlyMap<string, string> = new Map([
  ['readwrite', 'rw'],
  ['blocksize', 'bs'],
  ['blocksize_range', 'bsrange'],
])

export function effectiveOptions(document: FioDocument, entry: FioEntry, undecided: ReadonlySet<string>): Options {
  const values = new Map<string, string>()
  for (const source of [globalOptions(document, entry), entry['job options']]) {
    if (source === undefined) continue
    for (const name of Object.keys(source)) {
      const value = source[name]
      if (value !== null && value !== undefined) values.set(ALIASES.get(name) ?? name, String(value))
    }
    if (source !== entry['job options']) for (const name of undecided) values.delete(ALIASES.get(name) ?? name)
  }
  return { known: entry['job options'] !== undefined, values }
}

/** From 3.39 on client mode lists them per client, told apart by host and port. */
function globalOptions(
  document: FioDocument,
  entry: FioEntry,
): Readonly<Record<string, string | number | null>> | undefined {
  const found = document['global options']
  if (found === undefined || !Array.isArray(found)) return found
  return found.find(({ hostname, port }) => hostname === entry.hostname && String(port) === String(entry.port))
}

/** The allow-listed options, in the order of their names. */
export const storedOptions = ({ values }: Options): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...values]
      .filter(([name]) => STORED.test(name))
      .map(([name, value]) => [name, value.slice(0, MAX_STORED_CHARS)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** A switch: given without value, or as 1; null where fio did not print options. */
export function isOn({ known, values }: Options, name: string): boolean | null {
  const value = values.get(name)
  if (value === undefined) return known ? false : null
  return value === '' || (Number(value) !== 0 && value !== 'none')
}

export function wholeNumber({ values }: Options, name: string): number | null {
  const value = Number(values.get(name) ?? Number.NaN)
  return Number.isInteger(value) && value >= 0 ? value : null
}
