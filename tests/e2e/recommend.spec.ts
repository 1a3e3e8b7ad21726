import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoViolations, picture, test, wear } from './fixtures'

/** Opens the page and waits until it answers by itself: the chart comes last. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('[data-mark]').first()).toBeVisible()
}

const verdict = /cheapest that fits|Both readings|Nothing fits/

test.describe('the recommend page', () => {
  test('a preset answers and is written into the address', async ({ page }) => {
    await open(page, '/recommend')
    await expect(page.getByText(verdict).first()).toContainText('$1,320.90')

    await page.getByRole('button', { name: 'Mail, as billed' }).click()
    await expect(page).toHaveURL(/[?&]preset=mail-billed$/)
    const cards = page.getByRole('region', { name: 'Options, best first' })
    for (const total of ['$1,103.55', '$600.00', '$258.56']) await expect(cards.getByText(total).first()).toBeVisible()
  })

  test('case 4 is drawn by the server: 1,280 MBps, 50,000 IOPS, NFSv3, $1,320.90', async ({ request }) => {
    const html = await (await request.get('/recommend?preset=mail-choice')).text()
    for (const figure of ['1,280 MBps', '50,000 IOPS', 'NFSv3', '$1,320.90']) expect(html).toContain(figure)
  })

  test('a changed field changes the answer, the address and the history', async ({ page }) => {
    await open(page, '/recommend?preset=mail-choice')
    const answer = page.getByText(verdict).first()
    const plan = page.getByLabel('Plan with', { exact: true })
    await plan.fill('90')
    await expect(answer).toContainText('2,560 MBps')
    await expect(page, 'a half-typed number is nobody’s address').not.toHaveURL(/plan=/)
    await plan.press('Enter')
    await expect(page).toHaveURL(/preset=mail-choice&plan=0\.9$/)

    await page.getByLabel('Period of Writes').selectOption('month')
    await expect(page).toHaveURL(/writes=200M(\/|%2F)month/)
    await expect(page.getByText('77.2 /s', { exact: true })).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL(/plan=0\.9$/)
    await expect(answer).toContainText('2,560 MBps')
    await page.goBack()
    await expect(answer).toContainText('$1,320.90')
    await expect(plan).toHaveValue('100')
  })

  test('the address alone carries the question', async ({ page }) => {
    await open(page, '/recommend?preset=mail-choice&writesPerFile=3.3&budget=6000')
    await expect(page.getByLabel('Disk writes a file')).toHaveValue('3.3')
    await expect(page.getByText(verdict).first()).toContainText('5,120 MBps')
  })

  test('text in the address that nobody understands is said', async ({ page }) => {
    await open(page, '/recommend?preset=mail-choice&stored=lots')
    await expect(page.getByText(/left out: stored/)).toBeVisible()
  })

  test('counts are read as people write them', async ({ page }) => {
    await wear(page, { language: 'zh-CN' })
    await open(page, '/recommend?preset=mail-choice')
    const writes = page.getByLabel('写', { exact: true })
    await expect(writes).toHaveValue('2 亿')
    await writes.fill('3亿')
    await writes.press('Enter')
    await expect(page).toHaveURL(/writes=300M/)
    await writes.fill('三亿')
    await expect(page.getByText(/不是数字/)).toBeVisible()
    await expect(writes).toHaveAttribute('aria-invalid', 'true')
  })

  test('a contradiction is shown with both readings, and one is picked', async ({ page }) => {
    await open(page, '/recommend?preset=mail-declared')
    const banner = page.getByRole('status', { name: 'Contradiction' })
    for (const total of ['$1,103.55', '$600.00', '$258.56', '$32,423.55', '$16,786.69'])
      await expect(banner.getByText(total).first()).toBeVisible()
    await expect(banner.getByText(/5 more in this declaration/)).toBeVisible()
    await expect(page.getByText(verdict).first()).toContainText('$175.36')

    await banner.getByRole('button', { name: 'Use B' }).click()
    await expect(page).toHaveURL(/reading=period_mismatch/)
    await banner.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByText('items/day × mean size × days kept')).toBeVisible()
    for (const reading of [/stored, as declared$/, /^The counts hold/, /^The writes hold/])
      await page.getByRole('button', { name: reading }).click()
    await expect(page.getByText(/The cheapest that fits/)).toContainText('$1,320.90')
  })

  test('where nothing fits, the nearest is named with what it misses', async ({ page }) => {
    await open(page, '/recommend?preset=nothing-fits')
    await expect(page.getByText(verdict).first()).toContainText('Nothing fits')
    const cards = page.getByRole('region', { name: 'Options, best first' })
    const first = cards.getByRole('listitem').first()
    await expect(first.getByText('nearest', { exact: true })).toBeVisible()
    await expect(first.getByText(/over the budget/)).toBeVisible()
  })

  test('every number opens: bill, limits, sources; by keyboard alone', async ({ page }) => {
    await open(page, '/recommend?preset=mail-choice')
    const cards = page.getByRole('region', { name: 'Options, best first' })
    await cards.getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('Total a month')).toBeVisible()
    await expect(drawer.getByText('$1,320.90')).toBeVisible()
    await expect(drawer.getByText('binds', { exact: true })).toBeVisible()
    await expectNoViolations(page, 'evidence open')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  test('the chart’s marks are reached and read by keyboard, and its table is one key away', async ({ page }) => {
    await open(page, '/recommend?preset=mail-choice')
    const chosen = page.getByRole('button', { name: /1,280 MBps · 50,000 IOPS · NFSv3, \$1,320\.90, p99 3/ })
    await chosen.focus()
    await expect(page.getByText('p99 3 ms 2.34 – 3.84 ms interpolated')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-mark]:focus')).toHaveAccessibleName(/\$1,986\.50/)
    await page.keyboard.press('t')
    await expect(page.getByRole('row', { name: /\(HA\) .*1,280 MBps · 50,000 IOPS/ })).toContainText('$1,320.90')
  })

  test('a narrow screen folds the question to a line', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/recommend?preset=mail-choice')
    await expect(page.getByText('200 M writes + 200 M reads / day')).toBeVisible()
    await expect(page.getByLabel('Writes', { exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Writes', { exact: true })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('the worker answers as the server does', async ({ page }) => {
    await open(page, '/recommend?preset=mail-choice')
    await page.getByLabel('Plan with', { exact: true }).fill('90')
    await page.getByLabel('Plan with', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/plan=0\.9/)
    const totals = page.getByRole('region', { name: 'Options, best first' }).getByRole('listitem')
    await expect(page.getByText(verdict).first()).not.toContainText('$1,320.90')
    const live = await totals.allInnerTexts()
    await open(page, page.url())
    expect(await totals.allInnerTexts()).toEqual(live)
  })

  test('pictures', async ({ page }) => {
    await open(page, '/recommend?preset=mail-declared')
    await picture(page, 'recommend')
  })

  test('axe finds nothing', async ({ page }) => {
    test.slow()
    await open(page, '/recommend?preset=mail-declared')
    await expectAccessible(page)
  })
})
