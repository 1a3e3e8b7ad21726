import { describe, expect, test } from 'vitest'
import { statedPercentile } from '@/components/run/percentiles'
import type { LatencySummary } from '@/lib/model/benchmark-run'

const aLatency = (samples: number | null): LatencySummary => ({
  kind: 'completion',
  meanUs: 1,
  stddevUs: 1,
  minUs: 1,
  maxUs: 9,
  percentiles: [
    { percent: 50, us: 2 },
    { percent: 99, us: 5 },
    { percent: 99.99, us: 8 },
  ],
  origin: 'reported',
  samples,
})

describe('a percentile is stated as far as samples carry it', () => {
  test.each([
    { samples: 10_000, percent: 99, stated: { state: 'sure', us: 5 } }, // 100 beyond
    { samples: 9_900, percent: 99, stated: { state: 'few', us: 5 } }, // 99 beyond
    { samples: 994, percent: 99.99, stated: { state: 'none' } }, // 0.1 beyond: the maximum by another name
    { samples: 994, percent: 50, stated: { state: 'sure', us: 2 } },
    { samples: null, percent: 99.99, stated: { state: 'sure', us: 8, beyond: null } },
    { samples: 1e9, percent: 95, stated: { state: 'missing' } },
  ])('$samples samples, p$percent: $stated.state', ({ samples, percent, stated }) => {
    expect(statedPercentile(aLatency(samples), percent)).toMatchObject(stated)
  })
})
