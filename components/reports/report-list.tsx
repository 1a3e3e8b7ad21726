import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { Timestamp } from '@/components/ui/timestamp'
import { linkState, type ReportRecord, type ShareLinkRecord } from '@/lib/model/report'
import { LinkEnds, LinkStateTag } from './link-state'
import styles from './reports.module.css'
import { RevokeButton } from './revoke-button'
import { ShareButton } from './share-button'

export type ReportWithLinks = ReportRecord & { readonly links: readonly ShareLinkRecord[] }

/** Every report, and under each the links that lead to it. */
export function ReportList({ reports, now }: { reports: readonly ReportWithLinks[]; now: Date }) {
  const t = useTranslations('reports')
  if (reports.length === 0) return <NoReports />
  return (
    <Table caption={t('list.caption')}>
      <thead>
        <Tr>
          <Th>{t('list.report')}</Th>
          <Th hideOn="narrow">{t('list.frozen')}</Th>
          <Th hideOn="narrow">{t('list.prices')}</Th>
          <Th hideOn="medium">{t('list.snapshot')}</Th>
          <Th numeric>
            <span className="vh">{t('list.actions')}</span>
          </Th>
        </Tr>
      </thead>
      {reports.map((report) => (
        <tbody key={report.id}>
          <ReportRow report={report} />
          {report.links.map((link) => (
            <LinkRow key={link.id} link={link} now={now} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

function ReportRow({ report }: { report: ReportWithLinks }) {
  const t = useTranslations('reports')
  const { id, title, frozenAt, pricesAsOf, region, snapshotSha256, links } = report
  return (
    <Tr kind="group">
      <Td>
        <Link href={`/reports/${id}`} className={styles.title}>
          <bdi>{title}</bdi>
        </Link>
        {links.length === 0 && <div className={styles.quiet}>{t('list.noLinks')}</div>}
      </Td>
      <Td hideOn="narrow">
        <Timestamp iso={frozenAt} />
      </Td>
      <Td hideOn="narrow">{[pricesAsOf, region].filter(Boolean).join(', ')}</Td>
      <Td hideOn="medium" className="mono">
        {snapshotSha256.slice(0, 12)}
      </Td>
      <Td numeric>
        <ShareButton shared={{ reportId: id }} small>
          {t('makeLink')}
        </ShareButton>
      </Td>
    </Tr>
  )
}

function LinkRow({ link, now }: { link: ShareLinkRecord; now: Date }) {
  const t = useTranslations('reports.links')
  return (
    <Tr>
      <Td className={styles.link}>
        <span className="sec">
          {t('madeOn')} <Timestamp iso={link.createdAt} />
        </span>{' '}
        <LinkStateTag link={link} now={now} />
        <div className={styles.narrowEnds}>
          <LinkEnds link={link} now={now} />
        </div>
      </Td>
      <Td hideOn="narrow" colSpan={2} className="sec">
        <LinkEnds link={link} now={now} />
      </Td>
      <Td hideOn="medium" />
      <Td numeric>{linkState(link, now) === 'active' && <RevokeButton linkId={link.id} madeOn={link.createdAt} />}</Td>
    </Tr>
  )
}

function NoReports() {
  const t = useTranslations('reports.empty')
  return (
    <Empty
      title={t('title')}
      actions={
        <LinkButton href="/recommend" variant="primary">
          {t('action')}
        </LinkButton>
      }
    >
      {t('body')}
    </Empty>
  )
}
