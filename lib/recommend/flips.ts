import { assess, type Facts } from '@/lib/estimate'
import { EVIDENCE_DATA } from '@/lib/evidence'
import type { Estimate } from '@/lib/model/estimate'
import type { Flip } from '@/lib/model/recommendation'
import type { Workload } from '@/lib/model/workload'
import { configurationText, estimateKey } from '@/lib/options'
import { Usd } from '@/lib/units/usd'
import { DEFAULT_PLANNING_FACTOR } from './presets'
import { type Point, points, type Question } from './search'

/** Halvings of the range in which the answer changes: to about half a per cent of it. */
const BISECTIONS = 8
/** How far an input is raised in search of the point where the answer changes. */
const FURTHEST = 4

type Best = (Point & { readonly key: string; readonly totalUsd: string }) | null
type Variation = {
  readonly input: string
  readonly unit: string
  readonly from: number | string
  readonly workload: (to: number) => Workload
}

/** The cheapest configuration that fits; null = none does. */
export function bestOf(question: Question, facts: Facts): Best {
  return points(question, facts).reduce<Best>((best, point) => {
    const { feasible, totalUsd } = assess({ ...point, region: question.region, workload: question.workload }, facts)
    if (!feasible || totalUsd === null) return best
    if (best !== null && Usd.of(totalUsd).compare(Usd.of(best.totalUsd)) >= 0) return best
    return { ...point, key: estimateKey(point.optionId, point.configuration), totalUsd }
  }, null)
}

/** What would change the answer: each input on its own, at the point where it does. */
export function flipsOf(question: Question, best: Estimate, facts: Facts): Flip[] {
  const { workload } = question
  const at = (changed: Workload): Best => bestOf({ ...question, workload: changed }, facts)
  const changes = (found: Best): boolean => found?.key !== best.key
  const flip = (input: string, unit: string, from: number | string, to: number | string, found: Best): Flip[] =>
    changes(found)
      ? [
          {
            input,
            from,
            to,
            unit,
            newBest: found?.key ?? null,
            newBestLabel: found === null ? null : (facts.book.options[found.optionId]?.label ?? null),
            newBestUsd: found?.totalUsd ?? null,
            because: because(found, facts),
          },
        ]
      : []

  const once = (input: string, unit: string, from: number | string, to: number | string, changed: Workload): Flip[] =>
    flip(input, unit, from, to, at(changed))

  const threshold = ({ input, unit, from, workload: vary }: Variation, near: number, far: number): Flip[] => {
    if (!changes(at(vary(far)))) return []
    let [same, different] = [near, far]
    for (let step = 0; step < BISECTIONS; step += 1) {
      const middle = (same + different) / 2
      if (changes(at(vary(middle)))) different = middle
      else same = middle
    }
    return flip(input, unit, from, different, at(vary(different)))
  }

  return [
    ...planning(workload).flatMap((to) =>
      once('planningFactor', 'fraction', workload.planningFactor, to, { ...workload, planningFactor: to }),
    ),
    ...peakVariations(workload).flatMap((one) => threshold(one, Number(one.from), Number(one.from) * FURTHEST)),
    ...diskWrites(workload, best).flatMap((one) =>
      threshold(one, workload.diskWritesPerFile, workload.diskWritesPerFile * FURTHEST),
    ),
    ...observed(best).flatMap((to) =>
      once('diskWritesPerFile', 'count', workload.diskWritesPerFile, to, { ...workload, diskWritesPerFile: to }),
    ),
    ...cache(workload, best).flatMap((one) => threshold(one, workload.readCacheHitFraction ?? 1, 0)),
    ...(workload.countBurstCredits
      ? []
      : once('burstCredits', 'term', 'not_counted', 'counted', { ...workload, countBurstCredits: true })),
    ...(best.configuration.protocol === 'nfs3'
      ? once('protocol', 'term', 'nfs3', 'nfs4', { ...workload, protocols: ['nfs4'] })
      : []),
    ...(workload.budgetPerMonth === null
      ? []
      : once('budget', 'term', 'budget', 'none', { ...workload, budgetPerMonth: null })),
  ]
}

function because(found: Best, facts: Facts): Flip['because'] {
  if (found === null) return { code: 'flip_nothing_fits', params: {} }
  const label = facts.book.options[found.optionId]?.label ?? found.optionId
  const configuration = configurationText(found.configuration)
  return { code: 'flip_to', params: { label, configuration, totalUsd: found.totalUsd } }
}

const planning = ({ planningFactor }: Workload): number[] => (planningFactor === 1 ? [DEFAULT_PLANNING_FACTOR] : [1])

function peakVariations(workload: Workload): Variation[] {
  const { peak } = workload
  if (peak === null) return []
  return [
    {
      input: 'peakMultiplier',
      unit: 'times',
      from: peak.multiplier,
      workload: (multiplier) => ({ ...workload, peak: { ...peak, multiplier } }),
    },
  ]
}

const isFileServer = (best: Estimate): boolean => best.family === 'fsx'

const diskWrites = (workload: Workload, best: Estimate): Variation[] =>
  isFileServer(best)
    ? [
        {
          input: 'diskWritesPerFile',
          unit: 'count',
          from: workload.diskWritesPerFile,
          workload: (diskWritesPerFile) => ({ ...workload, diskWritesPerFile }),
        },
      ]
    : []

const cache = (workload: Workload, best: Estimate): Variation[] =>
  isFileServer(best) && workload.reads.count > 0
    ? [
        {
          input: 'readCacheHitFraction',
          unit: 'fraction',
          from: workload.readCacheHitFraction ?? 1,
          workload: (readCacheHitFraction) => ({ ...workload, readCacheHitFraction }),
        },
      ]
    : []

const observed = (best: Estimate): readonly number[] =>
  EVIDENCE_DATA.observations.find((one) => one.code === 'disk_writes_per_file' && one.optionIds.includes(best.optionId))
    ?.values ?? []
