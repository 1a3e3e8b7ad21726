import { publishedDurability } from '@/lib/evidence'
import type { Estimate } from '@/lib/model/estimate'
import type { Configuration } from '@/lib/model/price-book'
import { unknownQuantity } from '@/lib/model/quantity'
import { type Context, findLimit, numberOf } from '@/lib/options'
import { stripeLoss } from '@/lib/perf'

/** Probability of losing the data within a year: of a stripe from its volumes' failure rate, else as published, else unknown. */
export function durabilityOf(configuration: Configuration, context: Context): Estimate['durability'] {
  const rate = findLimit(context, 'annualFailureRate')
  if (rate?.value !== undefined) {
    const volumes = numberOf(configuration, 'volumes') ?? 1
    const loss = (probability: number) => stripeLoss({ probability, volumes })
    return {
      annualLossProbability: {
        value: loss(rate.value),
        low: loss(rate.low ?? rate.value),
        high: loss(rate.high ?? rate.value),
        unit: '1/year',
        basis: volumes > 1 ? 'modelled' : 'vendor-stated',
        because: [{ code: 'volume_failure_rate', params: { volumesCount: volumes, rateFraction: rate.value } }],
      },
      note: volumes > 1 ? { code: 'stripe_loses_all', params: { volumesCount: volumes } } : null,
    }
  }
  const published = publishedDurability(context.optionId)
  if (published === null) {
    const because = { code: 'durability_unpublished', params: {} }
    return { annualLossProbability: unknownQuantity('1/year', [because]), note: because }
  }
  const { annualLossProbability: value, source } = published
  return {
    annualLossProbability: {
      value,
      low: value,
      high: value,
      unit: '1/year',
      basis: 'vendor-stated',
      because: [{ code: `statement_${published.note}`, params: { source: source.name, date: source.date } }],
    },
    note: null,
  }
}
