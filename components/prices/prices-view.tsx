import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { FactStrip } from '@/components/ui/facts'
import { Mono } from '@/components/ui/mono'
import { PRICE_VIEWS, type PriceFilter, type PricePage } from '@/lib/model/price-page'
import { InstanceTable } from './instance-table'
import { LimitTable } from './limit-table'
import styles from './prices.module.css'
import { PricesFilter } from './prices-filter'
import { RowTable } from './row-table'
import { changedAddress, isFiltered, pricesAddress } from './search-params'
import { UnknownTable } from './unknown-table'

type PricesViewProps = {
  filter: PriceFilter
  page: PricePage
  /** The date in the address is none. */
  badDate: boolean
}

const TABLES = { rows: RowTable, limits: LimitTable, instances: InstanceTable, unknown: UnknownTable } as const

/** The price book as it is: what is known, since when, from where, and what is not known. */
export function PricesView({ filter, page, badDate }: PricesViewProps) {
  const t = useTranslations('prices')
  const Entries = TABLES[filter.view]
  return (
    <PageShell title={t('title')} actions={<LinkButton href="/costs">{t('toCosts')}</LinkButton>}>
      <BookFacts page={page} />
      <nav aria-label={t('views.label')} className={styles.views}>
        {PRICE_VIEWS.map((view) => (
          <Link
            key={view}
            href={changedAddress(filter, { view })}
            aria-current={view === filter.view ? 'page' : undefined}
            scroll={false}
          >
            {t(`views.${view}`)} <span className="mut">{page.counts[view]}</span>
          </Link>
        ))}
      </nav>
      <PricesFilter filter={filter} page={page} badDate={badDate} />
      {page.groups.length === 0 ? (
        <Empty
          title={t('noMatchTitle')}
          actions={<LinkButton href={pricesAddress({ view: filter.view })}>{t('clear')}</LinkButton>}
        >
          {t('noMatchText')}
        </Empty>
      ) : (
        <>
          <Sum filter={filter} page={page} />
          <Entries groups={page.groups} />
          <Pages filter={filter} page={page} />
        </>
      )}
    </PageShell>
  )
}

function BookFacts({ page: { book, totals } }: { page: PricePage }) {
  const t = useTranslations('prices.book')
  const facts = [
    {
      key: 'id',
      value: (
        <span title={book.id}>
          <Mono>{book.id.slice(0, 12)}</Mono>
        </span>
      ),
    },
    { key: 'asOf', value: book.asOf },
    { key: 'oldest', value: book.oldest },
    { key: 'newest', value: book.newest },
    { key: 'options', value: book.options },
    { key: 'sources', value: book.sources },
    { key: 'currency', value: book.currency },
  ]
  return (
    <>
      <FactStrip facts={facts.map((fact) => ({ ...fact, label: t(fact.key) }))} />
      <p className={styles.lead}>{t('lead', totals)}</p>
    </>
  )
}

function Sum({ filter, page }: { filter: PriceFilter; page: PricePage }) {
  const t = useTranslations('prices')
  return (
    <p className={styles.sum} role="status">
      {t('sum', { count: page.counts[filter.view], total: page.totals[filter.view] })}
      {filter.view === 'limits' && page.notInForce > 0 && (
        <Link href={changedAddress(filter, { asOf: 'all' })} scroll={false}>
          {t('showPast', { count: page.notInForce })}
        </Link>
      )}
      {isFiltered(filter) && <Link href={pricesAddress({ view: filter.view })}>{t('clear')}</Link>}
    </p>
  )
}

function Pages({ filter, page: { page, pages } }: { filter: PriceFilter; page: PricePage }) {
  const t = useTranslations('prices.pages')
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={t('label')}>
      <span>{t('at', { page, pages })}</span>
      {page > 1 && <LinkButton href={changedAddress(filter, { page: page - 1 })}>{t('previous')}</LinkButton>}
      {page < pages && <LinkButton href={changedAddress(filter, { page: page + 1 })}>{t('next')}</LinkButton>}
    </nav>
  )
}
