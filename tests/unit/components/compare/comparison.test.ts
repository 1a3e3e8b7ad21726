import { describe, expect, test } from 'vitest'
import {
  askedSides,
  compareAddress,
  isDeciding,
  judge,
  letterOf,
  ratioExtent,
  whyNoInterval,
} from '@/components/compare/comparison'
import type { MetricComparison } from '@/lib/model/comparison'
import { compareRuns } from '@/lib/stats'
import { builtInTables, rowToRun } from '@/lib/tables'

const aMetric = (change: Partial<MetricComparison>): MetricComparison => ({
  operation: 'read',
  metric: 'operationsPerSecond',
  better: 'higher',
  baseline: [100, 101],
  other: [200, 201],
  ratio: 2,
  low: 1.9,
  high: 2.1,
  n: { baseline: 2, other: 2 },
  significant: true,
  relevant: true,
  ...change,
})

describe('what may be said of a ratio', () => {
  test.each([
    ['more of what is better high', {}, 'better'],
    ['less of what is better high', { ratio: 0.5 }, 'worse'],
    ['more latency', { better: 'lower' }, 'worse'],
    ['less latency', { better: 'lower', ratio: 0.5 }, 'better'],
    ['not told apart from noise', { significant: false }, 'same'],
    ['too little to act on', { relevant: false, ratio: 1.01 }, 'same'],
    ['one run a side', { significant: null }, 'maybeBetter'],
    ['one run a side, more latency', { significant: null, better: 'lower' }, 'maybeWorse'],
    ['no ratio', { ratio: null }, 'none'],
  ] as const)('%s', (_, change, judgement) => expect(judge(aMetric(change))).toBe(judgement))

  test.each([
    [{}, null],
    [{ low: null, high: null, n: { baseline: 1, other: 3 } }, 'single'],
    [{ low: null, high: null }, 'constant'],
  ] as const)('interval of %j', (change, why) => expect(whyNoInterval(aMetric(change))).toBe(why))

  test('the axis holds the furthest end and is never narrower than 1.25', () => {
    expect(ratioExtent([])).toBe(1.25)
    expect(ratioExtent([aMetric({})])).toBe(3)
    expect(ratioExtent([aMetric({ low: 0.04 })])).toBe(50)
    expect(ratioExtent([aMetric({ high: 5_000 })])).toBeCloseTo(5_000, 6)
  })
})

describe('what decides the figures', () => {
  test.each([
    ['blockSizeBytes', ['4096'], ['8192'], true],
    ['blockSizeBytes', ['4096'], [''], false],
    ['queueDepth', ['1', '16'], [''], true],
    ['toolVersion', ['3.28'], ['3.33'], false],
  ])('%s %j against %j', (parameter, baseline, other, deciding) =>
    expect(isDeciding({ parameter, baseline, other })).toBe(deciding),
  )
})

describe('the address', () => {
  test('ticked: the first is the baseline, the others are sides', () => {
    expect(askedSides({ pick: ['a', 'b', 'c'] })).toEqual({ baseline: ['a'], others: [['b'], ['c']] })
    expect(askedSides({ pick: 'a' })).toEqual({ baseline: ['a'], others: [] })
    expect(askedSides({})).toEqual({ baseline: [], others: [] })
  })

  test('comma between repetitions, one `other` per side, and back', () => {
    const asked = { baseline: ['run_a', 'run_b'], others: [['run_c', 'run_d'], ['table:zfs-hk/database#A4']] }
    const { searchParams } = new URL(compareAddress(asked.baseline, asked.others), 'http://localhost')
    const query = { baseline: searchParams.getAll('baseline'), other: searchParams.getAll('other') }
    expect(askedSides(query)).toEqual(asked)
  })

  test('a long list is cut', () => {
    const many = Array.from({ length: 300 }, (_, index) => `run_${index}`)
    expect(askedSides({ pick: many }).others).toHaveLength(7)
    expect(askedSides({ baseline: many.join(','), other: many.join(',') }).others[0]).toHaveLength(50)
  })

  test('letters', () => expect([0, 1, 7].map(letterOf)).toEqual(['A', 'B', 'H']))
})

test('A4 against A1 of the ZFS table: 1.31 times the rate, unproven with one run a side', () => {
  const table = builtInTables().find(({ id }) => id === 'zfs-hk/database')
  const runs = (table?.rows ?? []).flatMap((row) => (table === undefined ? [] : [rowToRun(table, row)]))
  const { metrics } = compareRuns(runs.slice(0, 1), runs.slice(3, 4))
  expect(metrics.map((one) => [one.metric, one.ratio?.toFixed(3), judge(one)])).toEqual([
    ['operationsPerSecond', '1.309', 'maybeBetter'],
    ['p95Us', '0.621', 'maybeBetter'],
    ['p99Us', '0.622', 'maybeBetter'],
  ])
})
