// fio's JSON output, json and json+, 2.0.10 to 3.42 (formats as the releases wrote them: `schema.ts`, `direction.ts`,
// `bins.ts`). Left out: CPU use, the iodepth and latency range tables, per-priority latencies, steady state series.
import type { Format, Sample, Sniff } from '../format'
import { createFioJsonReader } from './reader'
import { looksLikeFioText } from './text-lines'

const ID = { id: 'fio-json', tool: 'fio', parserVersion: 1 } as const

export const FIO_JSON: Format = {
  ...ID,
  label: 'fio JSON',
  sniff,
  createReader: () => createFioJsonReader(ID),
}

/** A brace at the start of a line, and the key that every release writes into its documents. */
function sniff({ head, tail }: Sample): Sniff {
  const hasBrace = /^[ \t]*\{/m.test(head)
  const hasVersion = /"fio version"\s*:/.test(head) || /"fio version"\s*:/.test(tail)
  if (hasBrace && hasVersion) {
    const hasJobs = /"(?:jobs|client_stats)"\s*:\s*\[/.test(head)
    return { confidence: hasJobs ? 'certain' : 'possible', because: { code: 'fio_json_found', params: {} } }
  }
  // Read by nothing else yet, and the reader knows what to say about it.
  if (looksLikeFioText(head)) return { confidence: 'possible', because: { code: 'fio_text_found', params: {} } }
  return { confidence: 'none', because: { code: hasBrace ? 'no_fio_version' : 'no_json_object', params: {} } }
}
