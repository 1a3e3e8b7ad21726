// Amazon S3 Standard: no configuration; request rates scale by prefix.
// https://docs.aws.amazon.com/AmazonS3/latest/userguide/optimizing-performance.html
import { requiredPrefixes } from '@/lib/perf'
import type { Adapter, Context, Link } from './adapter'
import { limitNumber } from './limits'
import { requests, toGib } from './usage-of'

/** Prefixes needed at the peak (MODEL F2.7): S3 adds them gradually, so count them at the peak and partition beforehand. */
function prefixes(context: Context): number {
  const { peak } = context.demand
  const share = context.workload.planningFactor
  return requiredPrefixes({
    puts: peak.writes,
    gets: peak.reads,
    putsPerPrefix: limitNumber(context, 'putPerSecondPerPrefix').value * share,
    getsPerPrefix: limitNumber(context, 'getPerSecondPerPrefix').value * share,
  })
}

function prefixLink(context: Context, dimension: 'reads' | 'writes', quantity: string): Link {
  const { limit, value } = limitNumber(context, quantity)
  const count = prefixes(context)
  return {
    name: 'prefix',
    dimension,
    limit: value * count,
    unit: 'operations/s',
    demand: (load) => load[dimension],
    source: limit,
    because: { code: 'limit_per_prefix', params: { prefixesCount: count, limitPerSecond: value } },
  }
}

export const S3: Adapter = {
  id: 's3',
  family: 's3',
  optionIds: ['aws/s3-standard'],
  protocols: ['s3'],
  sharedByHosts: true,
  multiAz: () => true,
  configurationSchema: { type: 'object', properties: {}, additionalProperties: false },
  grid: () => [{}],
  usage: (_, { workload }) => ({
    stored: toGib(workload.storedBytes),
    putRequests: requests(workload.writes),
    getRequests: requests(workload.reads),
  }),
  chain: (_, context) => [
    prefixLink(context, 'writes', 'putPerSecondPerPrefix'),
    prefixLink(context, 'reads', 'getPerSecondPerPrefix'),
  ],
  breaches: () => [],
  rung: () => '',
  notes: (_, context) =>
    prefixes(context) > 1
      ? [{ code: 's3_prefixes', params: { prefixesCount: prefixes(context) }, assumed: false }]
      : [],
}
