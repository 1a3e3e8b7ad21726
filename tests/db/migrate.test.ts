import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Migration, migrate, readMigrations } from '@/lib/db/migrate'

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'prisma', 'migrations')

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tierfront-migrate-'))
  file = join(folder, 'x.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const step = (version: number, sql: string, mayChange: readonly string[] = []): Migration => ({
  version,
  name: `000${version}_test`,
  sql,
  checksum: `checksum of ${sql.length}`,
  mayChange,
})

const PARENTS = step(
  1,
  `CREATE TABLE parent (id INTEGER PRIMARY KEY, name TEXT) STRICT;
   CREATE TABLE child (id INTEGER PRIMARY KEY, parent_id INTEGER NOT NULL REFERENCES parent (id) ON DELETE CASCADE) STRICT;
   INSERT INTO parent VALUES (1, 'a'); INSERT INTO child VALUES (1, 1), (2, 1), (3, 1);`,
)
/** What Prisma writes to change a column: with foreign keys on, dropping the old table deletes every child. */
const REDEFINE = step(
  2,
  `CREATE TABLE parent_new (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
   INSERT INTO parent_new SELECT id, name FROM parent; DROP TABLE parent; ALTER TABLE parent_new RENAME TO parent;`,
)

function read<Value>(work: (db: Database.Database) => Value): Value {
  const db = new Database(file, { readonly: true })
  try {
    return work(db)
  } finally {
    db.close()
  }
}
const count = (table: string): unknown => read((db) => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get())
const version = (): unknown => read((db) => db.pragma('user_version', { simple: true }))

describe('the migration runner', () => {
  test('the committed migrations make a sound database, readable by its owner alone', () => {
    expect(migrate(file, readMigrations(MIGRATIONS), folder)).toMatchObject({ from: 0 })
    expect(read((db) => db.pragma('integrity_check', { simple: true }))).toBe('ok')
    expect(read((db) => db.pragma('application_id', { simple: true }))).toBe(0x54465254)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const loose = read((db) =>
      db
        .prepare(
          "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'",
        )
        .all(),
    )
    expect(loose).toEqual([])
  })

  test('a second run has nothing to do', () => {
    migrate(file, readMigrations(MIGRATIONS), folder)
    const again = migrate(file, readMigrations(MIGRATIONS), folder)
    expect(again.from).toBe(again.to)
    expect(readdirSync(folder).filter((name) => name.startsWith('pre-'))).toEqual([])
  })

  test('redefining a table keeps the rows that point to it (F5)', () => {
    migrate(file, [PARENTS], folder)
    migrate(file, [PARENTS, REDEFINE], folder)
    expect([count('parent'), count('child'), version()]).toEqual([1, 3, 2])
  })

  test('a backup of before lies beside, whole', () => {
    migrate(file, [PARENTS], folder)
    migrate(file, [PARENTS, REDEFINE], folder)
    const [backup = ''] = readdirSync(folder).filter((name) => /^pre-0002-.*\.db$/.test(name))
    file = join(folder, backup)
    expect([count('child'), version()]).toEqual([3, 1])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('only five backups are kept', () => {
    for (let last = 1; last <= 8; last++) {
      const steps = Array.from({ length: last }, (_, index) =>
        step(index + 1, `CREATE TABLE t${index} (x TEXT) STRICT;`),
      )
      migrate(file, steps, folder)
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('pre-'))).toHaveLength(5)
  })

  test.each([
    { what: 'broken SQL', bad: step(2, 'CREATE TABLE extra (id TEXT) STRICT; CREATE TABLE (;'), says: /syntax error/ },
    { what: 'a dangling reference', bad: step(2, 'DELETE FROM parent;', ['parent']), says: /3 dangling references/ },
    {
      what: 'lost rows',
      bad: step(2, 'DELETE FROM child WHERE id = 1;'),
      says: /table child had 3 rows and would have 2/,
    },
    { what: 'a lost table', bad: step(2, 'DROP TABLE child;'), says: /table child had 3 rows and would have none/ },
  ])('$what is undone as a whole', ({ bad, says }) => {
    migrate(file, [PARENTS], folder)
    expect(() => migrate(file, [PARENTS, bad], folder)).toThrow(says)
    expect([count('parent'), count('child'), version()]).toEqual([1, 3, 1])
    expect(() => count('extra')).toThrow(/no such table/)
  })

  test('rows may go where the migration says so', () => {
    migrate(file, [PARENTS], folder)
    migrate(file, [PARENTS, step(2, 'DELETE FROM child WHERE id = 1;', ['child'])], folder)
    expect(count('child')).toBe(2)
  })

  test('a newer database is refused and left alone', () => {
    migrate(file, [PARENTS, REDEFINE], folder)
    expect(() => migrate(file, [PARENTS], folder)).toThrow(/has version 2, this Tierfront knows 1/)
    expect(version()).toBe(2)
  })

  test('a database made by other SQL is refused', () => {
    migrate(file, [PARENTS], folder)
    expect(() => migrate(file, [{ ...PARENTS, checksum: 'another' }], folder)).toThrow(/another migration 1/)
  })
})
