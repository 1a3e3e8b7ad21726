import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type Member, openContainer } from '@/lib/ingest'
import { crc32 } from '@/lib/ingest/container/crc32'
import { percentileNs } from '@/lib/stats'
import { readWell } from './read'

const ARCHIVES = join(import.meta.dirname, '../../fixtures/archives')
type Unpacked = { readonly path: string | null; readonly text: string; readonly failure: string | null }

function unpack(bytes: Uint8Array, step = 65_536) {
  const members: Unpacked[] = []
  const container = openContainer({
    openMember: ({ path }: Member) => {
      const chunks: Uint8Array[] = []
      return {
        push: (chunk) => chunks.push(chunk),
        end: (failure) =>
          members.push({ path, text: Buffer.concat(chunks).toString(), failure: failure?.code ?? null }),
      }
    },
  })
  let goesOn = true
  for (let at = 0; at < bytes.length && goesOn; at += step) goesOn = container.push(bytes.slice(at, at + step))
  const end = container.end()
  return { members, kind: end.ok ? end.value.kind : end.error.code, goesOn }
}

/** A tar of one header and content per file, with a type of choice. */
function tar(files: readonly { name: string; text?: string; type?: string }[], ending = 1_024): Buffer {
  const blocks = files.map(({ name, text = '', type = '0' }) => {
    const header = Buffer.alloc(512)
    header.write(name, 0, 100)
    header.write('0000644', 100)
    header.write(text.length.toString(8).padStart(11, '0'), 124)
    header.write(' '.repeat(8), 148)
    header.write(type, 156)
    header.write('ustar', 257)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return Buffer.concat([header, Buffer.from(text), Buffer.alloc((512 - (text.length % 512)) % 512)])
  })
  return Buffer.concat([...blocks, Buffer.alloc(ending)])
}

const TEXT = Array.from({ length: 3_000 }, (_, line) => `line ${(line * 7_919) % 10_007}`).join('\n')
const GZ = gzipSync(TEXT)
const TAR = tar([
  { name: 'a.json', text: TEXT },
  { name: 'dir/', type: '5' },
  { name: 'b.json', text: 'two' },
])
const ZIP = Buffer.from(
  zipSync({ 'a.json': strToU8(TEXT), 'dir/': new Uint8Array(), 'b.json': [strToU8('two'), { level: 0 }] }),
)
const TWO = [
  { path: 'a.json', text: TEXT, failure: null },
  { path: 'b.json', text: 'two', failure: null },
]

describe('unpacking, in pieces of any size', () => {
  test.each([1, 7, 1_000, 1 << 20])('%i bytes at a time', (step) => {
    expect(unpack(Buffer.from(TEXT), step)).toMatchObject({ kind: 'plain', members: [{ path: null, text: TEXT }] })
    expect(unpack(GZ, step)).toMatchObject({ kind: 'gzip', members: [{ path: null, text: TEXT, failure: null }] })
    expect(unpack(Buffer.concat([GZ, gzipSync('more')]), step).members).toMatchObject([{ text: `${TEXT}more` }])
    expect(unpack(TAR, step)).toMatchObject({ kind: 'tar', members: TWO })
    expect(unpack(gzipSync(TAR), step)).toMatchObject({ kind: 'targz', members: TWO })
    expect(unpack(ZIP, step)).toMatchObject({ kind: 'zip', members: TWO })
  })

  test('an empty upload and an empty gzip are one empty member', () => {
    expect(unpack(new Uint8Array())).toMatchObject({ kind: 'plain', members: [{ text: '' }] })
    expect(unpack(gzipSync(''))).toMatchObject({ kind: 'gzip', members: [{ text: '' }] })
  })

  test('long names: GNU and pax', () => {
    const long = `${'d/'.repeat(90)}file.json`
    const pax = `${`xxx path=${long}\n`.length} path=${long}\n`
    expect(
      unpack(
        tar([
          { name: '././@LongLink', type: 'L', text: `${long}\0` },
          { name: 'cut', text: 'x' },
        ]),
      ).members,
    ).toMatchObject([{ path: long, text: 'x' }])
    expect(
      unpack(
        tar([
          { name: 'pax', type: 'x', text: pax },
          { name: 'cut', text: 'x' },
        ]),
      ).members,
    ).toMatchObject([{ path: long }])
  })

  test('names are for eyes only', () => {
    const names = unpack(zipSync({ '../../etc/passwd': strToU8('x'), 'a\u202eb': strToU8('y') })).members.map(
      ({ path }) => path,
    )
    expect(names).toEqual(['../../etc/passwd', 'a\\u202eb'])
  })
})

/** Patches a zip's central directory: its first entry starts at the first central signature. */
function patchedZip(change: (zip: Buffer, central: number) => void): Buffer {
  const zip = Buffer.from(zipSync({ 'a.json': strToU8(TEXT) }))
  change(zip, zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2])))
  return zip
}

