import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from './fixtures'
import { PAGES } from './pages'

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
}
const MACHINE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
const NONCE = /'nonce-([A-Za-z0-9+/=]{22,})'/

test.describe('headers', () => {
  const MACHINES = ['/api/v1/runs', '/api/v1/options', '/api/v1/no-such', '/healthz', '/readyz', '/robots.txt']
  const SHARED = ['/s/no-such-token', '/s/no-such-token/report.json']

  for (const path of [...PAGES, ...MACHINES, ...SHARED]) {
    test(`${path} carries what every answer carries`, async ({ request }) => {
      const answer = await request.get(path)
      expect(answer.headers()).toMatchObject(EVERYWHERE)
      expect(answer.headers()).not.toHaveProperty('x-powered-by')
      expect(answer.headers()).not.toHaveProperty('access-control-allow-origin')
      expect(answer.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    })
  }

  for (const path of PAGES) {
    test(`${path} gets a policy with a fresh nonce and is not stored`, async ({ request }) => {
      const [one, two] = [await request.get(path), await request.get(path)]
      const policy = one.headers()['content-security-policy'] ?? ''
      expect(policy).toContain("'strict-dynamic'")
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
      expect(policy.match(NONCE)?.[1]).not.toEqual(two.headers()['content-security-policy']?.match(NONCE)?.[1])
      expect(one.headers()['referrer-policy']).toBe('same-origin')
      expect(one.headers()['cache-control']).toContain('no-store')
    })
  }

  for (const path of MACHINES.slice(0, 5)) {
    test(`${path} is never drawn as a page`, async ({ request }) => {
      const answer = await request.get(path)
      expect(answer.headers()['content-security-policy']).toBe(MACHINE_POLICY)
      expect(answer.headers()['cache-control']).toContain('no-store')
    })
  }

  for (const path of SHARED) {
    test(`${path} gives nothing away`, async ({ request }) => {
      const answer = await request.get(path)
      expect(answer.status()).toBe(404)
      expect(answer.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'cache-control': expect.stringContaining('no-store'),
      })
    })
  }

  test('a shared page may send no form', async ({ request }) => {
    const answer = await request.get('/s/no-such-token')
    expect(answer.headers()['content-security-policy']).toContain("form-action 'none'")
  })

  test('robots may fetch shares alone', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nAllow: /s/\nDisallow: /\n')
  })
})

test.describe('refusals', () => {
  const CASES = [
    { name: 'a foreign host', method: 'GET', path: '/', headers: { host: 'evil.example' }, code: 'host_not_allowed' },
    {
      name: 'a foreign origin',
      method: 'POST',
      path: '/api/v1/bills',
      headers: { origin: 'https://evil.example' },
      code: 'cross_origin',
    },
    {
      name: 'a cross-site request',
      method: 'PUT',
      path: '/api/v1/files',
      headers: { 'sec-fetch-site': 'cross-site' },
      code: 'cross_origin',
    },
    { name: 'a server action', method: 'POST', path: '/', headers: { 'next-action': 'x' }, code: 'method_not_allowed' },
    { name: 'a page that is put', method: 'PUT', path: '/runs', headers: {}, code: 'method_not_allowed' },
    { name: 'a share that is deleted', method: 'DELETE', path: '/s/x', headers: {}, code: 'method_not_allowed' },
    {
      name: 'an upload too large',
      method: 'PUT',
      path: '/api/v1/files',
      headers: { 'content-length': '999999999999' },
      code: 'body_too_large',
    },
  ]
  for (const { name, method, path, headers, code } of CASES) {
    test(`${name}: ${code}`, async () => {
      const answer = await raw({ method, path, headers })
      expect(answer).toContain('application/problem+json')
      expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({ code })
    })
  }

  test('an image is not resized on anyone’s behalf', async ({ request }) => {
    expect((await request.get('/_next/image?url=%2Ficon.svg&w=64&q=75')).status()).toBe(404)
  })

  test('a forged nonce does not reach the page', async ({ request }) => {
    const forged = { 'content-security-policy': "script-src 'nonce-forged'", 'x-nonce': 'forged' }
    expect(await (await request.get('/', { headers: forged })).text()).not.toContain('forged')
  })
})

test.describe('in a browser that enforces the policy', () => {
  // The fixture `quiet` fails a test whose page was refused anything.
  for (const path of PAGES) {
    test(`${path} stays within it`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('main')).toBeVisible()
    })
  }

  test('an injected script does not run', async ({ context }) => {
    const other = await context.newPage()
    await other.goto('/')
    const complaint = other.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()))
    // How a name in a file would try it, if it were ever drawn as HTML.
    await other.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.injected = 1">'),
    )
    await complaint
    expect(await other.evaluate(() => 'injected' in window)).toBe(false)
  })
})

test('50 MB arrive byte for byte', async ({ request, upload }) => {
  test.setTimeout(120_000)
  const sample = readFileSync('tests/fixtures/fio-json/local__3.33-normaljson.out', 'utf8')
  const bytes = Buffer.from(sample.replace('"disk_util"', (key) => ' '.repeat(52_428_800 - sample.length) + key))
  const sha256 = createHash('sha256').update(bytes).digest('hex')

  const { status, body } = await upload(bytes, 'fifty.json')
  expect([status, body.sha256, body.sizeBytes]).toEqual([201, sha256, bytes.length])
  const back = await (await request.get(`/api/v1/files/${body.id}/raw`)).body()
  expect(createHash('sha256').update(back).digest('hex')).toBe(sha256)
})

/** Playwright's own client will not send a foreign Host or a wrong length. */
function raw({
  method,
  path,
  headers,
}: {
  method: string
  path: string
  headers: Record<string, string>
}): Promise<string> {
  const all = { host: '127.0.0.1', connection: 'close', ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(process.env.TIERFRONT_E2E_PORT), '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
  })
}
