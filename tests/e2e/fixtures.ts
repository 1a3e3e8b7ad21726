import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export const LANGUAGES = ['en', 'zh-CN'] as const
export const THEMES = ['light', 'dark'] as const
export const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

/** Rules of WCAG 2.2 AA and below, as axe names them. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export type Uploaded = { status: number; body: UploadAnswer }
/** As much of the answer of `PUT /api/v1/files` as journeys need. */
export type UploadAnswer = {
  id: string
  sha256: string
  sizeBytes: number
  duplicate: boolean
  code: string
  runs: { id: string; name: string }[]
}

type Fixtures = {
  /** Sends bytes as `curl -T` would. */
  upload: (bytes: Uint8Array | string, name: string) => Promise<Uploaded>
  /** Fails the test at its end when the page broke its Content-Security-Policy or threw. */
  quiet: undefined
}

export const test = base.extend<Fixtures>({
  upload: async ({ request }, use) => {
    await use(async (bytes, name) => {
      const answer = await request.put(`/api/v1/files?name=${encodeURIComponent(name)}`, {
        data: Buffer.from(bytes),
        headers: { 'content-type': 'application/octet-stream' },
      })
      return { status: answer.status(), body: (await answer.json()) as UploadAnswer }
    })
  },
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (/Content.Security.Policy|hydrat|MISSING_MESSAGE/i.test(message.text())) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Chooses language and theme as the switches do, by cookie; `null` leaves the theme to the system. */
export async function wear(
  page: Page,
  look: { language?: (typeof LANGUAGES)[number]; theme?: (typeof THEMES)[number] },
) {
  const cookies = { 'tf-lang': look.language, 'tf-theme': look.theme }
  const url = process.env.TIERFRONT_E2E_PORT === undefined ? '' : `http://127.0.0.1:${process.env.TIERFRONT_E2E_PORT}`
  for (const [name, value] of Object.entries(cookies)) {
    if (value !== undefined) await page.context().addCookies([{ name, value, url }])
  }
}

/** axe finds nothing, in both themes and both languages. Leaves the page in the last of them. */
export async function expectAccessible(page: Page) {
  const url = page.url()
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      await wear(page, { language, theme })
      await page.goto(url)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('h1').first()).toBeVisible()
      await expectNoViolations(page, `${language}, ${theme}`)
    }
  }
}

/** axe finds nothing on the page as it stands, for states that a reload would lose. */
export async function expectNoViolations(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, `axe on ${new URL(page.url()).pathname} (${state})`).toEqual([])
}

/** Pictures of the page as it stands in both sizes, for people to look at; kept when TIERFRONT_SHOTS names a folder. */
export async function picture(page: Page, name: string) {
  const folder = process.env.TIERFRONT_SHOTS
  if (folder === undefined) return
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await page.screenshot({ path: `${folder}/${name}-${size}.png`, fullPage: true, animations: 'disabled' })
  }
}
