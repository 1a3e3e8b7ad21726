import { useTranslations } from 'next-intl'
import styles from './skeleton.module.css'

/** Where a number will be: a rule of its width and height, without shimmer. */
export function NumberRule({ characters = 6 }: { characters?: number | undefined }) {
  return <span className={styles.rule} style={{ width: `${characters}ch` }} aria-hidden="true" />
}

/** Rows of a table that is on its way. The sentence is for readers who do not see the rules. */
export function SkeletonRows({ rows = 8 }: { rows?: number | undefined }) {
  const t = useTranslations('common')
  return (
    <div role="status">
      <span className="vh">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={styles.row}>
          <NumberRule characters={22} />
          <NumberRule characters={8} />
          <NumberRule characters={6} />
        </div>
      ))}
    </div>
  )
}
