import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '..', '..')
const START_DEADLINE_MS = 60_000
const POLL_MS = 20

/** The built program on a data folder of its own, started as `npm start` does it and ended as a power switch would. */
export async function startServer(dataFolder) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const launcher = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    cwd: ROOT,
    detached: true, // a process group of its own, so that launcher and server die in the same instant
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', TIERFRONT_DATA: dataFolder, TIERFRONT_DEMO: 'off' },
  })
  let log = ''
  launcher.stderr.on('data', (text) => {
    log = (log + text).slice(-4_000)
  })
  const ended = once(launcher, 'close')
  const started = performance.now()
  while (!(await isReady(url))) {
    if (launcher.exitCode !== null) throw new Error(`the server ended with ${launcher.exitCode}: ${log}`)
    if (performance.now() - started > START_DEADLINE_MS) throw new Error(`the server is not ready: ${log}`)
    await wait(POLL_MS)
  }
  return {
    url,
    readyMs: performance.now() - started,
    log: () => log,
    async kill() {
      process.kill(-launcher.pid, 'SIGKILL')
      await ended
    },
    async stop() {
      launcher.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.status === 200,
    () => false,
  )

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
