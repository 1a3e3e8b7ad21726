import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './run.mjs'

/** One hash over names and contents; dates say nothing after a checkout. Paths that do not exist count as absent. */
export function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const path of paths.flatMap(filesUnder)) {
    hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)))
  }
  return hash.digest('hex')
}

/** A stamp lies inside what it describes, so that it goes when that is deleted. */
export const isFresh = (stamp, hash) =>
  existsSync(join(ROOT, stamp)) && readFileSync(join(ROOT, stamp), 'utf8') === hash
export function writeStamp(stamp, hash) {
  mkdirSync(dirname(join(ROOT, stamp)), { recursive: true })
  writeFileSync(join(ROOT, stamp), hash)
}

function filesUnder(path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  const entries = readdirSync(full, { withFileTypes: true }).filter(({ name }) => name !== 'generated')
  return entries.flatMap(({ name }) => filesUnder(`${path}/${name}`)).sort()
}
