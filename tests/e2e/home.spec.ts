import { expect, expectAccessible, test } from './fixtures'

test('the start page answers first and leads on', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/FSx for OpenZFS/).first()).toBeVisible()
  await expect(page.getByText('$1,320.90').first()).toBeVisible()

  const figure = page.getByRole('figure')
  await figure.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(figure.getByRole('table')).toBeVisible()
  await page.keyboard.press('t')
  await expect(figure.getByRole('table')).toBeHidden()

  await page.getByRole('link', { name: 'Nothing fits' }).click()
  await expect(page).toHaveURL(/\/recommend\?preset=nothing-fits/)
})

test('the chart leaves as SVG without scripts or foreign objects', async ({ page }) => {
  await page.goto('/')
  const figure = page.getByRole('figure')
  await expect(figure.locator('svg text').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await figure.getByRole('button', { name: 'Save as SVG' }).click()
  const stream = await (await download).createReadStream()
  let svg = ''
  for await (const part of stream) svg += part
  expect(svg).toContain('FSx')
  expect(svg).not.toMatch(/<script|foreignObject|var\(--| on\w+=/i)
})

test('language and theme are chosen once and kept', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')

  await page.getByRole('button', { name: '切换浅色与深色' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')

  await page.goto('/?lang=en') // the address wins over the cookie
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('MB or MiB, as the reader wants', async ({ page }) => {
  await page.goto('/recommend?preset=mail-choice')
  await expect(page.getByText(/926\sMB\/s/).first()).toBeVisible()
  await page.getByRole('button', { name: 'MiB', exact: true }).click()
  await expect(page.getByText(/883\sMiB\/s/).first()).toBeVisible() // 46,296 × 20,000 / 2^20
  await expect(page.getByText(/926\sMB\/s/)).toHaveCount(0)
})

test('an address with nothing behind it says so, with 404 and a way on', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
  await page.getByRole('link', { name: 'Start page', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('everything is reached by keyboard, the content first', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('axe finds nothing on the start page', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page)
})
