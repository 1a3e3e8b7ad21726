import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aResult } from './results.mjs'
import { startServer } from './server.mjs'

/**
 * Watches the system calls of one upload: its bytes are on the disk before they have their name, the name before there are
 * rows, the rows before the answer. Needs strace. `node tests/faults/order.mjs`
 */
const STEPS = [
  ['the bytes are synced', /fdatasync\(\d+<[^>]*\/tmp\/[0-9a-f]{32}>/],
  ['they get their name', /rename(?:at2)?\(.*\/tmp\/[0-9a-f]{32}.*\/blobs\//],
  ['the name is synced', /fsync\(\d+<[^>]*\/blobs\/[0-9a-f]{2}>/],
  ['the rows are synced', /f(?:data)?sync\(\d+<[^>]*tierfront\.db-wal>/],
  ['the upload is acknowledged', /"HTTP\/1\.1 201/],
]

if (spawnSync('strace', ['-V']).status !== 0) {
  console.log('strace is not here (apt-get install strace): nothing was checked')
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'tierfront-order-'))
const trace = join(folder, 'trace.txt')
const upload = async (url, number) =>
  (await fetch(`${url}/api/v1/files`, { method: 'PUT', body: aResult(number, { jobs: 3, padBytes: 100_000 }).bytes }))
    .status

try {
  const server = await startServer(join(folder, 'data'))
  await upload(server.url, 1) // so that nothing of a first time is in the trace
  const port = new URL(server.url).port
  const strace = spawn('strace', [
    '-f',
    '-y',
    '-e',
    'trace=rename,renameat2,fsync,fdatasync,write,writev',
    '-o',
    trace,
    '-p',
    serverOn(port),
  ])
  await once(strace.stderr, 'data') // "Process … attached"
  await wait(500)
  const status = await upload(server.url, 2)
  await wait(500)
  strace.kill('SIGINT')
  await once(strace, 'close')
  await server.stop()

  const lines = readFileSync(trace, 'utf8').split('\n')
  const found = STEPS.map(([name, sign]) => ({ name, line: lines.findIndex((line) => sign.test(line)) }))
  for (const { name, line } of found) console.log(`${line < 0 ? 'missing' : `line ${line + 1}`}: ${name}`)
  const inOrder = found.every(({ line }, index) => line >= 0 && (index === 0 || line > found[index - 1].line))
  console.log(inOrder && status === 201 ? 'in order' : `NOT in order (answer ${status})`)
  process.exitCode = inOrder && status === 201 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The process that listens there: its socket's inode stands in /proc/net/tcp and among its open files. */
function serverOn(port) {
  const hexPort = Number(port).toString(16).toUpperCase().padStart(4, '0')
  const row = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .find((line) => line.includes(`:${hexPort} 00000000:0000 0A`))
  const inode = row?.trim().split(/\s+/)[9]
  const found = readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && socketsOf(pid).includes(`socket:[${inode}]`))
  if (found === undefined) throw new Error(`no process listens on ${port}`)
  return found
}

function socketsOf(pid) {
  const { stdout } = spawnSync('find', [`/proc/${pid}/fd`, '-lname', 'socket:*', '-printf', '%l\n'], {
    encoding: 'utf8',
  })
  return stdout.split('\n')
}
