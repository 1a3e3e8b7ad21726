import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/shell/page-shell'
import { Button, LinkButton } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import type { LibraryCounts, RunPage } from '@/lib/model/library'
import { RunTable } from './run-table'
import styles from './runs.module.css'
import { RunsFilter } from './runs-filter'
import { isFiltered, type RunsQuery, runsAddress } from './search-params'

type RunsViewProps = { query: RunsQuery; page: RunPage; counts: LibraryCounts; demoFiles: readonly string[] }

/** All runs of the library, or the next step where there are none. */
export function RunsView({ query, page, counts, demoFiles }: RunsViewProps) {
  const t = useTranslations('runs')
  return (
    <PageShell
      title={t('title')}
      actions={
        <LinkButton href="/import" variant={counts.runs === 0 ? 'primary' : 'default'}>
          {t('import')}
        </LinkButton>
      }
    >
      {counts.runs === 0 ? (
        <Empty title={t('emptyTitle')} actions={<LinkButton href="/import">{t('emptyAction')}</LinkButton>}>
          {t('emptyText')}
        </Empty>
      ) : (
        <>
          <RunsFilter query={query} counts={counts} />
          <List query={query} page={page} demoFiles={demoFiles} />
        </>
      )}
    </PageShell>
  )
}

const COMPARE_FORM = 'compare-runs'

type ListProps = { query: RunsQuery; page: RunPage; demoFiles: readonly string[] }

function List({ query, page, demoFiles }: ListProps) {
  const t = useTranslations('runs')
  if (page.total === 0) {
    return (
      <Empty title={t('noMatchTitle')} actions={<LinkButton href="/runs">{t('clear')}</LinkButton>}>
        {t('noMatchText')}
      </Empty>
    )
  }
  return (
    <>
      <div className={styles.above}>
        <p className={styles.sum} role="status">
          {t('sum', { total: page.total })}
          {isFiltered(query) && <Link href="/runs">{t('clear')}</Link>}
        </p>
        {page.total > 1 && (
          <form id={COMPARE_FORM} action="/compare">
            <Button type="submit" size="sm" title={t('compareHint')}>
              {t('compare')}
            </Button>
          </form>
        )}
      </div>
      <RunTable
        runs={page.items}
        query={query}
        demoFiles={demoFiles}
        {...(page.total > 1 && { chooseFor: COMPARE_FORM })}
      />
      {(query.cursor !== null || page.nextCursor !== null) && (
        <nav className={styles.pages} aria-label={t('pages')}>
          {query.cursor !== null && <LinkButton href={runsAddress(query, {})}>{t('firstPage')}</LinkButton>}
          {page.nextCursor !== null && (
            <LinkButton href={runsAddress(query, { cursor: page.nextCursor })}>{t('nextPage')}</LinkButton>
          )}
        </nav>
      )}
    </>
  )
}
