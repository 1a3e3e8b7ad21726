import { expect, expectAccessible, expectNoViolations, test } from './fixtures'

test('a table says on its rows what contradicts itself', async ({ page }) => {
  await page.goto('/tables')
  await page.getByRole('link', { name: /Forced synchronous NFS writes/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Forced synchronous NFS writes')
  const row = page.getByRole('row').filter({ hasText: 'F1 baseline' })
  await expect(row.getByText('contradiction')).toBeVisible()
  const findings = page.getByRole('region', { name: 'What contradicts itself' })
  await expect(findings.getByText(/75\.2 operations in flight.*allows 8/)).toBeVisible()
  await expect(findings.getByText('Σ rate × mean latency ≤ depth × jobs').first()).toBeVisible()
})

test('a table is entered by CSV, shown before it is kept, saved as CSV and deleted', async ({ page, request }) => {
  await page.goto('/tables/new')
  await page.getByLabel('Title').fill('e2e table')
  await page.getByLabel('What was varied').fill('cache')
  await page.getByLabel('Source', { exact: true }).fill('a blog')
  const rows = page.getByLabel('Rows as CSV')
  await rows.fill('row,Clients [] concurrency,IOPS [IOPS] read,mean [ms] read,n\noff,8,fast,1.0,1')
  await page.getByRole('button', { name: 'Show what would be entered' }).click()
  await expect(page.getByText('Line 2, column 3:')).toBeVisible()
  await rows.fill(
    'row,Clients [] concurrency,IOPS [IOPS] read,mean [ms] read,n\n=off,8,"8,000",9.0,1\non,8,16000,0.5,1',
  )
  await page.getByRole('button', { name: 'Show what would be entered' }).click()
  await expect(page.getByRole('heading', { name: 'Preview: e2e table' })).toBeVisible()
  await expect(page.getByText(/72 operations in flight/)).toBeVisible()
  await expectNoViolations(page, 'preview')
  await page.getByRole('button', { name: 'Enter table' }).click()
  await expect(page).toHaveURL(/\/tables\/table_/)
  await expect(page.getByRole('row').filter({ hasText: '=off' })).toContainText('8,000')

  const csv = await request.get(page.url().replace('/tables/', '/tables/csv/'))
  expect(csv.headers()['content-type']).toContain('text/csv')
  expect(await csv.text()).toContain(`"'=off",8,8000,9,1`)

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete table' }).click()
  await expect(page).toHaveURL(/\/tables$/)
  await expect(page.getByRole('link', { name: 'e2e table' })).toHaveCount(0)
})

test('axe finds nothing: the list', async ({ page }) => {
  await page.goto('/tables')
  await expectAccessible(page)
})

test('axe finds nothing: a table', async ({ page }) => {
  await page.goto('/tables/zfs-hk/nfs-sync')
  await expectAccessible(page)
})

test('axe finds nothing: the form', async ({ page }) => {
  await page.goto('/tables/new')
  await expectAccessible(page)
})
