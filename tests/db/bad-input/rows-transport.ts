import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect } from 'vitest'
import { aFioFile, aFioFileOfSize } from '../a-result-file'
import { api, streamOf } from '../api'
import { crowdedZip, encryptedZip, gzipOfZeros, overlappingZip, symlinkZip } from './archives'
import type { Row } from './row'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes)
const SMALL_LIMIT = 1_000_000

function inPieces(bytes: Uint8Array, size = 65_536): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
}

async function expectSameBytes(id: string, bytes: Uint8Array): Promise<void> {
  const raw = new Uint8Array(await (await api.raw(id)).arrayBuffer())
  expect(sha256(raw).digest('hex')).toBe(sha256(bytes).digest('hex'))
}

const large = (megabytes: number): Row => {
  const bytes = () => aFioFileOfSize(megabytes * 1_000_000, megabytes)
  return {
    row: 2,
    what: `${megabytes} MB of a valid file`,
    body: () => streamOf(inPieces(bytes())),
    status: 201,
    code: null,
    also: ({ id }) => expectSameBytes(id, bytes()),
  }
}

/** How the body comes: rows 1–7, 42, 43. */
export const TRANSPORT: readonly Row[] = [
  { row: 1, what: 'an empty body', body: () => new Uint8Array(0), status: 400, code: 'empty_body' },
  { row: 1, what: 'an empty stream', body: () => streamOf([]), status: 400, code: 'empty_body' },
  large(12),
  large(50),
  {
    row: 3,
    what: 'a declared size one byte over the limit',
    body: () => aFioFile(),
    headers: { 'content-length': String(SMALL_LIMIT + 1) },
    env: { TIERFRONT_MAX_UPLOAD_BYTES: String(SMALL_LIMIT) },
    status: 413,
    code: 'body_too_large',
    also: ({ params }) => expect(params).toMatchObject({ limitBytes: SMALL_LIMIT }),
  },
  {
    row: 5,
    what: 'a connection that closes halfway',
    body: () => streamOf([aFioFile().subarray(0, 50)], 'breaks'),
    headers: { 'content-length': '100' },
    status: 400,
    code: 'incomplete_body',
  },
  {
    row: 6,
    what: 'other bytes than the digest says',
    body: () => aFioFile(),
    headers: { 'repr-digest': `sha-256=:${sha256(Buffer.from('other')).digest('base64')}:` },
    status: 422,
    code: 'digest_mismatch',
  },
  ...['sha-256=abc', 'sha-256=:AAAA:', 'sha-256', ':::', 'sha-256=:=:'].map(
    (digest): Row => ({
      row: 7,
      what: `a digest header that is none: ${digest}`,
      body: () => aFioFile(),
      headers: { 'repr-digest': digest },
      status: 400,
      code: 'bad_digest_header',
    }),
  ),
  {
    row: 42,
    what: 'a form',
    body: () => aFioFile(),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    status: 415,
    code: 'use_raw_body',
    also: ({ detail }) => expect(detail).toMatch(/curl .*(-T|--data-binary|--upload-file)/),
  },
  {
    row: 43,
    what: 'a coding that nobody reads here',
    body: () => aFioFile(),
    headers: { 'content-encoding': 'br' },
    status: 415,
    code: 'unsupported_encoding',
  },
]

const gz = () => gzipSync(aFioFile({ jobs: 5 }))
const refused = (row: number, what: string, body: Row['body'], code: string, more: Partial<Row> = {}): Row => ({
  row,
  what,
  body,
  status: 422,
  code,
  ...more,
})

/** How it is packed: rows 11–20. */
export const PACKED: readonly Row[] = [
  refused(11, 'ten gibibytes of zeros, packed', () => gzipOfZeros(10), 'decompression_ratio', {
    withinMs: 3_000,
    withinMiB: 64,
  }),
  refused(12, 'a gzip cut in its data', () => gz().subarray(0, 200), 'truncated_archive'),
  refused(12, 'a gzip cut in its trailer', () => gz().subarray(0, -3), 'truncated_archive'),
  refused(13, 'a gzip with something behind it', () => Buffer.concat([gz(), Buffer.from('junk')]), 'corrupt_archive'),
  refused(14, 'a gzip of a gzip', () => gzipSync(gz()), 'nested_archive'),
  {
    row: 15,
    what: 'JSON whose name promises a gzip',
    body: () => aFioFile({ seed: 7 }),
    name: 'fio.json.gz',
    status: 201,
    code: null,
    also: ({ warnings }) => expect(warnings).toMatchObject([{ code: 'extension_mismatch' }]),
  },
  {
    row: 16,
    what: 'a zip whose entry climbs out of its folder',
    body: () => zipSync({ '../../etc/passwd': aFioFile({ seed: 7 }), '..\\a\u202eb': aFioFile({ seed: 8 }) }),
    name: '../../evil.zip',
    status: 201,
    code: null,
    also: ({ name, members }) => {
      expect(name).toBe('evil.zip')
      expect(members?.map((member) => member.name)).toEqual(['passwd', 'a\\u202eb'])
    },
  },
  refused(17, 'a zip with a symlink', symlinkZip, 'archive_symlink'),
  refused(18, 'a zip of 1 001 entries', () => crowdedZip(1_001), 'archive_limits', { withinMs: 3_000 }),
  refused(18, 'a zip whose entries share their data', overlappingZip, 'archive_limits', { withinMs: 3_000 }),
  refused(19, 'an encrypted zip', encryptedZip, 'archive_encrypted'),
  {
    row: 20,
    what: 'a zip of a good and a bad member',
    body: () => zipSync({ 'good.json': aFioFile({ seed: 7 }), 'bad.json': strToU8('{"name":"a package"}') }),
    name: 'two.zip',
    status: 201,
    code: null,
    also: ({ members }) =>
      expect(members).toMatchObject([
        { name: 'good.json', failure: null },
        { name: 'bad.json', failure: { code: 'unknown_format' } },
      ]),
  },
  refused(20, 'a zip that breaks a limit behind a good member', () => zipOverLimit(), 'decompression_ratio'),
]

const zipOverLimit = () => zipSync({ 'good.json': aFioFile(), 'zeros.json': new Uint8Array(2 ** 26) })
