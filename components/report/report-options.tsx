'use client'

import { useTranslations } from 'next-intl'
import { primaryOperation, primaryP99, shownKey, stateOf } from '@/components/recommend/answer/answer-view'
import { bindingLink } from '@/components/recommend/answer/binding-text'
import { classNames } from '@/components/ui/class-names'
import { QuantityText } from '@/components/ui/quantity-text'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { UsdText } from '@/components/ui/usd-text'
import type { Ranked, Recommendation } from '@/lib/model/recommendation'
import { FrozenChart, rowId } from './frozen-chart'
import { type FrozenWords, useFrozenWords } from './frozen-words'
import styles from './report.module.css'

/** What a row says of an option that is out: the strongest reasons. The CSV names all. */
const MOST_REASONS = 2

/** Chart and table of what was compared. */
export function ReportOptions({ answer }: { answer: Recommendation }) {
  const t = useTranslations('report.options')
  const words = useFrozenWords()
  const fitting = answer.ranked.filter(({ feasible, key }) => feasible && !answer.unpriced.includes(key))
  const shown = answer.ranked.filter((one) => isShown(one, answer))
  const unpriced = shown.filter(({ key }) => answer.unpriced.includes(key))
  const row = (one: Ranked) => (
    <OptionRow key={one.key} one={one} rank={fitting.includes(one) ? fitting.indexOf(one) + 1 : null} answer={answer} />
  )
  return (
    <>
      <FrozenChart answer={answer} />
      <Table caption={t('title')} className={styles.options}>
        <thead>
          <Tr>
            <Th hideOn="narrow">
              <span className="vh">{t('rank')}</span>
            </Th>
            <Th>{t('option')}</Th>
            <Th numeric>{t('usd')}</Th>
            <Th numeric>{t('p99', { operation: words.term(primaryOperation(answer.workload)) })}</Th>
            <Th hideOn="narrow">{t('decides')}</Th>
          </Tr>
        </thead>
        <tbody>{shown.filter((one) => !unpriced.includes(one)).map(row)}</tbody>
        {unpriced.length > 0 && (
          <tbody>
            <Tr kind="group">
              <Th scope="rowgroup" colSpan={5}>
                {t('unpriced')}
              </Th>
            </Tr>
            {unpriced.map(row)}
          </tbody>
        )}
      </Table>
      <p className={styles.footnote}>{t('considered', { shown: shown.length, considered: answer.considered })}</p>
    </>
  )
}

/** Each option's best, what was asked for by name, the frontier and the answer itself. */
const isShown = ({ headline, pinned, onFrontier, key }: Ranked, answer: Recommendation): boolean =>
  headline || pinned || onFrontier || key === shownKey(answer)

function OptionRow({ one, rank, answer }: { one: Ranked; rank: number | null; answer: Recommendation }) {
  const t = useTranslations('report.options')
  const words = useFrozenWords()
  const { estimate, key, feasible } = one
  const p99 = primaryP99(estimate, answer.workload)
  const decides = decidesText(one, words, t)
  const tone = feasible ? 'ok' : stateOf(one, answer.nearest) === 'overBudget' ? 'sec' : 'bad'
  return (
    <Tr id={rowId(key)} selected={key === shownKey(answer)}>
      <Td hideOn="narrow" className="mut">
        {rank ?? '–'}
      </Td>
      <Td>
        <span className={styles.label}>{estimate.label}</span>
        <span className={styles.configuration}>{estimate.configurationText}</span>
        <span className={classNames(styles.narrowDecides, tone)}>{decides}</span>
      </Td>
      <Td numeric>
        <UsdText usd={estimate.bill.total} />
      </Td>
      <Td numeric className={styles.p99}>
        {p99 === null ? t('unknown') : <QuantityText quantity={p99} />}
      </Td>
      <Td hideOn="narrow" className={tone}>
        {decides}
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
  if (unmet.length > 0) return words.list(unmet.slice(0, MOST_REASONS).map(({ because }) => because))
  const link = bindingLink(estimate)
  if (!feasible || link === null) return t('fits')
  const name = words.term(link.name)
  if (link.demand === null) return t('fitsBinds', { name })
  return t('fitsSpare', { name, spare: Math.floor((1 - link.demand / link.limit) * 100) })
}
