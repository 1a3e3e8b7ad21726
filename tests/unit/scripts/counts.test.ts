import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { counted, oneStep, playwrightCounts, vitestCounts } from '../../../scripts/test/counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tierfront-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const vitest = (failed: number) => ({ numPassedTests: 7, numFailedTests: failed, numPendingTests: 2, numTodoTests: 0 })
const playwright = (failed: number) => ({ stats: { expected: 3, flaky: 0, unexpected: failed, skipped: 1 } })

test.each([
  ['all passed', vitest(0), vitestCounts, 0, { passed: 7, failed: 0, skipped: 2 }],
  ['one failed', vitest(1), vitestCounts, 1, { passed: 7, failed: 1, skipped: 2 }],
  ['something broke around the tests', vitest(0), vitestCounts, 1, { passed: 7, failed: 1, skipped: 2 }],
  ['journeys', playwright(2), playwrightCounts, 1, { passed: 3, failed: 2, skipped: 1 }],
])('%s', (name, report, read, exitCode, counts) => {
  const path = join(folder, `${name}.json`)
  writeFileSync(path, JSON.stringify(report))
  expect(counted(path, exitCode, read)).toEqual(counts)
})

test('a runner that wrote no report failed', () => {
  for (const exitCode of [0, 1]) {
    expect(counted(join(folder, 'absent.json'), exitCode, vitestCounts)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  }
})

test('a step counts as one', () => {
  expect([oneStep(true), oneStep(false)]).toMatchObject([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ])
})
