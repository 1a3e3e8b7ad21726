import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** What a client sees: every file it was promised, byte-equal and with all its runs. Answers what is wrong, one line each. */
export async function wrongThroughApi(url, promised) {
  const wrong = []
  for (const { id, sha256: hash, jobs } of promised) {
    const [file, raw] = await Promise.all([fetch(`${url}/api/v1/files/${id}`), fetch(`${url}/api/v1/files/${id}/raw`)])
    const bytes = Buffer.from(await raw.arrayBuffer())
    const { runs = [] } = await file.json()
    if (file.status !== 200 || raw.status !== 200)
      wrong.push(`lost: ${id} answers ${file.status}, its bytes ${raw.status}`)
    else if (sha256(bytes) !== hash) wrong.push(`damaged: the bytes of ${id}`)
    else if (runs.length !== jobs) wrong.push(`half there: ${id} has ${runs.length} of ${jobs} runs`)
  }
  return wrong
}

/** What lies on the disk: rows without bytes, runs without bodies, uploads left over, blobs that are not what they are named. */
export function wrongOnDisk(dataFolder, sent) {
  const wrong = []
  const left = readdirSync(join(dataFolder, 'tmp'))
  if (left.length > 0) wrong.push(`${left.length} temporary files are left`)
  const Database = require('better-sqlite3')
  const db = new Database(join(dataFolder, 'tierfront.db'), { readonly: true })
  try {
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') wrong.push('the database fails its integrity check')
    if (db.pragma('foreign_key_check').length > 0) wrong.push('rows point to nothing')
    const rows = db
      .prepare(`SELECT id, blob_sha256 AS blob, (SELECT count(*) FROM runs r WHERE r.file_id = f.id) AS runs,
        (SELECT count(*) FROM runs r JOIN run_bodies b ON b.run_id = r.id WHERE r.file_id = f.id) AS bodies FROM files f`)
      .all()
    for (const { id, blob, runs, bodies } of rows) {
      const jobs = sent.get(blob)
      if (jobs === undefined) wrong.push(`${id} holds what nobody sent`)
      else if (runs !== jobs || bodies !== jobs)
        wrong.push(`${id} is half there: ${runs} runs, ${bodies} bodies of ${jobs}`)
      if (!existsSync(join(dataFolder, 'blobs', blob.slice(0, 2), blob))) wrong.push(`${id} has no bytes`)
    }
    return {
      wrong: [...wrong, ...wrongBlobs(dataFolder)],
      files: rows.length,
      orphans: blobsOf(dataFolder).length - rows.length,
    }
  } finally {
    db.close()
  }
}

const blobsOf = (dataFolder) =>
  readdirSync(join(dataFolder, 'blobs')).flatMap((prefix) =>
    readdirSync(join(dataFolder, 'blobs', prefix)).map((name) => join(dataFolder, 'blobs', prefix, name)),
  )

const wrongBlobs = (dataFolder) =>
  blobsOf(dataFolder)
    .filter((path) => !path.endsWith(sha256(readFileSync(path))))
    .map((path) => `${path} is not what its name says`)
