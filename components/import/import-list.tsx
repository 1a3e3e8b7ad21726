'use client'

import { useTranslations } from 'next-intl'
import styles from './import-list.module.css'
import { ImportRow } from './import-row'
import { countQueue, type ImportItem, type QueueCounts } from './queue'

type ImportListProps = {
  items: readonly ImportItem[]
  level: 'h2' | 'h3'
  onCancel: (key: number) => void
  onRetry: (key: number) => void
}

const ORDER = [
  'read',
  'underWay',
  'duplicate',
  'refused',
  'cancelled',
] as const satisfies readonly (keyof QueueCounts)[]

/** What became of each file, newest batch last. It stays until the reader leaves the page. */
export function ImportList({ items, level: Heading, onCancel, onRetry }: ImportListProps) {
  const t = useTranslations('import')
  if (items.length === 0) return null
  const counts = countQueue(items)
  return (
    <section aria-label={t('thisImport')} className={styles.frame}>
      <div className={styles.head}>
        <Heading>{t('thisImport')}</Heading>
        <span role="status" className={styles.counts}>
          {ORDER.filter((key) => counts[key] > 0).map((key) => (
            <span key={key}>{t.rich(`counts.${key}`, { count: counts[key], b: (number) => <b>{number}</b> })}</span>
          ))}
        </span>
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <ImportRow key={item.key} item={item} onCancel={onCancel} onRetry={onRetry} />
        ))}
      </ul>
    </section>
  )
}
