import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { OptionChoice } from '@/components/run/option-choice'
import { PageShell } from '@/components/shell/page-shell'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import type { CheckedTable } from './checked-table'
import { DeleteTable } from './delete-table'
import { PublishedRows } from './published-rows'
import { PublishedTag } from './published-tag'
import { RowOptions } from './row-options'
import { TableFindings } from './table-findings'
import styles from './tables.module.css'

const COMPARE_FORM = 'compare-rows'

/** One table as published, what contradicts itself in it, and what its rows are evidence for. */
export function TableView({ table, choices }: { table: CheckedTable; choices: readonly OptionChoice[] }) {
  const t = useTranslations('tables')
  return (
    <PageShell
      title={table.title}
      crumb={<Link href="/tables">{t('title')}</Link>}
      actions={table.builtIn ? undefined : <DeleteTable id={table.id} title={table.title} />}
    >
      <p className={styles.lead}>
        <PublishedTag /> {t('notYours')}{' '}
        <a href={`/tables/csv/${table.id}`} download>
          CSV
        </a>
      </p>
      <form id={COMPARE_FORM} action="/compare" className={styles.compare}>
        <span>{t('compareHint')}</span>
        <Button type="submit" size="sm">
          {t('compare')}
        </Button>
      </form>
      <PublishedRows table={table} chooseFor={COMPARE_FORM} />
      {table.note !== null && <p className={styles.note}>{table.note}</p>}
      <div className={styles.parts}>
        <TableFindings table={table} />
        <div>
          <RowOptions rows={table.rows} choices={choices} />
          <div className={styles.origin}>
            <Origin table={table} />
          </div>
        </div>
      </div>
    </PageShell>
  )
}

function Origin({ table: { source, tool, varied, sameLoad } }: { table: CheckedTable }) {
  const t = useTranslations('tables')
  const name =
    source.url === null ? (
      source.name
    ) : (
      <a href={source.url} rel="noreferrer noopener">
        {source.name}
      </a>
    )
  return (
    <Facts
      facts={[
        { key: 'source', label: t('columns.source'), value: name },
        { key: 'date', label: t('columns.date'), value: source.date ?? t('noDate') },
        { key: 'tool', label: t('tool'), value: tool ?? t('notSaid') },
        { key: 'varied', label: t('varied'), value: varied },
        { key: 'load', label: t('load'), value: t(sameLoad ? 'sameLoad' : 'ownLoads') },
      ]}
    />
  )
}
