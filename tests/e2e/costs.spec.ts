import { expect, expectAccessible, picture, SIZES, test, wear } from './fixtures'

test('case 1: the bills of the article, to the cent, drawn by the server', async ({ request }) => {
  const html = await (await request.get('/costs?preset=mail-billed')).text()
  for (const total of ['$1,103.55', '$600.00', '$258.56']) expect(html).toContain(total)
})

test('a contradiction is two bills, and picking a reading asks again with it', async ({ page }) => {
  await page.goto('/costs?preset=mail-declared')
  const verdict = page.getByRole('main').locator('p').first()
  await expect(verdict).toContainText('S3 Standard costs $1,103.55 a month under the first reading and $32,423.55')
  await page.getByRole('link', { name: 'Use A' }).first().click()
  await expect(page).toHaveURL(/reading=period_mismatch(:|%3A)per-month/)
  await expect(page.getByRole('navigation', { name: 'Which bill is shown' })).toContainText('$1,103.55')
})

test('the bill that is open is in the address, and its lines can be redone by hand', async ({ page }) => {
  await page.goto('/costs?preset=mail-choice')
  const bill = page.getByRole('table', { name: 'Line items' })
  const iops = bill.getByRole('row', { name: /^Provisioned IOPS/ })
  await expect(iops).toContainText('(50,000 − 3,072) IOPS-month × 0.012')
  await expect(iops).toContainText('$563.14')
  await expect(bill.getByRole('row', { name: /^Total a month/ })).toContainText('$1,320.90')

  const which = page.getByRole('navigation', { name: 'Which bill is shown' })
  await which.getByRole('link', { name: /^S3 Standard/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/bill=aws(\/|%2F)s3-standard/)
  const put = bill.getByRole('row', { name: /^PUT/ })
  await expect(put).toContainText('6,000,000,000')
  await expect(put, 'a month’s count says what it is a second').toContainText('2,315 /s')
  await expect(bill.getByRole('row', { name: /^Total a month/ })).toContainText('$32,423.55')
  await page.goBack()
  await expect(bill.getByRole('row', { name: /^Total a month/ })).toContainText('$1,320.90')
})

test('a line leads to its price row, marked among the others', async ({ page }) => {
  await page.goto('/costs?preset=mail-choice')
  await page.getByRole('table', { name: 'Line items' }).getByRole('link', { name: 'row' }).first().click()
  await expect(page).toHaveURL(/\/prices\?option=.+&region=us-west-2#row-/)
  const row = page.locator('tr:target')
  await expect(row).toContainText('Provisioned capacity')
  await expect(row).toContainText('$0.09')
})

test('bars: totals in both panels, the scale said, the same numbers as a table and a file', async ({ page }) => {
  await page.goto('/costs?preset=mail-choice')
  const high = page.getByRole('figure', { name: 'The higher bills' })
  await expect(high.getByText('this scale is 16.3× the one above')).toBeVisible()
  await expect(high.getByRole('img')).toContainText('32,423.55')
  await high.getByRole('button', { name: 'Table' }).click()
  await expect(high.getByRole('row', { name: /^S3 Standard/ })).toContainText('30,000.00')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    high.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('tierfront-costs-high.csv')
})

test('from A to B: another bill is picked, and its steps lead there', async ({ page }) => {
  await page.goto('/costs?preset=mail-billed')
  await page
    .getByRole('navigation', { name: 'Which bill is shown' })
    .getByRole('link', { name: /\$600\.00/ })
    .click()
  await expect(page.getByText(/^A is EFS Provisioned/)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Which bill it is compared with' })
    .getByRole('link', { name: /\$258\.56/ })
    .click()
  await expect(page.getByText('$ a month; difference −341.44')).toBeVisible()
  const steps = page.getByRole('figure', { name: /^From A to B/ }).getByRole('img')
  for (const text of ['600.00', '−215.04', '−126.40', '258.56']) await expect(steps).toContainText(text)
})

test('a price that nobody published is listed apart, with why', async ({ page }) => {
  await page.goto('/costs?preset=mail-choice')
  const row = page.getByRole('table', { name: 'Price unknown' }).getByRole('row', { name: /^FSx for OpenZFS Multi-AZ/ })
  await expect(row).toContainText('No published price found.')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/view=unknown/)
  await expect(page.getByRole('table', { name: 'Price unknown' })).toContainText('us-west-2')
})

test('the same question here and on the recommend page', async ({ page }) => {
  await page.goto('/recommend?preset=mail-choice&plan=0.9')
  await page.getByRole('link', { name: 'Every bill, line by line' }).click()
  await expect(page).toHaveURL(/\/costs\?preset=mail-choice&plan=0\.9$/)
  await expect(page.getByText('Mail, choice, changed')).toBeVisible()
  await page.getByRole('main').locator('..').getByRole('link', { name: 'Recommend', exact: true }).click()
  await expect(page).toHaveURL(/\/recommend\?preset=mail-choice&plan=0\.9$/)
})

test('text that nobody understands, and an option that nobody knows, are said', async ({ page }) => {
  await page.goto('/costs?preset=mail-choice&stored=lots')
  await expect(page.getByText(/left out: stored/)).toBeVisible()
  await page.goto('/costs?options=nobody%2Fknows')
  await expect(page.getByRole('link', { name: 'Start from a preset' })).toBeVisible()
})

test('a narrow screen keeps every number, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize(SIZES.narrow)
  await page.goto('/costs?preset=mail-choice')
  const bill = page.getByRole('table', { name: 'Line items' })
  await expect(bill.getByText('(50,000 − 3,072) IOPS-month × 0.012').first()).toBeVisible()
  await expect(page.getByRole('figure', { name: 'The lower bills' }).getByRole('img')).toContainText('1,320.90')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await expect(page).toHaveURL(/\/prices$/)
})

test('axe finds nothing', async ({ page }) => {
  test.slow()
  await page.goto('/costs?preset=mail-declared')
  await expectAccessible(page)
  await wear(page, { language: 'en', theme: 'light' })
  await page.goto('/costs?preset=mail-declared')
  await picture(page, 'costs')
})
