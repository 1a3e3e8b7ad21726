import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { aFioFile } from '../a-result-file'
import { api, type Body, streamOf } from '../api'
import { fioNamed, fioWith, fioWithFigure } from './fio'
import type { Answer, Row } from './row'

const taken = (row: number, what: string, body: () => Body, also?: Row['also']): Row => ({
  row,
  what,
  body,
  status: 201,
  code: null,
  ...(also === undefined ? {} : { also }),
})
const refused = (row: number, what: string, body: () => Body, code: string, more: Partial<Row> = {}): Row => ({
  row,
  what,
  body,
  status: 422,
  code,
  ...more,
})
const warns = (code: string) => (answer: Answer) => {
  const all = [...answer.warnings, ...answer.runs.flatMap((run) => (run as unknown as Answer).warnings)]
  expect(all.map((warning) => warning.code)).toContain(code)
}

/** The first run as the API tells it. */
async function runOf({ runs: [run] }: Answer) {
  if (run === undefined) throw new Error('no run')
  return (await api.run(run.id)).json()
}

/** JSON and its figures: rows 21–34. */
export const DOCUMENTS: readonly Row[] = [
  ...[1e5, 5e6].map((depth) =>
    refused(21, `${depth} brackets`, () => '['.repeat(depth), 'json_too_deep', { withinMs: 5_000 }),
  ),
  refused(
    21,
    'brackets in a fio result',
    () => fioWith(() => {}).replace('"job options":{', `"deep":${'['.repeat(1e5)},"job options":{`),
    'json_too_deep',
  ),
  {
    ...refused(22, '540 MB of one document, declared', () => aFioFile(), 'body_too_large'),
    headers: { 'content-length': '540000000' },
    status: 413,
  },
  refused(22, '540 MB of one document, packed', () => packedDocument(540), 'too_complex', { withinMs: 20_000 }),
  taken(
    24,
    'lines before the document',
    () => `a : Saving output of prerun in a.prerun.txt\n${fioWith(() => {})}`,
    warns('preamble_skipped'),
  ),
  taken(
    25,
    'two documents',
    () => `${aFioFile({ seed: 7 })}\n${aFioFile({ seed: 9 })}`,
    ({ runs }) => expect(runs).toHaveLength(2),
  ),
  taken(
    26,
    'a raw TAB in a name',
    () => fioNamed('a@b').replaceAll('a@b', 'a\tb'),
    (answer) => {
      warns('raw_control_characters')(answer)
      expect(answer.runs[0]?.name).toBe('a\\u0009b')
    },
  ),
  ...['NaN', '-nan', 'inf', '-Infinity'].map((text) =>
    taken(
      27,
      `${text} as a figure`,
      () => fioWithFigure('mean', text),
      async (answer) => {
        warns('not_a_number')(answer)
        const run = await runOf(answer)
        expect(run.results[0].latency.meanUs).toBeNull()
      },
    ),
  ),
  ...(
    [
      ['iops', '1e400'],
      ['iops', '-1'],
      ['bw_bytes', '1e400'],
      ['mean', '-5'],
    ] as const
  ).map(([path, text]) =>
    refused(28, `${path} of ${text}`, () => fioWithFigure(path, text), 'value_out_of_range', {
      also: ({ where }) => expect(where).toContain(path),
    }),
  ),
  refused(
    28,
    'blocks of no bytes',
    () =>
      fioWith((document) => {
        document['global options'] = { rw: 'randread', bs: '0' }
      }),
    'value_out_of_range',
    { also: ({ where }) => expect(where).toContain('bs') },
  ),
  taken(
    28,
    'no time in a direction with I/O',
    () =>
      fioWith(({ jobs: [job] }) => {
        job.read.runtime = 0
      }),
    ({ runs, warnings }) => expect(JSON.stringify([runs, warnings])).toMatch(/runtime/),
  ),
  taken(
    29,
    '2^64 − 1 operations',
    () => fioWithFigure('total_ios', '18446744073709551615'),
    async (answer) => {
      const raw = await (await api.raw(answer.id)).text()
      expect(raw).toContain('"total_ios":18446744073709551615')
    },
  ),
  taken(
    30,
    'keys that are prototypes',
    () => fioWith(() => {}).replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'),
    async (answer) => {
      expect(({} as { polluted?: number }).polluted).toBeUndefined()
      expect(JSON.stringify(await runOf(answer))).not.toContain('polluted')
    },
  ),
  refused(31, 'jobs twice', () => fioWith(() => {}).replace(/}$/, ',"jobs":[]}'), 'duplicate_key'),
  {
    ...refused(32, 'JSON of another program', () => '{"name":"tierfront","version":"1.0.0"}', 'unknown_format'),
    status: 415,
    also: ({ errors }) => {
      expect(errors?.map(({ pointer }) => pointer)).toEqual(['fio-json', 'pgbench', 'bmark-write'])
      for (const { detail } of errors ?? []) expect(detail).toMatch(/ /)
    },
  },
  taken(
    33,
    'a job with an error',
    () => aFioFile({ seed: 7, error: 5 }),
    async (answer) => {
      expect(answer.runs).toMatchObject([{ status: 'failed' }])
      const ranked = await (await api.runs('?status=ok')).json()
      expect(ranked.items.map(({ id }: { id: string }) => id)).not.toContain(answer.runs[0]?.id)
    },
  ),
  taken(34, 'fio 2 in microseconds', inMicroseconds, async (answer) => {
    const run = await runOf(answer)
    expect(run.results[0].latency.meanUs).toBe(318)
  }),
]

/** One document of this size that packs about 90 : 1, within what is unpacked at all. */
function packedDocument(megabytes: number): ReadableStream<Uint8Array> {
  const text = aFioFile({ seed: 7 }).toString()
  const values = Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 10_007)
  const million = gzipSync(`,"x":[${values.join(',')}]`.padEnd(1_000_000, ' '))
  return streamOf([gzipSync(text.slice(0, -1)), ...Array.from({ length: megabytes }, () => million), gzipSync('}')])
}

/** Before 2.99 latencies were `clat`, in µs. */
function inMicroseconds(): string {
  return fioWith((document) => {
    document['fio version'] = 'fio-2.21'
    for (const job of document.jobs) {
      const { slat_ns: _, lat_ns: __, clat_ns, ...rest } = job.read
      job.read = {
        ...rest,
        clat: { ...clat_ns, min: 50, max: 9_000, mean: 318, stddev: 1, percentile: { '50.000000': 300 } },
      } as never
    }
  })
}
