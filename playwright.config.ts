import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// `npm test` chooses a free port; workers inherit what is set here, so that all of them speak of one server and folder.
process.env.TIERFRONT_E2E_PORT ??= '3217'
process.env.TIERFRONT_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'tierfront-e2e-'))
// Journeys begin with what they bring themselves; the one about the demo asks for it.
process.env.TIERFRONT_DEMO ??= 'off'
const baseURL = `http://127.0.0.1:${process.env.TIERFRONT_E2E_PORT}`

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const asRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalTeardown: './tests/e2e/global-teardown.ts',
  use: {
    baseURL,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
      args: ['--disable-gpu', '--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  // The built program as a user starts it: launcher, guard, Next.
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/readyz`,
    env: {
      PORT: process.env.TIERFRONT_E2E_PORT,
      TIERFRONT_DATA: process.env.TIERFRONT_E2E_DATA,
      TIERFRONT_DEMO: 'off',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
