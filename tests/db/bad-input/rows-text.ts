import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { aFioFile } from '../a-result-file'
import { api, type Body, streamOf } from '../api'
import { fioNamed, fioWith } from './fio'
import type { Row } from './row'

const summary = () => readFileSync(join(import.meta.dirname, '../../fixtures/pgbench/local__15.18-summary.txt'), 'utf8')
const fio = () => aFioFile({ seed: 7 })

const taken = (row: number, what: string, body: () => Body, also?: Row['also']): Row => ({
  row,
  what,
  body,
  status: 201,
  code: null,
  ...(also === undefined ? {} : { also }),
})
const unknown = (row: number, what: string, body: () => Body): Row => ({
  row,
  what,
  body,
  status: 415,
  code: 'unknown_format',
})

/** Encodings, long lines, other files and hostile text: rows 35–39. */
export const TEXTS: readonly Row[] = [
  taken(35, 'UTF-16LE with its mark', () =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(fio().toString(), 'utf16le')]),
  ),
  taken(35, 'UTF-16LE without', () => Buffer.from(fio().toString(), 'utf16le')),
  taken(35, 'a byte order mark', () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), fio()])),
  taken(35, 'CRLF', () => summary().replace(/\r?\n/g, '\r\n')),
  taken(
    35,
    'half a surrogate in a name',
    () => fioNamed('a@b').replaceAll('a@b', 'a\\ud800b'),
    ({ runs }) => expect(runs[0]?.name).toBe('a\ufffdb'),
  ),
  {
    row: 35,
    what: 'NUL bytes',
    body: () => Buffer.concat([fio(), Buffer.alloc(4)]),
    status: 422,
    code: 'encoding',
    also: ({ where }) => expect(where).toMatch(/^byte \d+$/),
  },
  {
    row: 36,
    what: '64 MiB of one line in the output of pgbench',
    body: () => streamOf([Buffer.from(summary()), ...Array.from({ length: 64 }, () => Buffer.alloc(2 ** 20, '1 '))]),
    status: 422,
    code: 'line_too_long',
    withinMs: 5_000,
  },
  ...HOSTILE().map((text) => unknown(37, `${text.slice(0, 24)}… of 64 KiB`, () => text)),
  // Logs of single transactions have no reader yet: no series can be inconsistent, all of them are refused alike.
  unknown(38, 'a pgbench log whose time goes back', () =>
    '0 199 2241 0 1175850568 995598\n0 200 2465 0 1175850568 998079\n0 201 2500 0 1175850467 1\n'.repeat(50),
  ),
  unknown(38, 'logs of two kinds in one file', () =>
    '0 199 2241 0 1175850568 995598\n1649114136 5815 27552565 177846919143 1078 21716\n'.repeat(50),
  ),
  ...Object.entries({
    ELF: Buffer.from('7f454c4602010100000000000000000003003e00', 'hex'),
    PNG: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    PDF: Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', 'latin1'),
    HTML: Buffer.from('<!doctype html><html><body><pre>fio</pre></body></html>'),
  }).map(([kind, bytes]) => unknown(39, `${kind} named .json`, () => bytes)),
]

function HOSTILE(): string[] {
  return [
    'fio: '.padEnd(65_536, ' x'),
    '<'.repeat(65_536),
    `x: (groupid=${'0'.repeat(65_000)}`,
    `${'x'.repeat(300)}: `.repeat(215),
    `fio: pid=1, err=1/${', error='.repeat(8_000)}`,
    '\r'.repeat(65_536),
    `latency average = ${' '.repeat(65_000)}x`,
    `tps = ${'9'.repeat(65_000)}`,
    `progress: ${'1.'.repeat(32_000)}`,
    `平均每秒写入文件数: ${' '.repeat(65_000)}x`,
    `${'pgbench ('.repeat(7_000)}`,
  ]
}

const NAMES: readonly (readonly [string, string])[] = [
  [`${'n'.repeat(10_240)}.json`, 'n'.repeat(255)],
  ['a\u0000b.json', 'a\\u0000b.json'],
  ['../../../fio.json', 'fio.json'],
  ['exe.\u202enosj', 'exe.\\u202Enosj'],
  ['🚀 结果.json', '🚀 结果.json'],
  ['a\r\nSet-Cookie: x=1', 'a\\u000D\\u000ASet-Cookie: x=1'],
]

export const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  'javascript:alert(1)',
  '=cmd|calc',
] as const

/** Names of files and of jobs: rows 40 and 41. */
export const NAMED: readonly Row[] = [
  ...NAMES.map(
    ([name, shown]): Row => ({
      ...taken(40, `named ${JSON.stringify(name.slice(0, 24))}`, fio),
      name,
      also: async (answer) => {
        expect(answer.name).toBe(shown)
        expect(answer.name.length).toBeLessThanOrEqual(255)
        const { headers } = await api.raw(answer.id)
        expect(headers.get('content-disposition')).toMatch(
          /^attachment; filename="[^"\r\n]+"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/,
        )
        expect(headers.has('set-cookie')).toBe(false)
      },
    }),
  ),
  ...PAYLOADS.map((payload) =>
    taken(
      41,
      `a job named ${payload}`,
      () => fioNamed(payload),
      ({ runs }) => expect(runs[0]?.name).toBe(payload),
    ),
  ),
  taken(
    41,
    'an entry with a field nobody asked for',
    () =>
      fioWith(({ jobs: [job] }) => {
        job['job options'] = { exec_prerun: PAYLOADS[0], filename: '/secret/path' }
      }),
    async ({ runs }) => {
      const run = await (await api.run(runs[0]?.id ?? '')).text()
      expect(run).not.toMatch(/secret|script>/)
    },
  ),
]
