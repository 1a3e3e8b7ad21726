import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoViolations, picture, test, wear } from './fixtures'

const QUESTION = {
  storedBytes: 2 ** 40,
  readsPerDay: 2e8,
  writesPerDay: 2e8,
  readSizeBytes: 20_000,
  writeSizeBytes: 20_000,
  syncWriteFraction: 1,
  peak: { multiplier: 20, durationSeconds: 300, perDay: 1 },
  slo: [{ operation: 'write', percentile: 99, latencyUs: 10_000, window: 'worst-minute' }],
  planningFactor: 1,
  readCacheHitFraction: 1,
  billingMonthHours: 720,
  protocols: ['nfs'],
  sharedAccess: true,
}

type Report = { readonly id: string; readonly snapshotSha256: string }
type Link = { readonly id: string; readonly url: string }

async function aReport(request: APIRequestContext, title = 'Mail'): Promise<Report> {
  const data = { title, recommendation: { workload: QUESTION, region: 'us-west-2' } }
  const answer = await request.post('/api/v1/reports', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

async function aLink(request: APIRequestContext, report: Report, expiresInDays: number | null = 30): Promise<Link> {
  const answer = await request.post(`/api/v1/reports/${report.id}/links`, { data: { expiresInDays } })
  expect(answer.status()).toBe(201)
  return answer.json()
}

/** The figures of every table, as text, as somebody sees them who was never here before. */
async function figures(browser: Browser, url: string, language: 'en' | 'zh-CN' = 'en'): Promise<string[]> {
  const context = await browser.newContext({ locale: language })
  const page = await context.newPage()
  const answer = await page.goto(url)
  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const found = await numbersOn(page)
  await context.close()
  return found
}

const numbersOn = async (page: Page): Promise<string[]> => {
  const cells = await page.locator('article td[class*="numeric"]').allInnerTexts()
  return cells.flatMap((cell) => cell.match(/[\d.,]+/g) ?? [])
}

/** Presses until the dialog is there: what is pressed before the page's script runs is lost. */
async function openDialog(page: Page, button: string) {
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('button', { name: button, exact: true }).click({ timeout: 1_000 })
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('share a recommendation, open the link in a fresh browser, revoke it', async ({ page, browser, request }) => {
  await page.goto('/recommend?preset=mail-choice')
  await openDialog(page, 'Share report')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Where the mail goes')
  await expect(dialog.getByRole('radio', { name: '30 days' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Freeze and make a link' }).click()
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(new URL(url).pathname).toMatch(/^\/s\/bs_[\w-]{49}$/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(url), 'the token is shown once').toHaveCount(0)

  const shared = await figures(browser, url)
  expect(shared).toContain('1,320.90')
  expect(await figures(browser, url, 'zh-CN'), 'the language chooses words, never numbers').toEqual(shared)

  await page.goto('/reports')
  await page.getByRole('link', { name: 'Where the mail goes' }).first().click()
  await expect(page.getByRole('heading', { name: 'Where the mail goes' })).toBeVisible()
  expect(await numbersOn(page), 'its owner sees the same').toEqual(shared)

  await page.getByRole('button', { name: /^Revoke the link of/ }).click()
  await expect(page.getByText('revoked', { exact: true })).toBeVisible()
  for (const path of ['', '/report.json', '/report.csv', '/report.md'])
    expect((await request.get(`${url}${path}`)).status(), path).toBe(410)
})

test('the files of a report are its document, and the page shows its hash', async ({ request, page }) => {
  const report = await aReport(request)
  const { url } = await aLink(request, report)
  const json = await (await request.get(`${url}/report.json`)).body()
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(json))).toString('hex')
  expect(digest).toBe(report.snapshotSha256)
  await page.goto(url)
  await expect(page.locator('[data-sha256]')).toHaveAttribute('data-sha256', digest)

  const csv = await (await request.get(`${url}/report.csv`)).text()
  expect(csv.split('\r\n')[0]).toMatch(/^rank,key,option_id,/)
  expect(await (await request.get(`${url}/report.csv?table=bill`)).text()).toContain(',0.012,563.136,')
  expect(await (await request.get(`${url}/report.md`)).text()).toContain('1,320.90')
  expect(await (await request.get(`${url}/report.md?lang=zh-CN`)).text()).toContain('账单')
})

test('what previews a link, or keeps it, learns nothing', async ({ request }) => {
  const { url } = await aLink(request, await aReport(request, 'Secret plan for Orion'))
  const answer = await request.get(url)
  expect(answer.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cache-control': 'private, no-store',
  })
  const head = (await answer.text()).split('</head>')[0] ?? ''
  expect(head).toContain('<meta property="og:title" content="Storage report"')
  expect(head.match(/<(title|meta)[^>]*>[^<]*/g)?.join('')).not.toContain('Orion')
})

for (const token of [':token', '[token]', '%5Btoken%5D', '%00', '..%2f', '%2e%2e%2fruns', 'x'.repeat(10_000)]) {
  test(`/s/${token.slice(0, 16)} is nowhere, and the answer does not repeat it`, async ({ request }) => {
    const answer = await request.get(`/s/${token}`)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['referrer-policy']).toBe('no-referrer')
    expect(await answer.text()).not.toContain(token)
    expect((await request.get(`/s/${token}/report.json`)).status()).toBe(404)
  })
}

test('revoked and unknown links are answered alike', async ({ request }) => {
  const link = await aLink(request, await aReport(request))
  expect((await request.delete(`/api/v1/links/${link.id}`)).status()).toBe(204)
  const gone = await request.get(link.url)
  const unknown = await request.get('/s/:token')
  expect([gone.status(), unknown.status()]).toEqual([410, 404])
  const shape = (headers: Record<string, string>) =>
    Object.keys(headers).filter((name) => !/^(date|x-request-id|content-length|transfer-encoding)$/.test(name))
  expect(shape(gone.headers())).toEqual(shape(unknown.headers()))
  expect(await gone.text()).not.toContain('Mail')
})

test('a link without an end must be meant', async ({ page, request }) => {
  const report = await aReport(request)
  for (const expiresInDays of ['never', -1, 73_000, 0, 30.5]) {
    const refused = await request.post(`/api/v1/reports/${report.id}/links`, { data: { expiresInDays } })
    expect([refused.status(), (await refused.json()).code]).toEqual([422, 'invalid_expiry'])
  }
  await page.goto(`/reports/${report.id}`)
  await openDialog(page, 'Make a link')
  const make = page.getByRole('dialog').getByRole('button', { name: 'Make the link' })
  await page.getByRole('radio', { name: 'until it is revoked' }).check()
  await expect(make).toBeDisabled()
  await page.getByRole('checkbox').check()
  await make.click()
  await expect(page.getByRole('dialog').getByText('until you revoke it')).toBeVisible()
})

test('the keyboard alone makes a link and revokes it', async ({ page, request }) => {
  const report = await aReport(request)
  await page.goto(`/reports/${report.id}`)
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) {
      await page.getByRole('button', { name: 'Make a link' }).focus({ timeout: 1_000 })
      await page.keyboard.press('Enter')
    }
    await page.getByRole('radio', { name: '30 days' }).focus({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/\/s\/bs_/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: /^Revoke/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('revoked', { exact: true })).toBeVisible()
})

test('a deleted report leaves its links nowhere', async ({ page, request }) => {
  const report = await aReport(request, 'To be deleted')
  const { url } = await aLink(request, report)
  await page.goto(`/reports/${report.id}`)
  await openDialog(page, 'Delete')
  await page.getByRole('button', { name: 'Delete report' }).click()
  await expect(page).toHaveURL(/\/reports$/)
  expect((await request.get(`/api/v1/reports/${report.id}`)).status()).toBe(404)
  expect((await request.get(url)).status()).toBe(404)
})

const ADDRESSES = {
  'the list of reports': () => '/reports',
  'a report': ({ id }: Report) => `/reports/${id}`,
  'the shared page': (_report: Report, { url }: Link) => url,
} as const

for (const [name, addressOf] of Object.entries(ADDRESSES)) {
  test(`${name} is accessible`, async ({ page, request }) => {
    test.slow()
    const report = await aReport(request)
    await page.goto(addressOf(report, await aLink(request, report)))
    await expectAccessible(page)
  })
}

test('the dialog is accessible', async ({ page, request }) => {
  const report = await aReport(request)
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, { theme, language: 'en' })
    await page.goto(`/reports/${report.id}`)
    await openDialog(page, 'Make a link')
    await expectNoViolations(page, `dialog, ${theme}`)
  }
})

// Not a test: pictures for people, when they name a folder for them.
if (process.env.TIERFRONT_SHOTS !== undefined) {
  test('pictures', async ({ page, request }) => {
    test.slow()
    const report = await aReport(request, 'Game mail: where to keep 1 TB of small files')
    const link = await aLink(request, report)
    for (const [name, addressOf] of Object.entries(ADDRESSES)) {
      for (const language of ['en', 'zh-CN'] as const) {
        for (const theme of ['light', 'dark'] as const) {
          await wear(page, { language, theme })
          await page.goto(addressOf(report, link))
          await picture(page, `${name.replaceAll(' ', '-')}-${language}-${theme}`)
        }
      }
    }
  })
}
