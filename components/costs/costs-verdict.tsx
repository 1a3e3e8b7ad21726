import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { usdText } from '@/components/recommend/show'
import { useReason } from '@/components/ui/reason-text'
import { Verdict } from '@/components/ui/verdict'
import type { Recommendation } from '@/lib/model/recommendation'
import { formatPercent, formatRatio } from '@/lib/units/format'
import { type Costed, type CostVerdict, largestPart, readingTables, verdictOf } from './costs-model'

type CostsVerdictProps = { recommendation: Recommendation; costed: readonly Costed[] }

export function CostsVerdict({ recommendation, costed }: CostsVerdictProps) {
  const verdict = verdictOf(recommendation, costed)
  return (
    <Verdict under={<Under recommendation={recommendation} costed={costed} verdict={verdict} />}>
      <Sentence verdict={verdict} fits={costed.some(({ feasible }) => feasible)} />
    </Verdict>
  )
}

/** Configurations of one option are told apart by what was configured. */
const besideName = (one: Costed, other: Costed): string =>
  one.estimate.optionId === other.estimate.optionId ? nameOf(one) : one.estimate.label
const timesText = (more: Costed, less: Costed): string =>
  less.total > 0 ? formatRatio(more.total / less.total).text : '–'
const nameOf = ({ estimate }: Costed): string =>
  [estimate.label, estimate.configurationText].filter(Boolean).join(' · ')

function Sentence({ verdict, fits }: { verdict: CostVerdict; fits: boolean }) {
  const t = useTranslations('costs.verdict')
  const b = (inner: ReactNode) => <b className="num">{inner}</b>
  switch (verdict.kind) {
    case 'readings':
      return t.rich('readings', {
        b,
        label: verdict.label,
        first: usdText(verdict.first),
        second: usdText(verdict.second),
      })
    case 'cheapestFits':
      return t.rich('cheapestFits', {
        b,
        label: nameOf(verdict.best),
        usd: usdText(verdict.best.usd),
        dearest: besideName(verdict.dearest, verdict.best),
        dearestUsd: usdText(verdict.dearest.usd),
        times: timesText(verdict.dearest, verdict.best),
      })
    case 'fits':
      return t.rich('fits', {
        b,
        label: nameOf(verdict.best),
        usd: usdText(verdict.best.usd),
        cheapest: besideName(verdict.cheapest, verdict.best),
        cheapestUsd: usdText(verdict.cheapest.usd),
      })
    case 'range':
      return t.rich('range', {
        b,
        cheapest: besideName(verdict.cheapest, verdict.dearest),
        cheapestUsd: usdText(verdict.cheapest.usd),
        dearest: besideName(verdict.dearest, verdict.cheapest),
        dearestUsd: usdText(verdict.dearest.usd),
        times: timesText(verdict.dearest, verdict.cheapest),
        fits: fits ? 'some' : 'none',
      })
    case 'one':
      return t.rich('one', { b, label: nameOf(verdict.only), usd: usdText(verdict.only.usd) })
    case 'unknown':
      return t('unknown')
  }
}

type UnderProps = CostsVerdictProps & { verdict: CostVerdict }

/** What the figures rest on, and what moves the bill that is named. */
function Under({ recommendation, costed, verdict }: UnderProps) {
  const t = useTranslations('costs')
  const reason = useReason()
  const { workload, region } = recommendation
  const basis = t('basis', { count: costed.length, region, hours: workload.billingMonthHours })
  if (verdict.kind === 'readings') {
    const readings = readingTables(recommendation)[0]?.readings ?? []
    return `${readings.map(({ letter, because }) => `${letter}: ${reason(because)}`).join(' · ')}. ${basis}`
  }
  const named = [...new Set([...('best' in verdict ? [verdict.best] : []), ...costed.slice(-1)])]
  const shares = named.flatMap((one) => {
    const largest = largestPart(one)
    if (largest === null) return []
    const { component, share } = largest
    return [
      t('share', {
        label: one.estimate.label,
        share: formatPercent(share).text,
        component: t(`components.${component}`),
      }),
    ]
  })
  return [...shares, basis].join(' ')
}
