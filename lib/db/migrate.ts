import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { startRefusal } from './refuse'

/** 'TFRT': says whose file this is (`file tierfront.db`, PRAGMA application_id). */
const APPLICATION_ID = 0x54465254
const BACKUPS_KEPT = 5

export type Migration = {
  readonly version: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** Tables whose number of rows this migration means to change; of any other table a changed count is an accident. */
  readonly mayChange: readonly string[]
}

/** Folders `0001_name` with a `migration.sql`, and an `expect.json` `{ "mayChange": [table] }` where rows come or go. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return names.map((name, index) => {
    const version = Number(name.slice(0, 4))
    if (version !== index + 1) throw new RangeError(`migration ${name} should have number ${index + 1}`)
    const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
    const expectations = join(folder, name, 'expect.json')
    const expected: unknown = existsSync(expectations) ? JSON.parse(readFileSync(expectations, 'utf8')) : null
    return {
      version,
      name,
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
      mayChange: mayChange(expected),
    }
  })
}

/**
 * Brings the database at `file` to the newest version, all or nothing, after a backup. Foreign keys are off before each BEGIN:
 * redefining a table under them deletes its children, and PRAGMA foreign_keys does nothing inside a transaction.
 * @throws a start refusal when the database is newer, was made by other SQL, or a migration fails.
 */
export function migrate(
  file: string,
  migrations: readonly Migration[],
  backupsFolder: string,
): { from: number; to: number } {
  const db = new Database(file)
  try {
    chmodSync(file, 0o600)
    const from = Number(db.pragma('user_version', { simple: true }))
    refuseForeign(db, file, from, migrations)
    const due = migrations.filter(({ version }) => version > from)
    const to = due.at(-1)?.version ?? from
    if (due.length > 0 && from > 0) backUp(db, backupsFolder, to)
    for (const migration of due) apply(db, migration)
    if (due.length > 0) checkWhole(db, file)
    return { from, to }
  } finally {
    db.close()
  }
}

function apply(db: Database.Database, migration: Migration): void {
  db.pragma('foreign_keys = OFF')
  db.exec('BEGIN IMMEDIATE')
  try {
    const before = rowCounts(db)
    db.exec(migration.sql)
    const broken = db.pragma('foreign_key_check')
    if (Array.isArray(broken) && broken.length > 0) throw new Error(`it leaves ${broken.length} dangling references`)
    refuseLostRows(before, rowCounts(db), migration.mayChange)
    db.exec(`CREATE TABLE IF NOT EXISTS migrations (
      version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL) STRICT`)
    db.prepare('INSERT INTO migrations VALUES (?, ?, ?)').run(migration.version, migration.name, migration.checksum)
    db.pragma(`user_version = ${migration.version}`)
    db.pragma(`application_id = ${APPLICATION_ID}`)
    db.exec('COMMIT')
  } catch (cause) {
    if (db.inTransaction) db.exec('ROLLBACK')
    const why = cause instanceof Error ? cause.message : String(cause)
    throw startRefusal(`Migration ${migration.name} failed and was undone: ${why}. The database is as it was.`, cause)
  } finally {
    db.pragma('foreign_keys = ON')
  }
}

function refuseForeign(db: Database.Database, file: string, from: number, migrations: readonly Migration[]): void {
  const newest = migrations.at(-1)?.version ?? 0
  if (from > newest) {
    throw startRefusal(
      `${file} has version ${from}, this Tierfront knows ${newest}. Start the newer one, or restore a file of the backups folder.`,
    )
  }
  const applied = from === 0 ? [] : db.prepare('SELECT version, checksum FROM migrations').all()
  for (const row of applied) {
    const { version, checksum } = row as { version: number; checksum: string }
    if (migrations[version - 1]?.checksum === checksum) continue
    throw startRefusal(
      `${file} was made by another migration ${version} than this Tierfront has. Restore the original file.`,
    )
  }
}

function rowCounts(db: Database.Database): ReadonlyMap<string, number> {
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all()
  return new Map(
    tables.map((name) => [
      String(name),
      Number(
        db
          .prepare(`SELECT count(*) FROM "${String(name)}"`)
          .pluck()
          .get(),
      ),
    ]),
  )
}

function refuseLostRows(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  mayChange: readonly string[],
): void {
  for (const [table, count] of before) {
    const now = after.get(table)
    if (now === count || mayChange.includes(table)) continue
    throw new Error(`table ${table} had ${count} rows and would have ${now ?? 'none: it is gone'}`)
  }
}

function backUp(db: Database.Database, folder: string, to: number): void {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const path = join(folder, `pre-${String(to).padStart(4, '0')}-${stamp}.db`)
  db.prepare('VACUUM INTO ?').run(path)
  chmodSync(path, 0o600)
  const old = readdirSync(folder).filter((name) => /^pre-\d{4}-.*\.db$/.test(name))
  for (const name of old.sort().slice(0, -BACKUPS_KEPT)) unlinkSync(join(folder, name))
}

function checkWhole(db: Database.Database, file: string): void {
  const verdict = db.pragma('quick_check', { simple: true })
  if (verdict !== 'ok')
    throw startRefusal(`${file} is damaged (${String(verdict)}). Restore a file of the backups folder.`)
}

function mayChange(expected: unknown): readonly string[] {
  if (typeof expected !== 'object' || expected === null || !('mayChange' in expected)) return []
  return Array.isArray(expected.mayChange) ? expected.mayChange.map(String) : []
}
