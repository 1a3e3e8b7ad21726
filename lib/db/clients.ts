import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { type Prisma, PrismaClient } from './generated/client'
import { startRefusal } from './refuse'

export type Transaction = Prisma.TransactionClient
/** Reads only, and never a transaction: one left open would show all later readers the past. */
export type Reader = Omit<Transaction, '$executeRaw' | '$executeRawUnsafe'>

/** How long a lock held by another connection is waited for, in ms: only a backup tool can hold one. */
const BUSY_TIMEOUT_MS = 5_000

/** Set on each connection and then read back: SQLite answers a PRAGMA that it cannot honour with silence. */
const WRITER_PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2, // FULL: NORMAL, the default of this build under WAL, loses acknowledged commits in a power cut
  foreign_keys: 1,
  wal_autocheckpoint: 1_000,
  journal_size_limit: 64 * 2 ** 20,
  temp_store: 2,
  trusted_schema: 0,
}
const READER_PRAGMAS = { query_only: 1, temp_store: 2, trusted_schema: 0 }

export async function connectWriter(file: string): Promise<PrismaClient> {
  const client = connect({ url: `file:${file}`, timeout: BUSY_TIMEOUT_MS }, WRITER_PRAGMAS)
  await assertPragmas(client, file, WRITER_PRAGMAS)
  return client
}

export async function connectReader(file: string): Promise<PrismaClient> {
  const client = connect({ url: `file:${file}`, timeout: BUSY_TIMEOUT_MS, readonly: true }, READER_PRAGMAS)
  await assertPragmas(client, file, { ...READER_PRAGMAS, journal_mode: 'wal' })
  return client
}

type Pragmas = Readonly<Record<string, string | number>>

function connect(options: ConstructorParameters<typeof PrismaBetterSqlite3>[0], pragmas: Pragmas): PrismaClient {
  const factory = new PrismaBetterSqlite3(options)
  const script = Object.entries(pragmas).map(([name, value]) => `PRAGMA ${name} = ${value};`)
  return new PrismaClient({
    adapter: {
      provider: factory.provider,
      adapterName: factory.adapterName,
      async connect() {
        const adapter = await factory.connect()
        await adapter.executeScript(script.join('\n'))
        return adapter
      },
    },
  })
}

/** @throws a start refusal unless every setting holds, read back from the very connection that will be used. */
export async function assertPragmas(client: PrismaClient, file: string, expected: Pragmas): Promise<void> {
  for (const [name, value] of Object.entries(expected)) {
    const rows = await client.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`)
    const found = Object.values(rows[0] ?? {})[0]
    if (String(found) === String(value)) continue
    throw startRefusal(
      `${file}: PRAGMA ${name} is ${String(found)}, must be ${value}. Put the data folder on a local disk.`,
    )
  }
}
