import { useTranslations } from 'next-intl'
import { Timestamp } from '@/components/ui/timestamp'
import type { ReportSnapshot } from '@/lib/model/report'
import styles from './report.module.css'

/** `undefined`: shown to its owner, through no link. */
export type LinkEnd = string | null | undefined

type ReportSealProps = { snapshot: ReportSnapshot; sha256: string; linkEnds: LinkEnd }

const GROUP = /.{4}/g

/** What makes the document quotable: when, with which prices, until when this link opens, and its hash. */
export function ReportSeal({ snapshot, sha256, linkEnds }: ReportSealProps) {
  const t = useTranslations('report.seal')
  const { answer, frozenAt } = snapshot
  return (
    <dl className={styles.seal}>
      <div>
        <dt>{t('frozen')}</dt>
        <dd>
          <Timestamp iso={frozenAt} />
        </dd>
      </div>
      {answer !== null && (
        <div>
          <dt>{t('prices')}</dt>
          <dd>
            {answer.priceBook.date}, {answer.region}
          </dd>
        </div>
      )}
      {linkEnds !== undefined && (
        <div>
          <dt>{t('linkEnds')}</dt>
          <dd>{linkEnds === null ? t('never') : <Timestamp iso={linkEnds} />}</dd>
        </div>
      )}
      <div>
        <dt>{t('sha256')}</dt>
        <dd className="mono" data-sha256={sha256}>
          {sha256.match(GROUP)?.join(' ')}
        </dd>
      </div>
    </dl>
  )
}
