'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { QuantityText } from '@/components/ui/quantity-text'
import { useReason } from '@/components/ui/reason-text'
import { StateTag, Tag } from '@/components/ui/tag'
import type { Ranked, Recommendation } from '@/lib/model/recommendation'
import { usdText } from '../show'
import styles from './answer.module.css'
import { otherReadings, primaryP99, stateOf } from './answer-view'
import { useBindingText } from './binding-text'

/** A card is read in a glance: the strongest reasons; the rest is one click away. */
const REASONS_ON_CARD = 4
/** Beyond these a probability says no more than "nearly certain" or "hardly". */
const NEARLY = 0.99
const HARDLY = 0.01

type OptionCardProps = {
  one: Ranked
  rank: number | null
  recommendation: Recommendation
  best: boolean
  onOpen?: (key: string) => void
}

/** One configured option: what it costs, what binds it, and why it is in or out. */
export function OptionCard({ one, rank, recommendation, best, onOpen }: OptionCardProps) {
  const t = useTranslations('recommend.card')
  const text = useReason()
  const { estimate, probabilityMeetsSlo } = one
  const p99 = primaryP99(estimate, recommendation.workload)
  const binds = useBindingText(estimate)
  const { total } = estimate.bill

  return (
    <li className={classNames(styles.card, best && styles.best)}>
      <div className={styles.top}>
        <span className={styles.rank}>{rank ?? '–'}</span>
        <h3 className={styles.name}>
          {onOpen === undefined ? (
            estimate.label
          ) : (
            <button type="button" className={styles.open} onClick={() => onOpen(one.key)}>
              {estimate.label}
              <span className="vh">{t('openEvidence')}</span>
            </button>
          )}{' '}
          <StateTag state={stateOf(one, recommendation.nearest)} />
          {one.pinned && <Tag title={t('pinnedTitle')}>{t('pinned')}</Tag>}
        </h3>
        <span className={styles.usd}>{total === null ? t('priceUnknown') : usdText(total)}</span>
        {estimate.configurationText !== '' && (
          <span className={styles.configuration}>{estimate.configurationText}</span>
        )}
      </div>
      <dl className={styles.facts}>
        {p99 !== null && (
          <>
            <dt>p99</dt>
            <dd>
              <QuantityText quantity={p99} />
            </dd>
          </>
        )}
        {binds !== null && (
          <>
            <dt>{t('binds')}</dt>
            <dd>{binds}</dd>
          </>
        )}
        {probabilityMeetsSlo !== null && (
          <>
            <dt>{t('meets')}</dt>
            <dd>{probabilityText(probabilityMeetsSlo)}</dd>
          </>
        )}
        {otherReadings(recommendation, one).map(({ letter, usd, configurationText }) => (
          <div key={letter} className={styles.pair}>
            <dt>{t('reading', { letter })}</dt>
            <dd>
              <span className="num">{usdText(usd)}</span> <span className="mut">{configurationText}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.reasons}>
        {estimate.reasons.slice(0, REASONS_ON_CARD).map((reason) => (
          <li key={`${reason.code} ${Object.values(reason.params).join(' ')}`} className={styles[reason.side]}>
            <span className="vh">{t(`sides.${reason.side}`)} </span>
            {text(reason)}
          </li>
        ))}
      </ul>
    </li>
  )
}

const probabilityText = (probability: number): string =>
  probability > NEARLY ? 'P > 0.99' : probability < HARDLY ? 'P < 0.01' : `P ≈ ${probability.toFixed(2)}`
