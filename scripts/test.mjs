import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packageScript, runNode } from './run.mjs'
import { haveBrowser } from './test/browser.mjs'
import { counted, oneStep, playwrightCounts, vitestCounts } from './test/counts.mjs'

/** Everything that must hold, in one command. The last line is `N passed, M failed`. */

const { 'no-browser': withoutBrowser } = parseArgs({
  options: { 'no-browser': { type: 'boolean', default: false } },
}).values

const reports = mkdtempSync(join(tmpdir(), 'tierfront-test-'))
const results = []

async function step(name, work) {
  console.log(`\n── ${name} ──`)
  const started = performance.now()
  const counts = await work()
  results.push({ name, seconds: (performance.now() - started) / 1_000, ...counts })
  return counts.failed === 0
}

const tool = (...args) => runNode([packageScript(args[0]), ...args.slice(1)])
const check = async (...args) => oneStep((await tool(...args)) === 0)

async function unitTests() {
  const report = join(reports, 'vitest.json')
  const code = await tool(
    'vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  return counted(report, code, vitestCounts)
}

async function journeys() {
  const report = join(reports, 'playwright.json')
  const env = {
    TIERFRONT_E2E_PORT: String(await freePort()),
    TIERFRONT_E2E_DATA: join(reports, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const code = await runNode([packageScript('@playwright/test/cli.js'), 'test', '--reporter=list,json'], { env })
  return counted(report, code, playwrightCounts)
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function summary() {
  console.log('\n── Summary ──')
  for (const { name, passed, failed, skipped, seconds } of results) {
    const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(34)} ${counts}  (${seconds.toFixed(1)} s)`)
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  return total('failed') === 0
}

await step('Format and lint', () => check('@biomejs/biome/bin/biome', 'check', '.'))
await step('Route types', () => check('next/dist/bin/next', 'typegen'))
await step('Types', () => check('typescript/bin/tsc', '--noEmit'))
await step('Workers and commands', async () => oneStep((await runNode(['scripts/build.mjs', '--commands'])) === 0))
await step('Unit, database and architecture', unitTests)
const built = await step('Build', async () => oneStep((await runNode(['scripts/build.mjs'])) === 0))
if (!withoutBrowser) {
  const browser = await step('Browser', async () => oneStep(await haveBrowser()))
  await step('Journeys in a browser', async () => (built && browser ? journeys() : oneStep(false)))
}
const allPassed = summary()
rmSync(reports, { recursive: true, force: true })
process.exitCode = allPassed ? 0 : 1
