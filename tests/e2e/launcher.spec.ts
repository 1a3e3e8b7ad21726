import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'

/** How Tierfront starts and stops, with the built program and the real npm. */

const DEADLINE_MS = 15_000
const folder = `${process.env.TIERFRONT_E2E_DATA}-launcher`
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
test.describe.configure({ mode: 'serial', timeout: 60_000 })

type Started = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

/** `--ignore-scripts` leaves `prestart` out: setting up belongs to the first start, not to these. */
function start(env: Record<string, string>, command = ['npm', 'start', '--ignore-scripts']): Started {
  const [program = '', ...args] = command
  const child = spawn(program, args, { env: { ...process.env, TIERFRONT_DATA: folder, ...env }, detached: true })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => text, ended }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function served(): Promise<Started & { port: number; url: string }> {
  const port = await freePort()
  const started = start({ PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  await expect.poll(started.output, { timeout: DEADLINE_MS }).toContain(`answers at ${url}`)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  return { ...started, port, url }
}

/** The processes below `pid`, nearest first. */
async function below(pid: number | undefined): Promise<number[]> {
  const { stdout } = await collect(['ps', '-e', '-o', 'pid=,ppid='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const under = (parent: number | undefined): number[] =>
    rows.flatMap(([child, its]) => (child !== undefined && its === parent ? [child, ...under(child)] : []))
  return under(pid)
}

async function collect(command: string[]): Promise<{ stdout: string; code: number | null }> {
  const started = start({}, command)
  const code = await started.ended
  return { stdout: started.output(), code }
}

const STOPS = [
  { who: 'npm', signal: 'SIGTERM' },
  { who: 'npm', signal: 'SIGKILL' },
  { who: 'the terminal', signal: 'SIGINT' },
  { who: 'the launcher', signal: 'SIGTERM' },
  { who: 'the launcher', signal: 'SIGKILL' },
  { who: 'the server', signal: 'SIGTERM' },
] as const

for (const { who, signal } of STOPS) {
  test(`${signal} to ${who} stops everything and frees the port`, async () => {
    const { child, port } = await served()
    const family = await below(child.pid)
    const [launcher, server] = family.slice(-2)
    const target = {
      npm: child.pid,
      'the terminal': -(child.pid ?? 0),
      'the launcher': launcher,
      'the server': server,
    }[who]
    process.kill(target ?? 0, signal)
    await expect.poll(() => isFree(port), { timeout: DEADLINE_MS }).toBe(true)
    await expect
      .poll(async () => (await Promise.all(family.map(isAlive))).some(Boolean), { timeout: DEADLINE_MS })
      .toBe(false)
  })
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('what is under way when told to stop is finished', async () => {
  const { child, port, url, ended } = await served()
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'))
      await new Promise((later) => setTimeout(later, 1_500))
      controller.enqueue(new TextEncoder().encode('1}'))
      controller.close()
    },
  })
  const answer = fetch(`${url}/api/v1/files?name=slow.json`, { method: 'PUT', body, duplex: 'half' } as RequestInit)
  await new Promise((later) => setTimeout(later, 500))
  process.kill(child.pid ?? 0, 'SIGTERM')
  expect((await answer).status).toBe(415)
  await ended
  expect(await isFree(port)).toBe(true)
})

test('a launcher that is told to stop ends with 0', async () => {
  const port = await freePort()
  const { child, output, ended } = start({ PORT: String(port) }, ['node', 'scripts/start.mjs'])
  await expect.poll(output, { timeout: DEADLINE_MS }).toContain('answers at')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test.describe('a start that cannot be', () => {
  const REFUSED = [
    {
      name: 'a host that others can reach',
      env: { HOST: '0.0.0.0' },
      line: /^HOST=0\.0\.0\.0 would open .* no logins yet.*\n$/,
    },
    { name: 'a port that is none', env: { PORT: '70000' }, line: /^PORT=70000 is not a port.*\n$/ },
  ]
  for (const { name, env, line } of REFUSED) {
    test(`${name} is refused in one line`, async () => {
      const { ended, output } = start(env, ['node', 'scripts/start.mjs'])
      expect(await ended).toBe(78)
      expect(output()).toMatch(line)
    })
  }

  test('a port that is taken is refused in one line', async () => {
    const taken = String(process.env.TIERFRONT_E2E_PORT)
    const { ended, output } = start({ PORT: taken }, ['node', 'scripts/start.mjs'])
    expect(await ended).toBe(78)
    expect(output()).toMatch(new RegExp(`^Port ${taken} is taken\\. .*PORT=\\d+ npm start\\n$`))
  })

  test('a data folder that is in use is refused in one line', async () => {
    const { ended, output } = start(
      { PORT: String(await freePort()), TIERFRONT_DATA: String(process.env.TIERFRONT_E2E_DATA) },
      ['node', 'scripts/start.mjs'],
    )
    expect(await ended).toBe(78)
    expect(output()).toContain('Another Tierfront is using the data folder')
  })
})
