import { readFileSync } from 'node:fs'
import { expect, expectAccessible, picture, test, wear } from './fixtures'

const FIXTURES = new URL('../fixtures/fio-json/', import.meta.url)
/** A name of its own per test: the library is shared. */
const named = (path: string, name: string): string =>
  readFileSync(new URL(path, FIXTURES))
    .toString()
    .replaceAll(/("jobname" : )"[^"]*"/g, `$1"${name}"`)

test('words, facets and order are in the address', async ({ page, upload }) => {
  await upload(named('local__fio-3.42-plus.json', 'e2e-runs-one'), 'one.json')
  await upload(named('local__2.2.10-enospc.out', 'e2e-runs-failed'), 'failed.out')
  await page.goto('/runs')
  await page.getByRole('searchbox').fill('e2e-runs')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=e2e-runs/)
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'e2e-runs-one' }).first()).toBeVisible()

  const failed = rows.filter({ hasText: 'e2e-runs-failed' })
  await expect(failed.getByText('failed', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: /^failed \d/ }).click()
  await expect(page).toHaveURL(/status=failed/)
  await expect(rows.filter({ hasText: 'e2e-runs-one' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/runs$/)

  await page.getByRole('link', { name: 'p99' }).click()
  await expect(page).toHaveURL(/sort=p99&direction=asc/)
  await expect(page.getByRole('columnheader', { name: /p99/ })).toHaveAttribute('aria-sort', 'ascending')
})

test('a search without a match leads back', async ({ page, upload }) => {
  await upload(named('local__fio-3.42-plus.json', 'e2e-runs-some'), 'some.json')
  await page.goto('/runs?q=no-such-run-anywhere')
  await expect(page.getByText('No run matches these filters')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('a cursor that is none of ours is the first page, not an error', async ({ page, upload }) => {
  await upload(named('local__fio-3.42-plus.json', 'e2e-runs-cursor'), 'cursor.json')
  await page.goto('/runs?cursor=%24%24nonsense')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page).toHaveURL(/\/runs$/)
})

test('axe finds nothing', async ({ page, upload }) => {
  await upload(named('local__3.28-client2.out', 'e2e-runs-axe'), 'axe.out')
  await upload(named('local__2.2.10-enospc.out', 'e2e-runs-axe-failed'), 'axe-failed.out')
  await page.goto('/runs?q=e2e-runs-axe&sort=p99')
  await expectAccessible(page)
  await wear(page, { language: 'en', theme: 'light' })
  await page.goto('/runs')
  await picture(page, 'runs')
})
