'use client'

import { useTranslations } from 'next-intl'
import { primaryOperation, primaryP99, shownKey, stateOf } from '@/components/recommend/answer/answer-view'
import { QuantityText } from '@/components/ui/quantity-text'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { UsdText } from '@/components/ui/usd-text'
import type { Ranked, Recommendation } from '@/lib/model/recommendation'
import { FrozenChart, rowId } from './frozen-chart'
import { type FrozenWords, useFrozenWords } from './frozen-words'
import styles from './report.module.css'

/** Chart and table of what was compared. */
export function ReportOptions({ answer }: { answer: Recommendation }) {
  const t = useTranslations('report.options')
  const words = useFrozenWords()
  const chosen = shownKey(answer)
  const fitting = answer.ranked.filter(({ feasible }) => feasible)
  const rows = answer.ranked.filter(
    ({ headline, pinned, key, onFrontier }) => headline || pinned || onFrontier || key === chosen,
  )
  return (
    <>
      <FrozenChart answer={answer} />
      <Table caption={t('title')}>
        <thead>
          <Tr>
            <Th hideOn="narrow">
              <span className="vh">{t('rank')}</span>
            </Th>
            <Th>{t('option')}</Th>
            <Th hideOn="narrow">{t('configuration')}</Th>
            <Th numeric>{t('usd')}</Th>
            <Th numeric>{t('p99', { operation: words.term(primaryOperation(answer.workload)) })}</Th>
            <Th>{t('decides')}</Th>
          </Tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <OptionRow key={one.key} one={one} rank={one.feasible ? fitting.indexOf(one) + 1 : null} answer={answer} />
          ))}
        </tbody>
      </Table>
      <p className={styles.footnote}>{t('considered', { shown: rows.length, considered: answer.considered })}</p>
    </>
  )
}

function OptionRow({ one, rank, answer }: { one: Ranked; rank: number | null; answer: Recommendation }) {
  const t = useTranslations('report.options')
  const words = useFrozenWords()
  const { estimate, key, feasible } = one
  const p99 = primaryP99(estimate, answer.workload)
  const chosen = key === shownKey(answer)
  return (
    <Tr id={rowId(key)} selected={chosen}>
      <Td hideOn="narrow" className="mut">
        {rank ?? '–'}
      </Td>
      <Td className="med">
        {estimate.label}
        <span className={styles.narrowDetail}>{estimate.configurationText}</span>
      </Td>
      <Td hideOn="narrow" className="sec">
        {estimate.configurationText}
      </Td>
      <Td numeric>
        <UsdText usd={estimate.bill.total} />
      </Td>
      <Td numeric className={styles.p99}>
        {p99 === null ? t('unknown') : <QuantityText quantity={p99} />}
      </Td>
      <Td className={feasible ? 'ok' : stateOf(one, answer.nearest) === 'overBudget' ? 'sec' : 'bad'}>
        {decidesText(one, words, t)}
      </Td>
    </Tr>
  )
}

/** What speaks loudest: what it misses, else what binds it. */
function decidesText(
  { feasible, unmet, estimate }: Ranked,
  words: FrozenWords,
  t: ReturnType<typeof useTranslations>,
): string {
  if (unmet.length > 0) return unmet.map(({ because }) => words.text(because)).join(' ')
  const { binding, chain } = estimate.capacity
  const link = chain.find(
    ({ name, limit, unit }) => name === binding?.name && limit === binding.limit && unit === binding.unit,
  )
  const spare = link === undefined || link.demand === null ? null : 1 - link.demand / link.limit
  if (!feasible || binding === null) return t('fits')
  const name = words.term(binding.name)
  return spare === null ? t('fitsBinds', { name }) : t('fitsSpare', { name, spare: Math.floor(spare * 100) })
}
