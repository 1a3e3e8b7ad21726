import { existsSync, readFileSync } from 'node:fs'

/** A step that runs no tests of its own counts as one. */
export const oneStep = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 })

/** What a runner wrote of itself. No report, or a failure though no test failed: something broke around the tests. */
export function counted(report, exitCode, read) {
  if (!existsSync(report)) return oneStep(false)
  const counts = read(JSON.parse(readFileSync(report, 'utf8')))
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export const vitestCounts = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
})

export const playwrightCounts = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})
