// How long fio JSON takes from bytes to normalised runs, beside a bare JSON.parse of the same bytes in the same run and
// Python's json.load. node bench/ingest-json.mjs [file …]; without files the packed 200-job fixture and two made from it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ROUNDS = 31
const CHUNK_BYTES = 256 * 1024

const folder = mkdtempSync(join(tmpdir(), 'bench-ingest-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const bundle = join(folder, 'ingest.mjs')
await build({
  absWorkingDir: ROOT,
  stdin: { contents: "export { openIngest } from '@/lib/ingest'", resolveDir: ROOT },
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: bundle,
  logLevel: 'error',
})
const { openIngest } = await import(pathToFileURL(bundle))

function read(bytes) {
  const reader = openIngest({ nameHint: null, answers: {} })
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) reader.push(bytes.subarray(at, at + CHUNK_BYTES))
  const result = reader.end()
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** Both in turn, and the best of each: what a busy machine adds is not ours. */
function compare(works) {
  const times = works.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, work] of works.entries()) {
      const started = performance.now()
      work()
      times[index].push(performance.now() - started)
    }
  }
  return times.map((list) => Math.min(...list))
}

function python(path) {
  const program = `import json,time,sys
t=[]
for _ in range(11):
    s=time.perf_counter()
    with open(sys.argv[1],'rb') as f: json.load(f)
    t.append((time.perf_counter()-s)*1000)
print(min(t))`
  const { status, stdout } = spawnSync('python3', ['-c', program, path], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : null
}

/** The 6.6 MB document with bins, the same without them, and the same as one that only the tolerant reader takes. */
function ownFiles() {
  const packed = readFileSync(join(ROOT, 'tests/fixtures/archives/local__3.42-big-200jobs.json.gz'))
  const text = gunzipSync(packed).toString()
  const plain = JSON.stringify(JSON.parse(text), (key, value) => (key === 'bins' ? undefined : value), 2)
  const tolerant = text.replace('"jobname" : "', '"jobname" : "\t')
  return [
    ['json+, 200 jobs', text],
    ['json, 200 jobs', plain],
    ['json+, tolerant reader', tolerant],
  ].map(([name, content], index) => {
    const path = join(folder, `${index}.json`)
    writeFileSync(path, content)
    return [name, path]
  })
}

const files = process.argv.length > 2 ? process.argv.slice(2).map((path) => [basename(path), path]) : ownFiles()
for (const [name, path] of files) {
  const bytes = new Uint8Array(readFileSync(path))
  const bare = () => JSON.parse(new TextDecoder().decode(bytes).replace('\t', ' '))
  const [ours, parse] = compare([() => read(bytes), bare])
  const loaded = python(path)
  const beside = loaded === null ? 'json.load: not read' : `json.load ${loaded.toFixed(1)} ms`
  console.log(
    `${name}: ${(bytes.length / 1e6).toFixed(1)} MB · ours ${ours.toFixed(1)} ms · JSON.parse ${parse.toFixed(1)} ms` +
      ` · ratio ${(ours / parse).toFixed(2)} · ${beside}`,
  )
}
