import { expect, expectAccessible, picture, SIZES, test, wear } from './fixtures'

test('the book says what it is: id, dates, how much it knows and does not know', async ({ page }) => {
  await page.goto('/prices')
  await expect(page.getByText(/^[0-9a-f]{12}$/)).toBeVisible()
  await expect(page.getByText('2026-11-20', { exact: true })).toBeVisible()
  await expect(
    page.getByText(/285 price rows, 148 limits, 147 instance types; 75 prices are known to be unknown/),
  ).toBeVisible()
})

test('words, option, region and facets are in the address, and are let go of', async ({ page }) => {
  await page.goto('/prices')
  await page.getByLabel('Option').selectOption('aws/s3-standard')
  await page.getByLabel('Region').selectOption('us-west-2')
  await page.getByRole('searchbox').fill('put')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=put/)
  await expect(page).toHaveURL(/region=us-west-2/)
  const row = page.getByRole('row', { name: /PUT, COPY, POST and LIST requests/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('$0.000005')
  await expect(row).toContainText('secondary source')
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /^https:/)

  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/prices$/)
  await page.getByRole('link', { name: /^Azure \d/ }).click()
  await expect(page).toHaveURL(/provider=azure/)
  await expect(page.getByText('66 of 285')).toBeVisible()
})

test('bands, what is included and minimums are in words', async ({ page }) => {
  await page.goto('/prices?option=aws/s3-standard&region=us-east-1')
  await expect(page.getByRole('row', { name: /^Data stored/ })).toContainText(
    '$0.023up to 51,200 per account$0.022up to 512,000 per account$0.021above 512,000 per account',
  )
  await page.goto('/prices?option=aws/ebs-gp3&region=us-east-1')
  await expect(page.getByRole('row', { name: /^Provisioned IOPS/ })).toContainText(
    '3,000 IOPS-month included with each volume',
  )
  await page.goto('/prices?option=aws/efs-elastic&region=us-east-1')
  await expect(page.getByRole('row', { name: /^Data read, as metered/ })).toContainText(
    'each operation counts as at least 32 KiB',
  )
})

test('limits are those of a date, and what has ended is one click away', async ({ page }) => {
  await page.goto('/prices?view=limits&option=aws/ebs-gp3')
  const iops = page.getByRole('row', { name: /^IOPS (Still valid on AWS Outposts\. )?at least 3,000/ })
  await expect(iops).toHaveCount(1)
  await expect(iops).toContainText('80,000')
  await page.getByRole('link', { name: /not in force then/ }).click()
  await expect(page).toHaveURL(/asOf=all/)
  await expect(iops.filter({ hasText: '16,000' })).toContainText('until 2025-09')

  await page.getByLabel('In force on').fill('2024-06')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/asOf=2024-06/)
  await expect(iops).toHaveCount(1)
  await expect(iops).toContainText('16,000')

  await page.goto('/prices?view=limits&asOf=soon')
  await expect(page.getByText(/The date in the address is none/)).toBeVisible()
})

test('a table of sizes opens by keyboard', async ({ page }) => {
  await page.goto('/prices?view=limits&option=aws/fsx-openzfs-single-az-ha-2')
  const summary = page.getByText(/^Table of \d sizes$/).first()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'diskBaselineIops' }).first()).toBeVisible()
})

test('pages turn, and a search without a match leads back', async ({ page }) => {
  await page.goto('/prices')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('Page 2 of 5')).toBeVisible()
  await page.goto('/prices?q=no-such-meter')
  await expect(page.getByText('Nothing in the price book matches')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByText('285 of 285')).toBeVisible()
})

test('a search works without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/prices')
  await page.getByRole('searchbox').fill('glacier')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/q=glacier/)
  await expect(page.getByRole('table')).toContainText('S3 Glacier Deep Archive')
  await context.close()
})

test('nothing scrolls sideways on a narrow screen', async ({ page }) => {
  await page.setViewportSize(SIZES.narrow)
  for (const view of ['rows', 'limits', 'instances', 'unknown']) {
    await page.goto(`/prices?view=${view}`)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      view,
    ).toBeLessThanOrEqual(0)
  }
})

for (const view of ['rows', 'limits', 'instances', 'unknown']) {
  test(`axe finds nothing: ${view}`, async ({ page }) => {
    test.slow()
    await page.goto(`/prices?view=${view}&q=aws`)
    await expectAccessible(page)
  })
}

test('pictures', async ({ page }) => {
  await wear(page, { language: 'en', theme: 'light' })
  await page.goto('/prices')
  await picture(page, 'prices')
})
