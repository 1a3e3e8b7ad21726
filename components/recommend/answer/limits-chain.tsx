'use client'

import { useTranslations } from 'next-intl'
import { useByteUnits } from '@/components/ui/byte-units'
import { ReasonText } from '@/components/ui/reason-text'
import { Tag } from '@/components/ui/tag'
import type { Estimate } from '@/lib/model/estimate'
import { percentText, usdText } from '../show'
import styles from './answer.module.css'
import { bindingLink, linkText } from './binding-text'
import { Part } from './part'

/** Every limit on the path, what the peak asks of it, and which one runs out first. */
export function LimitsChain({ estimate }: { estimate: Estimate }) {
  const t = useTranslations('recommend.evidence')
  const terms = useTranslations('terms')
  const units = useByteUnits()
  const { chain } = estimate.capacity
  const binding = bindingLink(estimate)
  if (chain.length === 0) return null
  return (
    <Part title={t('limits')}>
      <ul className={styles.lines}>
        {chain.map((link) => (
          <li
            key={`${link.name} ${link.dimension} ${link.limit}`}
            className={link === binding ? styles.binding : undefined}
          >
            <div className={styles.row}>
              <span>
                {terms.has(link.name) ? terms(link.name) : link.name} {link === binding && <Tag>{t('binds')}</Tag>}
              </span>
              <span>{linkText(link.limit, link.unit, units)}</span>
            </div>
            {link.demand !== null && link.demand > 0 && (
              <div className={styles.small}>
                {t('asked', {
                  demand: linkText(link.demand, link.unit, units),
                  share: percentText(link.demand / link.limit),
                })}
              </div>
            )}
            {link.boughtBeyondBindingUsd !== null && (
              <div className={`${styles.small} bad`}>{t('bought', { usd: usdText(link.boughtBeyondBindingUsd) })}</div>
            )}
            <div className={styles.small}>
              <ReasonText reason={link.because} />
              {link.source !== null && (
                <>
                  {' '}
                  <a href={link.source.url} rel="noreferrer noopener" target="_blank">
                    {link.source.name}
                  </a>{' '}
                  ({t(`confidence.${link.source.confidence}`)})
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
