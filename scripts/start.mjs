import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { resolve } from 'node:path'
import { checkedAddress } from './address.mjs'
import { packageScript, ROOT } from './run.mjs'

/** Serves the built program until it is told to stop, and leaves nothing behind when it goes, however it goes. */

const STOP_DEADLINE_MS = 25_000
const PROBE_MS = 50
const PARENT_POLL_MS = 500

const address = await checkedAddress(process.env)
const server = spawn(
  process.execPath,
  [
    '--require',
    `${ROOT}scripts/guard.cjs`,
    packageScript('next/dist/bin/next'),
    'start',
    '-H',
    address.host,
    '-p',
    String(address.port),
  ],
  {
    cwd: ROOT,
    // The channel carries no messages: it breaks when we die, and the guard stops the server then.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  },
)

let stopping = false
let killed = false
function stop() {
  if (stopping) return
  stopping = true
  server.kill('SIGTERM')
  setTimeout(() => {
    killed = true
    server.kill('SIGKILL')
  }, STOP_DEADLINE_MS).unref()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

// npm that is killed tells nobody: we are handed to another parent, or the shell between us is (only Linux can tell).
const parentOf = (pid) => {
  const stat = `/proc/${pid}/stat`
  return existsSync(stat) ? Number(readFileSync(stat, 'utf8').split(') ').at(-1).split(' ')[1]) : 0
}
const forebears = () => `${process.ppid} ${parentOf(process.ppid)}`
if (process.env.npm_lifecycle_event === 'start') {
  const atFirst = forebears()
  setInterval(() => {
    if (forebears() !== atFirst) stop()
  }, PARENT_POLL_MS).unref()
}

server.once('error', (error) => {
  console.error(`The server did not start: ${error.message}`)
  process.exit(1)
})
server.once('close', (code) => process.exit(stopping && !killed ? 0 : (code ?? 1)))

function probe() {
  if (stopping) return
  const request = get(`${address.url}/healthz`, (answer) => {
    answer.resume()
    if (answer.statusCode !== 200) again()
    else
      console.log(
        `\nTierfront answers at ${address.url} · data in ${resolve(ROOT, process.env.TIERFRONT_DATA ?? 'data')} · Ctrl-C stops it`,
      )
  })
  request.once('error', again)
}
const again = () => setTimeout(probe, PROBE_MS).unref()
probe()
