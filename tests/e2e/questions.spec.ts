import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoViolations, picture } from './fixtures'
import { serve, test } from './own-server'

test.describe.configure({ mode: 'serial' })

const NAME = 'Mail, winter peak'
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function save(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Save question' }).click()
  return page.getByRole('dialog')
}

test('a question is saved under a name and found in the list', async ({ page }) => {
  const dialog = await save(page, '/recommend?preset=mail-choice')
  await dialog.getByLabel('Name').fill(NAME)
  await dialog.getByLabel('Notes').fill('From the load test.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('link', { name: 'saved questions' }).click()

  await expect(page).toHaveURL('/questions')
  const row = rowOf(page, NAME)
  await expect(row).toContainText('FSx for OpenZFS Single-AZ 2 (HA)')
  await expect(row).toContainText('$1,320.90')
  await expect(row).toContainText('2026-11-20')
  await expect(row).toContainText('1 answer')
  await row.getByRole('link', { name: NAME, exact: true }).click()
  await expect(page).toHaveURL('/recommend?preset=mail-choice')
})

test('another workload changes the answer, and the history tells how', async ({ page }) => {
  const dialog = await save(page, '/recommend?preset=mail-choice&plan=0.9')
  await dialog.getByLabel('Save as').selectOption(NAME)
  await dialog.getByRole('button', { name: 'Replace workload' }).click()
  await expect(dialog.getByText('with today’s answer')).toBeVisible()

  await page.goto('/questions')
  await page.getByRole('link', { name: `History of ${NAME}` }).click()
  await expect(page.getByText('Nothing has changed since the answer of')).toBeVisible()
  const table = page.getByRole('table', { name: 'Answers' })
  await expect(table).toContainText('The workload was changed.')
  await expect(table).toContainText('A month: $1,320.90 → $2,586.50')
  await expect(table).toContainText('first answer')
  await picture(page, 'question')
})

test('the start page heads with the question saved last', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(`Saved question “${NAME}”`)).toBeVisible()
  await expect(page.getByText('$2,586.50').first()).toBeVisible()
  await expect(page.getByText('Nothing has changed since the answer of')).toBeVisible()
  await page.getByRole('link', { name: 'Open the question' }).click()
  await expect(page).toHaveURL('/recommend?preset=mail-choice&plan=0.9')
})

test('axe finds nothing on the list of questions', async ({ page }) => {
  await page.goto('/questions')
  await expectAccessible(page)
})

test('axe finds nothing on a question', async ({ page }) => {
  await page.goto('/questions')
  await page.getByRole('link', { name: `History of ${NAME}` }).click()
  await expect(page).toHaveURL(/questions\/question_/)
  await expectAccessible(page)
})

test('the demo comes in one press, is marked, and goes in one press', async ({ page }) => {
  await page.goto('/questions')
  await page.getByRole('button', { name: 'Load the demo' }).click()
  await expect(page.getByText('and 5 questions of the demo are here')).toBeVisible({ timeout: 30_000 })
  await expect(rowOf(page, 'Nothing fits').getByText('demo', { exact: true })).toBeVisible()
  await expect(rowOf(page, NAME).getByText('demo', { exact: true })).toHaveCount(0)
  await picture(page, 'questions')

  await page.goto('/runs')
  await expect(rowOf(page, 'depth-16').getByText('demo', { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(page.getByText(`Saved question “${NAME}”`)).toBeVisible() // the user's own stands before the demo's
  await page.getByRole('button', { name: 'Remove the demo' }).click()
  await expect(page.getByText('The demo is not loaded')).toBeVisible({ timeout: 30_000 })
  await page.goto('/runs')
  await expect(page.getByText('depth-16')).toHaveCount(0)
  await page.goto('/questions')
  await expect(rowOf(page, NAME)).toBeVisible()
})

test('a question is renamed, then deleted after a question', async ({ page }) => {
  await page.goto('/questions')
  await page.getByRole('button', { name: `Edit ${NAME}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Mail, spring')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rowOf(page, 'Mail, spring')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Mail, spring' }).click()
  await expect(page.getByRole('dialog')).toContainText('its 2 answers')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'Mail, spring')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Mail, spring' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete question' }).click()
  await expect(page.getByText('No question is saved yet')).toBeVisible()
})

test('by keyboard alone to any page, case or run', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Go to…' })).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Name of a page, case, question or run' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: /gp3 × 3 RAID 0/ })).toBeVisible()
  await expectNoViolations(page, 'palette')
  await page.keyboard.type('mail')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^3 results/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Mail, as declared')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recommend?preset=mail-declared')

  await page.keyboard.press('Control+k')
  await field.fill('no such name')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing has that name.')
  await page.keyboard.press('Enter') // leads nowhere
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await page.getByRole('textbox', { name: 'Stored' }).focus()
  await page.keyboard.press('/') // a character, where somebody types
  await expect(field).toBeHidden()
})

test('a word explains itself, and leads to the glossary', async ({ page }) => {
  await page.goto('/recommend?preset=mail-choice')
  await page.getByRole('button', { name: 'modelled', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Worked out by a formula')).toBeVisible()
  await expectNoViolations(page, 'term')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Worked out by a formula')).toBeHidden()
  await page.getByRole('button', { name: 'What is “Planning factor”?' }).click()
  await page.getByRole('link', { name: 'Glossary' }).click()
  await expect(page).toHaveURL('/help#planningFactor')
  await expect(page.locator('#planningFactor')).toBeInViewport()
})

test('axe finds nothing on the help page', async ({ page }) => {
  await page.goto('/help')
  await expectAccessible(page)
  await picture(page, 'help')
})

test('an empty library is filled at its first start', async () => {
  const served = await serve({ TIERFRONT_DEMO: 'on' })
  const state = async () => (await fetch(`${served.url}/api/v1/demo`)).json() as Promise<Record<string, unknown>>
  try {
    await expect.poll(async () => (await state()).questions, { timeout: 30_000 }).toBe(5)
    expect(await state()).toMatchObject({ loaded: true, removed: false, files: 8 })
  } finally {
    await served.stop()
  }
})
