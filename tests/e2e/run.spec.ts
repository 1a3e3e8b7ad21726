import { readFileSync } from 'node:fs'
import { expect, expectAccessible, picture, test, wear } from './fixtures'

const FIXTURES = new URL('../fixtures/', import.meta.url)
const fixture = (path: string): Buffer => readFileSync(new URL(path, FIXTURES))
const named = (path: string, name: string): string =>
  fixture(path)
    .toString()
    .replaceAll(/("jobname" : )"[^"]*"/g, `$1"${name}"`)

test('curve, histogram and their tables show the same run', async ({ page, upload }) => {
  const { body } = await upload(named('fio-json/local__fio-3.42-plus.json', 'e2e-run-curve'), 'curve.json')
  await page.goto(`/runs/${body.runs[0]?.id}`)
  const curve = page.getByRole('figure', { name: 'Latency by percentile' })
  await expect(curve.locator('svg text', { hasText: '99.9' }).first()).toBeVisible()
  await curve.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(curve.getByRole('rowheader', { name: 'p99', exact: true })).toBeVisible()
  const shape = page.getByRole('figure', { name: 'Shape' })
  await expect(shape.locator('svg text', { hasText: 'p50' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Job' })).toBeVisible()
})

test('the merged p99 of 200 jobs comes from their bins: 15,552 ns', async ({ page, upload }) => {
  const { body } = await upload(fixture('archives/local__3.42-big-200jobs.json.gz'), 'big.json.gz')
  await page.goto(`/files/${body.id}`)
  await expect(page.getByRole('heading', { name: /Group .* as a whole/ })).toBeVisible()
  await expect(page.getByTitle(/^15\.552\s/).first()).toBeVisible()
  await expect(page.getByText('Merged from 200 jobs by adding bins.')).toBeVisible()
})

test('a failed run says so and offers itself as evidence for nothing', async ({ page, upload }) => {
  const { body } = await upload(named('fio-json/local__2.2.10-enospc.out', 'e2e-run-failed'), 'failed.out')
  await page.goto(`/runs/${body.runs[0]?.id}`)
  await expect(page.getByText('This run ended with an error.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Speaks for' })).toHaveCount(0)
})

test('a run is linked to a priced option, and taken back', async ({ page, upload, request }) => {
  const { body } = await upload(named('fio-json/local__fio-3.42-plus.json', 'e2e-run-option'), 'option.json')
  const id = body.runs[0]?.id
  await page.goto(`/runs/${id}`)
  await page.getByLabel('Option').selectOption('aws/ebs-gp3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Needed, as a number')).toBeVisible()
  await page.getByLabel('Size, GiB').fill('1,024')
  await page.getByLabel('Volumes (RAID 0)').fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const saved = await (await request.get(`/api/v1/runs/${id}`)).json()
  expect(saved).toMatchObject({ optionId: 'aws/ebs-gp3', configuration: { sizeGib: 1024, volumes: 3 } })

  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  expect(await (await request.get(`/api/v1/runs/${id}`)).json()).toMatchObject({ optionId: null })
})

test('deleting says what goes, and can be thought better of', async ({ page, upload }) => {
  const { body } = await upload(named('fio-json/local__fio-3.5-multi.json', 'e2e-run-delete'), 'delete-me.json')
  await page.goto(`/files/${body.id}`)
  const open = page.getByRole('button', { name: 'Delete file' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Delete delete-me.json?' })
  await expect(dialog).toContainText(`${body.runs.length} runs`)
  await expect(dialog).toContainText('Reports that were made from it keep their frozen numbers.')
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()

  await open.click()
  await dialog.getByRole('button', { name: /^Delete file and/ }).click()
  await expect(page).toHaveURL(/\/runs$/)
  await page.goto(`/files/${body.id}`)
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
})

test('axe finds nothing on a file', async ({ page, upload }) => {
  const { body } = await upload(named('fio-json/local__3.42-client2.out', 'e2e-run-axe-clients'), 'axe-clients.out')
  await page.goto(`/files/${body.id}`)
  await expectAccessible(page)
})

test('axe finds nothing on a run', async ({ page, upload }) => {
  const plus = await upload(named('fio-json/local__fio-3.42-plus.json', 'e2e-run-axe'), 'axe-plus.json')
  await page.goto(`/runs/${plus.body.runs[0]?.id}`)
  await expectAccessible(page)
  await wear(page, { language: 'en', theme: 'light' })
  await page.goto(`/runs/${plus.body.runs[0]?.id}`)
  await expect(page.locator('svg text', { hasText: '99.9' }).first()).toBeVisible()
  await picture(page, 'run')
})
