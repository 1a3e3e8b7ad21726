import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { type CheckedTable, countBySeverity } from './checked-table'
import { FindingCounts } from './finding-counts'
import { PublishedTag } from './published-tag'
import styles from './tables.module.css'

/** Tables of others' results: their own first, then those that ship. */
export function TablesView({ tables }: { tables: readonly CheckedTable[] }) {
  const t = useTranslations('tables')
  return (
    <PageShell
      title={t('title')}
      crumb={t('crumb')}
      actions={
        <LinkButton href="/tables/new" variant="primary">
          {t('new')}
        </LinkButton>
      }
    >
      <p className={styles.lead}>{t('lead')}</p>
      <Table caption={t('title')}>
        <thead>
          <Tr>
            <Th>{t('columns.title')}</Th>
            <Th hideOn="narrow">{t('columns.source')}</Th>
            <Th hideOn="medium">{t('columns.date')}</Th>
            <Th hideOn="narrow" numeric>
              {t('columns.rows')}
            </Th>
            <Th>{t('columns.findings')}</Th>
          </Tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <Tr key={table.id}>
              <Td className={styles.name}>
                <Link href={`/tables/${table.id}`}>{table.title}</Link>
                <div className={styles.aside}>
                  {table.builtIn ? <PublishedTag /> : <span>{t('own')}</span>} <span>{table.varied}</span>
                </div>
              </Td>
              <Td hideOn="narrow" className="sec">
                {table.source.name}
              </Td>
              <Td hideOn="medium" className="nb sec">
                {table.source.date ?? t('noDate')}
              </Td>
              <Td hideOn="narrow" numeric>
                {table.rows.length}
              </Td>
              <Td>
                <FindingCounts counts={countBySeverity(table.findings)} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </PageShell>
  )
}
