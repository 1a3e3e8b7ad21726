'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Timestamp } from '@/components/ui/timestamp'
import styles from './reports.module.css'
import type { NewLink } from './share-requests'

/** The link with its token. Nobody can show it again: the database has only its hash. */
export function LinkOnce({ link, reportId }: { link: NewLink; reportId: string }) {
  const t = useTranslations('reports.share')
  const id = useId()
  return (
    <div className={styles.form}>
      <p>
        <b>{t('once')}</b>
      </p>
      <div className={styles.once}>
        <label htmlFor={id} className="vh">
          {t('url')}
        </label>
        <input id={id} className="mono" readOnly value={link.url} onFocus={(event) => event.target.select()} />
        <CopyButton text={link.url} label={t('copy')} look="button" />
      </div>
      <p className="sec">
        {link.expiresAt === null ? (
          t('untilRevoked')
        ) : (
          <>
            {t('until')} <Timestamp iso={link.expiresAt} />
          </>
        )}
      </p>
      <p>
        <Link href={`/reports/${reportId}`}>{t('openReport')}</Link>
      </p>
    </div>
  )
}
