import { useTranslations } from 'next-intl'
import { Mono } from '@/components/ui/mono'
import { Tr } from '@/components/ui/table'
import { Tag } from '@/components/ui/tag'
import type { Confidence } from '@/lib/model/price-book'
import type { BookSource, PriceGroup } from '@/lib/model/price-page'
import styles from './prices.module.css'

/** Whose entries follow. */
export function GroupHead({ group, columns }: { group: PriceGroup; columns: number }) {
  const t = useTranslations('prices')
  return (
    <Tr kind="group">
      <th scope="rowgroup" colSpan={columns}>
        {group.options.map(({ id, label }, index) => (
          <span key={id} className={styles.option}>
            {index > 0 && <span className="mut">{' + '}</span>}
            {label}{' '}
            {group.options.length < 3 && (
              <span className={styles.optionId}>
                <Mono>{id}</Mono>
              </span>
            )}
          </span>
        ))}
        {group.continued && <span className="mut"> {t('continued')}</span>}
      </th>
    </Tr>
  )
}

/** A source is a page that anyone can open. */
export function SourceLink({ source }: { source: BookSource }) {
  return (
    <a
      href={source.url}
      rel="noreferrer noopener"
      target="_blank"
      lang="en"
      title={source.note === undefined ? source.name : `${source.name}. ${source.note}`}
      className={styles.source}
    >
      {source.name}
    </a>
  )
}

export function ConfidenceTag({ confidence }: { confidence: Confidence }) {
  const t = useTranslations('prices.confidence')
  return <Tag tone={confidence === 'verified' ? 'neutral' : 'warn'}>{t(confidence)}</Tag>
}

/** The book's own words are English in every language. */
export function BookNote({ children }: { children: string | undefined }) {
  if (children === undefined || children === '') return null
  return (
    <div className={styles.note} lang="en">
      {children}
    </div>
  )
}

export function Lines({ children }: { children: readonly string[] }) {
  return children.map((line) => <div key={line}>{line}</div>)
}
