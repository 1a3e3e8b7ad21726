import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { aResult, randomFrom } from './results.mjs'
import { startServer } from './server.mjs'
import { wrongOnDisk, wrongThroughApi } from './verify.mjs'

/**
 * Kills the built server in the middle of uploads, again and again. What it had acknowledged must be there, byte-equal and
 * with its rows; of the rest nothing may be half there. `npm run test:kill -- --times 50 --seed 7`
 */
const { times, seed } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
}).values

const UPLOADERS = 4
const LONGEST_LIFE_MS = 800
const FIRST_ANSWER_MS = 10_000
const DEAD_CLIENTS = 20
const CLEAN_WITHIN_MS = 1_000

const random = randomFrom(Number(seed))
const dataFolder = mkdtempSync(join(tmpdir(), 'tierfront-kill-'))
const sent = new Map() // SHA-256 → runs in it
const promised = []
let number = 0

/** Small files mostly, as in life; some large enough that the kill meets them on their way; some sent twice. */
function nextResult() {
  if (number > 0 && random() < 0.1) return aResult(Math.floor(random() * number), shapeOf(0))
  number += 1
  return aResult(number, shapeOf(random()))
}
const shapeOf = (draw) => ({ jobs: 1 + Math.floor(draw * 20), padBytes: draw > 0.8 ? Math.floor(draw * 3e6) : 0 })

async function uploadUntil(url, over) {
  while (!over.now) {
    const { bytes, jobs, sha256 } = nextResult()
    sent.set(sha256, jobs)
    try {
      const answer = await fetch(`${url}/api/v1/files?name=kill.json`, { method: 'PUT', body: bytes })
      const { id } = await answer.json()
      if (answer.status === 200 || answer.status === 201) promised.push({ id, sha256, jobs })
      else throw new Error(`an upload was answered ${answer.status}`)
    } catch (error) {
      if (!over.now && error.cause?.code === undefined) throw error // the server refused; being cut off is what we are here for
    }
  }
}

async function oneLife(index) {
  const server = await startServer(dataFolder)
  const before = promised.length
  const wrong = await wrongThroughApi(server.url, promised.slice(lastChecked))
  lastChecked = before
  const over = { now: false }
  const uploads = Promise.all(Array.from({ length: UPLOADERS }, () => uploadUntil(server.url, over)))
  // One life in five ends before anything may have been acknowledged, the others a moment after the first answer.
  const early = random() < 0.2
  for (let waited = 0; !early && promised.length === before && waited < FIRST_ANSWER_MS; waited += 5) await wait(5)
  await wait(random() * LONGEST_LIFE_MS)
  over.now = true
  await server.kill()
  await uploads
  if (process.stdout.isTTY)
    process.stdout.write(`\r${index + 1} of ${times} killed, ${promised.length} uploads acknowledged `)
  return { wrong, readyMs: server.readyMs }
}
let lastChecked = 0

/** Clients that send half a file and are gone: nothing of them may be left a second later. */
async function deadClients(server) {
  const { port } = new URL(server.url)
  const { bytes } = aResult(9_999_999, { jobs: 50, padBytes: 500_000 })
  for (let client = 0; client < DEAD_CLIENTS; client++) {
    const socket = connect(Number(port), '127.0.0.1')
    const framing = client % 2 === 0 ? `Content-Length: ${bytes.length}` : 'Transfer-Encoding: chunked'
    socket.write(`PUT /api/v1/files?name=half.json HTTP/1.1\r\nHost: 127.0.0.1\r\n${framing}\r\n\r\n`)
    const half = bytes.subarray(0, Math.floor(random() * bytes.length))
    if (client % 2 === 0) socket.write(half)
    else socket.write(Buffer.concat([Buffer.from(`${half.length.toString(16)}\r\n`), half, Buffer.from('\r\n')]))
    await wait(random() * 40)
    socket.destroy()
  }
  await wait(CLEAN_WITHIN_MS)
  const left = readdirSync(join(dataFolder, 'tmp'))
  const wrong = left.length === 0 ? [] : [`${left.length} temporary files of dead clients after ${CLEAN_WITHIN_MS} ms`]
  // A client that leaves is everyday: it must not look like a defect in the log.
  return /error|unhandled/i.test(server.log()) ? [...wrong, `the log says of dead clients: ${server.log()}`] : wrong
}

try {
  const lives = []
  for (let index = 0; index < Number(times); index++) lives.push(await oneLife(index))
  if (process.stdout.isTTY) process.stdout.write('\n')
  const server = await startServer(dataFolder)
  const wrong = [
    ...lives.flatMap((life) => life.wrong),
    ...(await wrongThroughApi(server.url, promised)),
    ...(await deadClients(server)),
  ]
  const code = await server.stop()
  if (code !== 0) wrong.push(`told to stop, the server ended with ${code}`)
  const disk = wrongOnDisk(dataFolder, sent)
  const all = [...wrong, ...disk.wrong]
  const readyMs = lives.map((life) => life.readyMs).sort((a, b) => a - b)
  for (const line of all.slice(0, 50)) console.log(line)
  console.log(
    `seed ${seed}: ${times} kills, ${sent.size} contents sent, ${promised.length} acknowledged, ${disk.files} files, ` +
      `${disk.orphans} orphan blobs; ready after ${readyMs[readyMs.length >> 1]?.toFixed(0)} ms (median), ${readyMs.at(-1)?.toFixed(0)} ms (worst)`,
  )
  console.log(`${all.length} wrong`)
  process.exitCode = all.length === 0 ? 0 : 1
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}
