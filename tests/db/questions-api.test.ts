import { describe, expect, test } from 'vitest'
import { POST as postBill } from '@/app/api/v1/bills/route'
import { POST as postCheck } from '@/app/api/v1/checks/route'
import { POST as postEstimate } from '@/app/api/v1/estimates/route'
import { GET as getOptions } from '@/app/api/v1/options/route'
import { POST as postRecommendation } from '@/app/api/v1/recommendations/route'
import { Usd } from '@/lib/units/usd'
import { ownStorage } from './harness'

ownStorage()

const MAIL = {
  storedBytes: 1_024 * 2 ** 30,
  readsPerDay: 200_000_000,
  writesPerDay: 200_000_000,
  readSizeBytes: 20_000,
  writeSizeBytes: 20_000,
  peak: { multiplier: 20, durationSeconds: 300, perDay: 1 },
  slo: [{ operation: 'write', percentile: 99, latencyUs: 10_000, window: 'worst-minute' }],
  protocols: ['nfs'],
  planningFactor: 1,
  billingMonthHours: 720,
}

type Handler = (request: Request) => Promise<Response>

async function ask(handler: Handler, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const request = new Request('http://127.0.0.1:3000/api/v1/x', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const response = await handler(request)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const cents = (total: unknown): string => Usd.of(String(total)).toCents()

describe('POST /api/v1/recommendations', () => {
  test('case 4, as the contract writes a workload', async () => {
    const { status, body } = await ask(postRecommendation, { workload: MAIL, region: 'us-west-2' })
    expect(status).toBe(200)
    const ranked = body.ranked as { key: string; estimate: { configuration: unknown; bill: { total: string } } }[]
    const best = ranked.find((one) => one.key === body.best)
    expect(best?.estimate.configuration).toMatchObject({ throughputMbps: 1_280, iops: 50_000, protocol: 'nfs3' })
    expect(cents(best?.estimate.bill.total)).toBe('1320.90')
    expect(body.verdict).toMatchObject({ code: 'verdict_best', message: expect.stringContaining('$1,320.90') })
  })

  test('constraints beside the workload are as hard as its own', async () => {
    const { body } = await ask(postRecommendation, {
      workload: MAIL,
      region: 'us-west-2',
      constraints: { budgetPerMonth: '1000' },
    })
    expect(body.best).toBeNull()
  })

  test.each([
    [{ workload: { ...MAIL, readsPerMonth: 5 }, region: 'us-west-2' }, 'workload.reads'],
    [{ workload: { ...MAIL, storedBytes: -1 }, region: 'us-west-2' }, 'workload.storedBytes'],
    [{ workload: { ...MAIL, storedbytes: 1 }, region: 'us-west-2' }, 'workload'],
    [{ workload: MAIL }, 'region'],
  ])('a wrong field is named: %#', async (sent, pointer) => {
    const { status, body } = await ask(postRecommendation, sent)
    expect(status).toBe(422)
    expect((body.errors as { pointer: string }[]).map((one) => one.pointer).join()).toContain(pointer)
  })

  test('an option that nobody knows is refused by name', async () => {
    const { status, body } = await ask(postRecommendation, {
      workload: MAIL,
      region: 'us-west-2',
      optionIds: ['aws/floppy'],
    })
    expect([status, body.code]).toEqual([404, 'unknown_option'])
  })
})

describe('POST /api/v1/estimates', () => {
  test('case 5: the stripe’s limits, the instance’s, and what can’t be reached', async () => {
    const { body } = await ask(postEstimate, {
      workload: {
        storedBytes: 3_072 * 2 ** 30,
        readsPerSecond: 24_000,
        writesPerSecond: 24_000,
        readSizeBytes: 4_096,
        writeSizeBytes: 4_096,
      },
      region: 'us-east-1',
      optionId: 'aws/ebs-gp3',
      configuration: { sizeGib: 1_024, iops: 16_000, throughputMibps: 1_000, volumes: 3, instanceType: 'm8g.12xlarge' },
    })
    expect(cents((body.bill as { total: string }).total)).toBe('545.76')
    expect(body.capacity).toMatchObject({
      operationsPerSecond: { value: 48_000, basis: 'vendor-stated' },
      bytesPerSecond: { value: 1.875e9 },
    })
  })

  test('without a configuration it finds the best of the option', async () => {
    const { body } = await ask(postEstimate, {
      workload: MAIL,
      region: 'us-west-2',
      optionId: 'aws/fsx-openzfs-single-az-ha-2',
    })
    expect(body.configuration).toMatchObject({ throughputMbps: 1_280, iops: 50_000 })
  })
})

describe('POST /api/v1/bills', () => {
  test.each([
    ['aws/s3-standard', {}, { stored: 1_024, putRequests: 200_000_000, getRequests: 200_000_000 }, '1103.55'],
    ['aws/efs-provisioned', { throughputMibps: 100 }, { stored: 1_024 }, '600.00'],
    ['aws/fsx-openzfs-single-az-ha-2', { sizeGib: 1_024, throughputMbps: 320, iops: null }, {}, '258.56'],
  ])('%s as published', async (optionId, configuration, usage, total) => {
    const { status, body } = await ask(postBill, {
      optionId,
      region: 'us-west-2',
      configuration,
      usage,
      billingMonthHours: 720,
    })
    expect(status).toBe(200)
    expect(cents(body.total)).toBe(total)
  })

  test('usage that is left out is asked for, never 0', async () => {
    const { status, body } = await ask(postBill, {
      optionId: 'aws/s3-standard',
      region: 'us-west-2',
      configuration: {},
      usage: { stored: 1 },
    })
    expect([status, body.code]).toEqual([422, 'missing_usage'])
  })

  test('a price that is not known makes the total null', async () => {
    const { body } = await ask(postBill, {
      optionId: 'aws/fsx-openzfs-multi-az',
      region: 'us-west-2',
      configuration: { sizeGib: 64, throughputMbps: 160, iops: null },
      usage: {},
    })
    expect(body).toMatchObject({ total: null, complete: false })
    expect(body.missing).not.toEqual([])
  })
})

test('GET /api/v1/options: each price and limit with its source and date', async () => {
  const response = await getOptions(new Request('http://127.0.0.1:3000/api/v1/options?region=us-east-1'))
  const { items } = (await response.json()) as {
    items: {
      id: string
      prices: { source: { url: string }; effectiveDate: string }[]
      limits: { source: { url: string } }[]
    }[]
  }
  const gp3 = items.find((one) => one.id === 'aws/ebs-gp3')
  expect(gp3?.prices.length).toBe(3)
  for (const row of [...(gp3?.prices ?? []), ...(gp3?.limits ?? [])]) expect(row.source.url).toMatch(/^https:/)
})

test('POST /api/v1/checks: what contradicts itself, with both numbers', async () => {
  const { body } = await ask(postCheck, { workload: { ...MAIL, declared: { bytesPerDay: 4e12 } } })
  expect(body).toMatchObject([
    { code: 'bytes_per_day_mismatch', severity: 'contradiction', expected: 4e12, found: 8e12 },
  ])
})
