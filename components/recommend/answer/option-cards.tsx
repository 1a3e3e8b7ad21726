'use client'

import { useTranslations } from 'next-intl'
import type { Recommendation } from '@/lib/model/recommendation'
import styles from './answer.module.css'
import { cardsOf, shownKey, unpricedOf } from './answer-view'
import { OptionCard } from './option-card'
import { UnpricedList } from './unpriced-list'

type OptionCardsProps = { recommendation: Recommendation; onOpen?: (key: string) => void }

/** Options, best first; those without a known price apart, because an unknown price is not a low one. */
export function OptionCards({ recommendation, onOpen }: OptionCardsProps) {
  const t = useTranslations('recommend.card')
  const best = shownKey(recommendation)
  const open = onOpen === undefined ? {} : { onOpen }
  const unpriced = unpricedOf(recommendation)
  return (
    <section className={styles.cards} aria-label={t('title')}>
      <div className={styles.cardsHead}>
        <h2>{t('title')}</h2>
        <span>{t('note')}</span>
      </div>
      <ol className={styles.list}>
        {cardsOf(recommendation).map((one, index) => (
          <OptionCard
            key={one.key}
            one={one}
            rank={one.feasible ? index + 1 : null}
            recommendation={recommendation}
            best={one.key === best}
            {...open}
          />
        ))}
      </ol>
      {unpriced.length > 0 && (
        <>
          <div className={styles.cardsHead}>
            <h2>{t('unpricedTitle')}</h2>
            <span>{t('unpricedNote')}</span>
          </div>
          <UnpricedList options={unpriced} recommendation={recommendation} {...open} />
        </>
      )}
    </section>
  )
}
