import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { closeDatabase, reader, writer } from '@/lib/db/database'
import { newId } from '@/lib/db/ids'

const root = mkdtempSync(join(tmpdir(), 'tierfront-'))
process.env.TIERFRONT_DATA = root
afterEach(async () => {
  await closeDatabase()
  rmSync(root, { recursive: true, force: true })
})

test('a byte count beyond 2^53 comes back as it went in', async () => {
  const id = newId('file')
  await writer((tx) =>
    tx.file.create({
      data: {
        id,
        sha256: 'a'.repeat(64),
        sizeBytes: 2n ** 53n + 1n,
        blobSha256: 'b'.repeat(64),
        blobBytes: 3_000_000_000n,
        name: 'x',
        uploadedAt: '2026-11-20T00:00:00.000Z',
      },
    }),
  )
  const db = await reader()
  expect(await db.file.findUnique({ where: { id } })).toMatchObject({ sizeBytes: 2n ** 53n + 1n, blobBytes: 3_000_000_000n })
})
