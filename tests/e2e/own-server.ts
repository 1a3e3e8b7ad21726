import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from './fixtures'

const START_MS = 60_000

type Served = { readonly url: string; stop(): Promise<void> }

/** The built program on a folder of its own: for journeys that change what other pages show. */
export async function serve(env: Record<string, string> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'tierfront-own-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), TIERFRONT_DATA: folder, TIERFRONT_DEMO: 'off', ...env },
    stdio: 'ignore',
  })
  const ended = once(child, 'close')
  const ready = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: START_MS }).toBe(200)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Every test of the file speaks to one server that no other file knows. */
export const test = base.extend<object, { ownServer: Served }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const served = await serve()
      await use(served)
      await served.stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
})
