import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { FAILURES } from '@/lib/outcome/failure'
import { exchange, request } from './raw-http'

const require = createRequire(import.meta.url)
const { guarded } = require('../../../scripts/guard/server.cjs')
const { STATUS } = require('../../../scripts/guard/rules.cjs')

type Handler = (req: IncomingMessage, res: ServerResponse) => void
const FAST = { tickMs: 20, idleMs: 200, graceMs: 300, minBytesPerSecond: 1_000, maxBodyBytes: 1_000_000 }

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** What the program behind the guard got to see is the body of its answer. */
const echo: Handler = (req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () =>
    res.end(JSON.stringify({ headers: req.headers, raw: req.rawHeaders, bytes: Buffer.concat(chunks).length })),
  )
}

async function listen(handler: Handler = echo, settings = {}): Promise<number> {
  const guardedServer: Server = guarded(createServer, { ...FAST, ...settings })(handler)
  server = guardedServer
  await new Promise<void>((ready) => guardedServer.listen(0, '127.0.0.1', ready))
  return (guardedServer.address() as AddressInfo).port
}

const CROSS = { 'Sec-Fetch-Site': 'cross-site' }
const json = (headers = {}) => ({ 'Content-Length': '2', ...headers })

describe('what passes and what is refused', () => {
  test.each([
    ['GET /', {}, 200],
    ['HEAD /runs', {}, 200],
    ['GET /api/v1/runs?limit=2', {}, 200],
    ['GET /', { Host: 'localhost:3000' }, 200],
    ['GET /', { Host: '[::1]:3000' }, 200],
    ['GET /', { Host: '127.8.9.10:80' }, 200],
    ['GET /', CROSS, 200],
    ['PUT /api/v1/files', json(), 200],
    ['POST /api/v1/files', json({ 'Sec-Fetch-Site': 'same-origin' }), 200],
    ['POST /api/v1/files', json({ 'Sec-Fetch-Site': 'none' }), 200],
    ['POST /api/v1/files', json({ Origin: 'http://127.0.0.1' }), 200],
    ['PATCH /api/v1/runs/1', json(), 200],
    ['DELETE /api/v1/files/1', {}, 200],
    ['GET http://169.254.169.254/latest', {}, 400],
    ['GET /s/%zz/report.json', {}, 400],
    ['GET /s/%00', {}, 200],
    ['GET /', { 'Content-Length': '2' }, 400],
    ['POST /api/v1/files', json(CROSS), 403],
    ['POST /api/v1/files', json({ 'Sec-Fetch-Site': 'same-site' }), 403],
    ['POST /api/v1/files', json({ Origin: 'https://evil.example' }), 403],
    ['POST /api/v1/files', json({ Origin: 'null' }), 403],
    ['POST /api/v1/files', json({ Origin: 'http://127.0.0.1:8080' }), 403],
    ['DELETE /api/v1/files/1', { Origin: 'https://evil.example' }, 403],
    ['POST /', json(), 405],
    ['PUT /runs', json(), 405],
    ['DELETE /s/token', {}, 405],
    ['TRACE /', {}, 405],
    ['OPTIONS /api/v1/files', {}, 405],
    ['POST /api/../recommend', json(), 405],
    ['POST /api/%2e%2e/recommend', json(), 405],
    ['POST /api/v1/files', { 'Content-Length': '1000001' }, 413],
    ['GET /', { Host: 'evil.example' }, 421],
    ['GET /', { Host: '127.0.0.1.evil.example' }, 421],
    ['GET /', { Host: 'localhost@evil.example' }, 421],
  ])('%s %j → %i', async (line, headers: Record<string, string>, status) => {
    const port = await listen()
    const body = headers['Content-Length'] === '2' ? '{}' : ''
    const answer = await exchange(port, [request(line, headers, body)])
    expect(answer.status).toBe(status)
    expect(answer.reset).toBe(false)
  })

  test('a refusal is problem+json with a stable code, an id and the safe headers', async () => {
    const answer = await exchange(await listen(), [request('PUT /runs', json(), '{}')])
    expect(JSON.parse(answer.body)).toMatchObject({
      type: 'urn:tierfront:problem:method_not_allowed',
      status: 405,
      code: 'method_not_allowed',
      instance: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(answer.head).toContain('content-type: application/problem+json')
    expect(answer.head).toContain('allow: get, head')
    expect(answer.head).toContain("content-security-policy: default-src 'none'")
    expect(answer.head).toContain('cache-control: private, no-store')
  })

  test('codes and statuses are those of the catalogue of failures', () => {
    const known: Record<string, { status: number }> = FAILURES
    for (const [code, status] of Object.entries(STATUS)) expect([code, known[code]?.status]).toEqual([code, status])
  })
})

describe('headers', () => {
  test('what poses as a proxy or as Next is dropped, the request gets an id of ours', async () => {
    const forged = {
      'Next-Action': 'abc',
      'X-Middleware-Subrequest': 'proxy:proxy',
      'X-Matched-Path': '/s/x',
      'X-Nextjs-Data': '1',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-For': '10.0.0.1',
      Forwarded: 'for=10.0.0.1',
      'X-Request-Id': 'mine',
      'Content-Security-Policy': "script-src 'nonce-mine'",
    }
    const answer = await exchange(await listen(), [request('GET /', { ...forged, Accept: '*/*', RSC: '1' })])
    const seen = JSON.parse(answer.body)
    expect(Object.keys(seen.headers).sort()).toEqual(['accept', 'connection', 'host', 'rsc', 'x-request-id'])
    expect(seen.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.head).toContain(`x-request-id: ${seen.headers['x-request-id']}`)
    expect(JSON.stringify(seen.raw)).not.toContain('evil.example')
  })

  test('more than a hundred are read up to the hundredth', async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`X-Pad-${i}`, '1']))
    const answer = await exchange(await listen(), [request('GET /', many)])
    expect(answer.status).toBe(200)
    expect(Object.keys(JSON.parse(answer.body).headers).length).toBeLessThanOrEqual(101)
  })
})