describe('refused as a whole', () => {
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}.json`, strToU8('{}')]))
  const flipped = Buffer.from(GZ)
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 6) ^ 1, flipped.length - 6)
  test.each<[string, Uint8Array, string]>([
    ['gzip cut in its data', GZ.subarray(0, 500), 'truncated_archive'],
    ['gzip cut in its trailer', GZ.subarray(0, -3), 'truncated_archive'],
    ['gzip with something behind it', Buffer.concat([GZ, Buffer.from('trailing junk')]), 'corrupt_archive'],
    ['gzip with one byte behind it', Buffer.concat([GZ, Buffer.from('x')]), 'corrupt_archive'],
    ['gzip with a wrong check sum', flipped, 'corrupt_archive'],
    ['gzip in gzip', gzipSync(GZ), 'nested_archive'],
    ['zip in gzip', gzipSync(ZIP), 'nested_archive'],
    ['64 MiB of zeros', gzipSync(Buffer.alloc(64 * 2 ** 20)), 'decompression_ratio'],
    ['zeros in a zip', zipSync({ x: new Uint8Array(64 * 2 ** 20) }), 'decompression_ratio'],
    ['tar cut in a member', TAR.subarray(0, 5_000), 'truncated_archive'],
    [
      'tar with a broken header',
      Buffer.concat([tar([{ name: 'a', text: 'x' }], 0), Buffer.alloc(512, 'x')]),
      'corrupt_archive',
    ],
    ['tar with a symlink', tar([{ name: 'a', type: '2' }]), 'archive_symlink'],
    ['zip with 1 001 entries', zipSync(many), 'archive_limits'],
    ['zip cut at its end', ZIP.subarray(0, -40), 'truncated_archive'],
    [
      'zip with a symlink',
      patchedZip((zip, at) => zip.writeUInt32LE((0o120777 << 16) >>> 0, at + 38)),
      'archive_symlink',
    ],
    ['zip with encryption', patchedZip((zip, at) => zip.writeUInt16LE(1, at + 8)), 'archive_encrypted'],
    [
      'zip that unpacks to more than it says',
      patchedZip((zip, at) => zip.writeUInt32LE(10, at + 24)),
      'corrupt_archive',
    ],
    [
      'zip that packs by a method of its own',
      patchedZip((zip, at) => zip.writeUInt16LE(14, at + 10)),
      'corrupt_archive',
    ],
    ['zip whose entries share their data', overlappingZip(), 'archive_limits'],
  ])('%s: %s', (_, bytes, code) => {
    expect(unpack(bytes, 4_096).kind).toBe(code)
    expect(unpack(bytes, bytes.length).kind).toBe(code)
  })

  test('any cut of any archive is refused, and any flipped byte read, refused or told per member', () => {
    for (const archive of [GZ, ZIP, gzipSync(TAR)]) {
      for (let length = 20; length < archive.length; length += 101) {
        expect(unpack(archive.subarray(0, length)).kind).toMatch(/truncated|corrupt/)
      }
      for (let at = 0; at < archive.length; at += 37) {
        const changed = Buffer.from(archive)
        changed.writeUInt8(changed.readUInt8(at) ^ 0x55, at)
        expect(typeof unpack(changed).kind).toBe('string')
      }
    }
  })
})

/** Two directory entries that point at the same packed bytes, as 42.zip's descendants do. */
function overlappingZip(): Buffer {
  const zip = Buffer.from(zipSync({ a: strToU8(TEXT), b: strToU8(TEXT) }))
  const first = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  const second = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]), first + 4)
  zip.writeUInt32LE(zip.readUInt32LE(first + 42), second + 42)
  return zip
}

describe('one member alone fails', () => {
  test('an archive inside the archive', () => {
    const { members } = unpack(zipSync({ 'a.gz': GZ, 'b.json': strToU8('two') }))
    expect(members.map(({ failure }) => failure)).toEqual(['nested_archive', null])
  })

  test('a wrong check sum', () => {
    const { kind, members } = unpack(patchedZip((zip, at) => zip.writeUInt32LE(1, at + 16)))
    expect([kind, members[0]?.failure]).toEqual(['zip', 'corrupt_archive'])
  })
})

test('CRC-32 of the standard check string', () => expect(crc32(strToU8('123456789'))).toBe(0xcbf43926))

test('the merged p99 of 200 jobs is that of their added bins: 15 552 ns', () => {
  const packed = readFileSync(join(ARCHIVES, 'local__3.42-big-200jobs.json.gz'))
  const [member] = unpack(packed).members
  const { runs, groups } = readWell(member?.text ?? '')
  const [group] = groups
  const writes = group?.results.find(({ operation }) => operation === 'write')
  if (writes?.histogram == null) throw new Error('no merged bins')
  expect(runs).toHaveLength(200)
  expect(group).toMatchObject({ entries: 200, bounds: [] })
  expect(percentileNs(writes.histogram, 99)).toBe(15_552)
  expect(writes.latency.percentiles.find(({ percent }) => percent === 99)).toEqual({ percent: 99, us: 15.552 })
  // What averaging would have said.
  const own = runs.map(({ results }) => results.find(({ operation }) => operation === 'write')?.latency.percentiles)
  const p99s = own.map((list) => list?.find(({ percent }) => percent === 99)?.us ?? 0)
  expect(p99s.reduce((sum, us) => sum + us, 0) / 200).toBeCloseTo(21.918, 2)
})

test('deflate streams with stored blocks are read', () => {
  const random = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 2_654_435_761) >>> 24))
  expect(deflateRawSync(random, { level: 0 }).length).toBeGreaterThan(70_000)
  expect(unpack(gzipSync(random, { level: 0 })).members).toHaveLength(1)
})
