import { readFileSync } from 'node:fs'
import { expect, expectAccessible, picture, test, wear } from './fixtures'

const FIO = new URL('../fixtures/fio-json/local__fio-3.42-plus.json', import.meta.url)
const DEPTH_ONE = new URL('../fixtures/fio-json/local__fio-2.99-plus.json', import.meta.url)

test('nothing chosen: how to choose', async ({ page }) => {
  await page.goto('/compare')
  await expect(page.getByText('Choose what to compare')).toBeVisible()
  await page.getByRole('link', { name: 'Choose rows of a table' }).click()
  await expect(page).toHaveURL(/\/tables$/)
})

test('two rows of a published table, marked as published, unproven with n = 1', async ({ page }) => {
  await page.goto('/tables/zfs-hk/database')
  await page.getByLabel('Choose A1 baseline for comparison').check()
  await page.getByLabel('Choose A4 SLOG + L2ARC for comparison').check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/compare\?/)
  await expect(page.getByRole('row').filter({ hasText: 'A1 baseline' }).getByText('published')).toBeVisible()
  const rate = page.getByRole('row').filter({ hasText: 'higher is better' })
  await expect(rate).toContainText('1.31×')
  await expect(rate).toContainText('▲ better, unproven')
  await page.getByRole('link', { name: 'Make B the baseline' }).click()
  await expect(rate).toContainText('▼ worse, unproven')
})

test('two uploaded runs: differences first, curves overlaid', async ({ page, upload }) => {
  const read = (url: URL, name: string) => readFileSync(url, 'utf8').replaceAll(/("jobname" : )"[^"]*"/g, `$1"${name}"`)
  await upload(read(FIO, 'e2e-compare-one'), 'e2e-compare-one.json')
  await upload(read(DEPTH_ONE, 'e2e-compare-two'), 'e2e-compare-two.json')
  await page.goto('/runs?q=e2e-compare')
  await page.getByLabel('Choose e2e-compare-one for comparison').first().check()
  await page.getByLabel('Choose e2e-compare-two for comparison').first().check()
  await page.getByRole('button', { name: 'Compare chosen' }).click()
  await expect(page).toHaveURL(/\/compare\?pick=run_\w+&pick=run_\w+/)
  await expect(page.getByRole('row').filter({ hasText: 'tool version' })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Latency of read, overlaid' })).toBeVisible()
  await expectAccessible(page)
  await wear(page, { language: 'en', theme: 'light' })
  await page.reload()
  await picture(page, 'compare')
})

test('what is not there is said, and the rest stands', async ({ page }) => {
  await page.goto('/compare?baseline=table:zfs-hk/database%23A1&other=table:zfs-hk/database%23A4,run_0000000000000000')
  await expect(page.getByText('One of what was chosen is not here.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'higher is better' })).toContainText('1.31×')
})
