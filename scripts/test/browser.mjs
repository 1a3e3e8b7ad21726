import { existsSync } from 'node:fs'
import { packageScript, ROOT, run, runNode } from '../run.mjs'

const SYSTEM_CHROMIUM = '/usr/bin/chromium' // playwright.config.ts looks there too
const HOPELESS =
  'No browser: Debian’s chromium is not installed and Playwright could not download its own. Install chromium, then run npm test again.'

/** Finds or fetches a browser; a test that is skipped for want of one proves nothing. */
export async function haveBrowser() {
  if (existsSync(SYSTEM_CHROMIUM) || (await playwrightHasOne())) return true
  console.log('No chromium here: asking Playwright for its own …')
  if ((await runNode([packageScript('@playwright/test/cli.js'), 'install', 'chromium'])) === 0) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright could not: asking Debian …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { env })
    if (existsSync(SYSTEM_CHROMIUM)) return true
  }
  console.error(HOPELESS)
  return false
}

async function playwrightHasOne() {
  const { chromium } = await import(`${ROOT}node_modules/@playwright/test/index.mjs`)
  return existsSync(chromium.executablePath())
}
