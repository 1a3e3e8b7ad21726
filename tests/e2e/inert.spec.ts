import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const SAMPLE = readFileSync(new URL('../fixtures/fio-json/local__fio-3.42-plus.json', import.meta.url), 'utf8')

/** Each would set `window.ran`, open a dialog or fetch, were it ever more than text. */
const PAYLOADS = [
  '<script>window.ran = 1; alert(1)</script>',
  '"><img src=x onerror="window.ran = 1; alert(1)">',
  '{{7*7}}',
  'javascript:alert(1)',
] as const

const named = (name: string): string =>
  SAMPLE.replaceAll(/("jobname" : )"[^"]*"/g, () => `"jobname" : ${JSON.stringify(name)}`)

/** Opens a page and sees that the name is text there, and that nothing of it ran. */
async function expectInert(page: Page, path: string, payload: string): Promise<void> {
  const happened: string[] = []
  const note = (what: string) => happened.push(what)
  page.on('dialog', (dialog) => {
    note(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) note(message.text())
  })
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(
    page.getByText(payload).filter({ visible: true }).first(),
    `${path} shows the name as it is`,
  ).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window), path).toBe(false)
  expect(await page.locator('img[src="x"], a[href^="javascript:"]').count(), path).toBe(0)
  expect(happened, path).toEqual([])
}

for (const payload of PAYLOADS) {
  test(`names from a file run nothing: ${payload}`, async ({ browser, page, request, upload }) => {
    test.slow()
    const { status, body } = await upload(named(payload), `${payload.replaceAll('/', '')}.json`)
    expect(status).toBe(201)
    const run = body.runs[0]
    expect(run?.name).toBe(payload)
    for (const path of [`/runs/${run?.id}`, `/files/${body.id}`, '/runs?sort=uploaded'])
      await expectInert(page, path, payload)

    const data = { title: payload, runIds: [run?.id], redaction: { runNames: 'keep' } }
    const report = await (await request.post('/api/v1/reports', { data })).json()
    await expectInert(page, `/reports/${report.id}`, payload)
    await expectInert(page, '/reports', payload)

    const link = await request.post(`/api/v1/reports/${report.id}/links`, { data: { expiresInDays: 1 } })
    const { url } = await link.json()
    const stranger = await browser.newContext()
    await expectInert(await stranger.newPage(), url, payload)
    await stranger.close()

    for (const [file, type] of [
      ['report.csv?table=runs', 'text/csv'],
      ['report.md', 'text/markdown'],
      ['report.json', 'application/json'],
    ] as const) {
      const answer = await request.get(`${url}/${file}`)
      expect(answer.status()).toBe(200)
      expect(answer.headers()).toMatchObject({
        'content-type': expect.stringContaining(type),
        'content-disposition': expect.stringMatching(/^attachment; filename="report-[0-9a-f]{12}\./),
        'x-content-type-options': 'nosniff',
      })
    }
    expect(await (await request.get(`${url}/report.md`)).text()).not.toMatch(/<(script|img)/)
  })
}