describe('bodies', () => {
  test('one that is too large is refused before it is sent', async () => {
    const head = request('PUT /api/v1/files', { 'Content-Length': '99999999', Expect: '100-continue' })
    const answer = await exchange(await listen(), [head])
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'body_too_large', params: { limitBytes: 1_000_000 } })
  })

  test('one that is welcome is asked for', async () => {
    const head = request('PUT /api/v1/files', { 'Content-Length': '2', Expect: '100-continue' })
    const answer = await exchange(await listen(), [head, '{}'], { gapMs: 50 })
    expect(answer.status).toBe(100)
    expect(answer.body).toContain('200 OK')
  })

  test('a client that keeps sending reads the refusal instead of a reset', async () => {
    const port = await listen((_req, res) => {
      res.statusCode = 415
      res.end('no')
    })
    const piece = 'x'.repeat(10_000)
    const head = request('PUT /api/v1/files', { 'Content-Length': '900000' })
    const answer = await exchange(port, [head, ...Array.from({ length: 90 }, () => piece)], { gapMs: 1 })
    expect(answer).toMatchObject({ status: 415, body: expect.stringContaining('no') })
    expect(answer.head).toContain('connection: close')
  })

  test('and is cut off after a second', async () => {
    const port = await listen((_req, res) => res.end('no'), { graceMs: 9_000, idleMs: 9_000 })
    const head = request('PUT /api/v1/files', { 'Content-Length': '900000' })
    const answer = await exchange(port, [head, ...Array.from({ length: 100 }, () => 'x')], {
      gapMs: 40,
      waitMs: 4_000,
      stubborn: true,
    })
    expect(answer.status).toBe(200)
    expect(answer.ms).toBeGreaterThan(900)
    expect(answer.ms).toBeLessThan(2_500)
  })

  test('one that stops is refused as too slow', async () => {
    const answer = await exchange(await listen(), [request('PUT /api/v1/files', { 'Content-Length': '50' }, 'half')])
    expect(answer.status).toBe(408)
    expect(JSON.parse(answer.body).code).toBe('too_slow')
  })

  test('whoever reads it is told that no more will come', async () => {
    const told: string[] = []
    const port = await listen((req) => {
      req.on('data', () => told.push('data'))
      req.on('error', ({ message }) => told.push(message))
    })
    await exchange(port, [request('PUT /api/v1/files', { 'Content-Length': '50' }, 'half')])
    await expect.poll(() => told).toEqual(['data', 'aborted'])
  })

  test('one that trickles is refused as too slow', async () => {
    const head = request('PUT /api/v1/files', { 'Content-Length': '50000' })
    const answer = await exchange(await listen(), [head, ...Array.from({ length: 100 }, () => 'x')], { gapMs: 20 })
    expect(answer.status).toBe(408)
  })

  test('one that we are slow to read is not its client’s fault', async () => {
    const port = await listen((req, res) => {
      setTimeout(() => echo(req, res), 800)
    })
    const body = 'x'.repeat(500_000)
    const answer = await exchange(port, [request('PUT /api/v1/files', { 'Content-Length': '500000' }, body)])
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body).bytes).toBe(500_000)
  })
})

describe('connections', () => {
  test('upgrades are destroyed', async () => {
    const port = await listen()
    server?.on('upgrade', (_req, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' }
    expect((await exchange(port, [request('GET /', headers)])).status).toBe(0)
  })

  test('a crowd from one address is told so', async () => {
    const port = await listen(echo, { maxSocketsPerAddress: 3 })
    const idle = await Promise.all(
      Array.from(
        { length: 3 },
        () =>
          new Promise<ReturnType<typeof connect>>((ready) => {
            const socket = connect(port, '127.0.0.1', () => ready(socket))
          }),
      ),
    )
    const answer = await exchange(port, [request('GET /')])
    for (const socket of idle) socket.destroy()
    expect(answer.status).toBe(429)
    expect(answer.head).toContain('retry-after: 1')
  })

  test('those without a request under way can be closed, the others finish', async () => {
    const port = await listen((_req, res) => {
      setTimeout(() => res.end('done'), 300)
    })
    const quiet = exchange(port, [])
    const busy = exchange(port, [request('GET /')])
    await new Promise((next) => setTimeout(next, 100))
    ;(server as Server & { closeQuietSockets: () => void }).closeQuietSockets()
    expect((await quiet).ms).toBeLessThan(1_000)
    expect((await busy).body).toContain('done')
  })

  test('headers that never end are given up', async () => {
    const port = await listen(echo, { headersTimeoutMs: 200 })
    const answer = await exchange(port, ['GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n'])
    expect(answer.status).toBe(408)
  })
})
