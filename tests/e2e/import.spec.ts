import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoViolations, picture, test, wear } from './fixtures'

const FIXTURES = new URL('../fixtures/', import.meta.url)
const fixture = (path: string): Buffer => readFileSync(new URL(path, FIXTURES))

/** Real output of fio under a job name of its own, so that tests which share a library do not meet as duplicates. */
const fioFile = (jobName: string) => ({
  name: `${jobName}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(
    fixture('fio-json/local__fio-3.42-plus.json')
      .toString()
      .replaceAll(/("jobname" : )"[^"]*"/g, `$1"${jobName}"`),
  ),
})

/** The files behind the button "Choose files". */
const pick = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').first().setInputFiles(files)

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a file becomes a run that can be opened', async ({ page }) => {
  const file = fioFile('e2e-import-open')
  await page.goto('/import')
  await pick(page, file)
  const row = rowOf(page, file.name)
  await expect(row.getByText(/^Read/).first()).toBeVisible()
  await expect(row).toContainText('fio 3.42')
  await row.getByRole('link', { name: 'Open run' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-import-open' })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Latency by percentile' })).toBeVisible()
})

test('good and bad files of one batch have outcomes of their own', async ({ page }) => {
  const good = fioFile('e2e-import-batch')
  await page.goto('/import')
  await pick(page, [
    good,
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Tuesday: ran fio, looked fine\n') },
    { name: 'cut.json', mimeType: 'application/json', buffer: good.buffer.subarray(0, 700) },
  ])
  await expect(rowOf(page, good.name).getByRole('link', { name: 'Open run' })).toBeVisible()
  await expect(rowOf(page, 'cut.json').getByText('Refused')).toBeVisible()

  const bad = rowOf(page, 'notes.txt')
  await expect(bad.getByText('Refused')).toBeVisible()
  await expect(bad).toContainText('No supported format matched this file.')
  await bad.getByRole('button', { name: 'Why' }).click()
  await expect(bad).toContainText('What each format saw')
  await expect(page.getByRole('status')).toContainText('1 read')
  await expect(page.getByRole('status')).toContainText('2 refused')
})

test('the same content twice is one file', async ({ page, upload }) => {
  const file = fioFile('e2e-import-twice')
  await upload(file.buffer, file.name)
  await page.goto('/import')
  await pick(page, { ...file, name: 'copy of it.json' })
  const row = rowOf(page, 'copy of it.json')
  await expect(row.getByText('Duplicate')).toBeVisible()
  await expect(row).toContainText(`Already here as ${file.name}`)
})

test('pasted text is read like a file', async ({ page }) => {
  await page.goto('/import')
  await page.getByRole('button', { name: 'Paste text' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(fioFile('e2e-import-pasted').buffer.toString())
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await rowOf(page, 'pasted.txt').getByRole('link', { name: 'Open run' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-import-pasted' })).toBeVisible()
})

test('files dropped anywhere on the page are taken', async ({ page }) => {
  const file = fioFile('e2e-import-dropped')
  await page.goto('/import')
  const transfer = await page.evaluateHandle(
    ({ name, text }) => {
      const made = new DataTransfer()
      made.items.add(new File([text], name))
      return made
    },
    { name: file.name, text: file.buffer.toString() },
  )
  await page.dispatchEvent('h1', 'dragenter', { dataTransfer: transfer })
  await expect(page.getByText('Let go to import')).toBeVisible()
  await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer })
  await expect(rowOf(page, file.name).getByRole('link', { name: 'Open run' })).toBeVisible()
})

test('the keyboard alone is enough', async ({ page }) => {
  const file = fioFile('e2e-import-keys')
  await page.goto('/import')
  const choose = page.getByRole('button', { name: 'Choose files' })
  for (
    let presses = 0;
    presses < 30 && !(await choose.evaluate((node) => node === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await expect(choose).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)

  const open = rowOf(page, file.name).getByRole('link', { name: 'Open run' })
  await expect(open).toBeVisible()
  for (let presses = 0; presses < 30 && !(await open.evaluate((node) => node === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-import-keys' })).toBeVisible()

  await page.goto('/import')
  const paste = page.getByRole('button', { name: 'Paste text' })
  await paste.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(paste).toBeFocused()
})

test('axe finds nothing, with and without a list', async ({ page }) => {
  await page.goto('/import')
  await expectAccessible(page)
  for (const language of ['en', 'zh-CN'] as const) {
    await wear(page, { language, theme: language === 'en' ? 'light' : 'dark' })
    await page.goto('/import')
    await pick(page, [
      fioFile(`e2e-import-axe-${language}`),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('nothing\n') },
    ])
    await expect(rowOf(page, `e2e-import-axe-${language}`).getByRole('link')).toBeVisible()
    await rowOf(page, 'notes.txt').getByRole('button').click()
    await expectNoViolations(page, `${language}, with a list`)
    await picture(page, `import-${language}`)
  }
})
