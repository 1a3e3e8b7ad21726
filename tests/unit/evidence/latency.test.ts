import { describe, expect, test } from 'vitest'
import { type LatencyQuestion, latencyEvidence } from '@/lib/evidence'
import type { LinkedRun } from '@/lib/model/linked-run'

const QUESTION: LatencyQuestion = {
  optionId: 'aws/ebs-gp3',
  configuration: { sizeGib: 100, iops: 3_000 },
  protocol: 'block',
  operation: 'read',
  sizeBytes: 4_096,
  readFraction: 1,
  operationsPerSecond: 1_000,
}

function aRun(
  overrides: {
    readonly size?: number | null
    readonly rate?: number
    readonly operation?: 'read' | 'write'
    readonly configuration?: LinkedRun['configuration']
    readonly percentiles?: boolean
  } = {},
): LinkedRun {
  const {
    size = 4_096,
    rate = 3_000,
    operation = 'read',
    configuration = { iops: 3_000 },
    percentiles = true,
  } = overrides
  return {
    runId: 'r1',
    name: 'mine',
    startedAt: null,
    optionId: 'aws/ebs-gp3',
    configuration,
    load: {
      access: 'random',
      readFraction: 1,
      blockSizeBytes: size,
      queueDepth: 4,
      jobs: 1,
      concurrency: 4,
      loop: 'closed',
      directIo: true,
      syncWrites: null,
      durationSeconds: 60,
      engine: 'libaio',
      fileSizeBytes: null,
    },
    results: [
      {
        operation,
        count: 1,
        bytes: 1,
        runtimeSeconds: 60,
        operationsPerSecond: rate,
        bytesPerSecond: null,
        errors: 0,
        latency: {
          kind: 'completion',
          meanUs: 600,
          stddevUs: null,
          minUs: null,
          maxUs: null,
          percentiles: percentiles
            ? [
                { percent: 50, us: 500 },
                { percent: 95, us: 900 },
                { percent: 99, us: 1_234 },
              ]
            : [],
          origin: 'histogram',
          samples: 180_000,
        },
        otherLatencies: [],
        histogram: null,
      },
    ],
  }
}

describe('precedence', () => {
  test('a run of the same option, size and configuration is measured', () => {
    expect(latencyEvidence(QUESTION, [aRun()]).p99).toMatchObject({ us: 1_234, basis: 'measured' })
  })

  test.each([
    ['another configuration', aRun({ configuration: { iops: 6_000 } })],
    ['no configuration said', aRun({ configuration: null })],
    ['a size within the factor of four', aRun({ size: 16_384 })],
  ])('%s: only interpolated', (_, run) => {
    expect(latencyEvidence(QUESTION, [run]).p99).toMatchObject({ us: 1_234, basis: 'interpolated' })
  })

  test('the same configuration wins over a near one', () => {
    const near = { ...aRun({ configuration: null }), runId: 'r0' }
    expect(latencyEvidence(QUESTION, [near, aRun()]).evidence).toMatchObject([{ kind: 'own-run', id: 'r1' }])
  })

  test.each([
    ['run_other_operation', aRun({ operation: 'write' })],
    ['run_other_size', aRun({ size: 1_048_576 })],
    ['run_without_block_size', aRun({ size: null })],
    ['run_without_percentiles', aRun({ percentiles: false })],
    ['run_below_load', aRun({ rate: 500 })],
  ])('%s: it stays silent, and says so', (code, run) => {
    const found = latencyEvidence(QUESTION, [run])
    expect(found.passedOver.map((one) => one.code)).toEqual([code])
    expect(found.evidence).toMatchObject([{ kind: 'vendor-statement' }])
  })

  test('a published test is never the user’s own measurement', () => {
    const mail = {
      ...QUESTION,
      optionId: 'aws/efs-elastic',
      protocol: 'nfs4',
      operation: 'write',
      sizeBytes: 20_000,
      configuration: {},
    } as const
    const found = latencyEvidence(mail, [])
    expect(found.evidence[0]?.kind).toBe('published-table')
    expect(found.p99).toMatchObject({ us: 60_000, basis: 'interpolated', range: { low: 30_000, high: 60_000 } })
  })

  test('a published test of small files does not speak for large ones', () => {
    const large = {
      ...QUESTION,
      optionId: 'aws/efs-elastic',
      protocol: 'nfs4',
      operation: 'write',
      sizeBytes: 1_048_576,
      configuration: {},
    } as const
    expect(latencyEvidence(large, []).evidence[0]?.kind).toBe('vendor-statement')
  })

  test('nothing known is nothing said', () => {
    expect(latencyEvidence({ ...QUESTION, optionId: 'aws/ebs-st1' }, [])).toEqual({
      p50: null,
      p95: null,
      p99: null,
      evidence: [],
      passedOver: [],
    })
  })
})
