'use client'

import { useLinkStatus } from 'next/link'
import { useTranslations } from 'next-intl'
import styles from './shell.module.css'

/** Says that the page behind the link is on its way, once that takes longer than a blink (400 ms, by the style sheet). */
export function LinkPending() {
  const t = useTranslations('common')
  const { pending } = useLinkStatus()
  return pending ? (
    <span className={styles.pending} role="status">
      <span className="vh">{t('loading')}</span>
    </span>
  ) : null
}
