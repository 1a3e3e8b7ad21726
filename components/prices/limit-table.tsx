import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { LimitTableRow } from '@/lib/model/price-book'
import type { PriceGroup, PriceItem } from '@/lib/model/price-page'
import { exactDigits } from '@/lib/units/digits'
import { BookNote, ConfidenceTag, GroupHead, Lines, SourceLink } from './entry-parts'
import { useLimitWords } from './limit-words'
import { usePriceWords } from './price-words'
import styles from './prices.module.css'
import { rowAnchor } from './search-params'

const COLUMNS = 6

/** What options can do, and since when and until when: a limit that has ended stays for questions of its time. */
export function LimitTable({ groups }: { groups: readonly PriceGroup[] }) {
  const t = useTranslations('prices')
  return (
    <Table caption={t('views.limits')} className={styles.table}>
      <thead>
        <Tr>
          <Th>{t('columns.quantity')}</Th>
          <Th>{t('columns.limit')}</Th>
          <Th hideOn="narrow">{t('columns.unit')}</Th>
          <Th hideOn="narrow">{t('columns.valid')}</Th>
          <Th hideOn="narrow">{t('columns.source')}</Th>
          <Th hideOn="narrow">{t('columns.confidence')}</Th>
        </Tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.key}>
            <GroupHead group={group} columns={COLUMNS} />
            {group.items.map((item) => item.kind === 'limits' && <LimitRow key={item.id} item={item} />)}
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}

function LimitRow({ item: { id, limit, source, inForce } }: { item: Extract<PriceItem, { kind: 'limits' }> }) {
  const t = useTranslations('prices')
  const words = useLimitWords()
  const { match } = usePriceWords()
  const unit = limit.unit === 'table' ? '' : words.unit(limit.unit)
  const places = limit.regions ?? limit.regionsExcept
  return (
    <Tr id={rowAnchor(id)} className={styles.entry} {...(inForce ? {} : { kind: 'off' as const })}>
      <Td>
        {words.quantity(limit.quantity)}
        {limit.match !== undefined && <div className={styles.match}>{match(limit.match)}</div>}
        <BookNote>{limit.note}</BookNote>
        <div className={styles.onNarrow}>
          {words.validity(limit)} · {t(`confidence.${limit.confidence}`)}
          <br />
          <SourceLink source={source} />
        </div>
      </Td>
      <Td className={styles.limit}>
        <Lines>{words.lines(limit)}</Lines>
        <span className={styles.onNarrow}>{unit}</span>
        {limit.table !== undefined && <Sizes rows={limit.table} />}
        {places !== undefined && (
          <details className={styles.details}>
            <summary>
              {t(limit.regions === undefined ? 'limit.everywhereBut' : 'limit.onlyIn', { count: places.length })}
            </summary>
            {places.join(' · ')}
          </details>
        )}
      </Td>
      <Td hideOn="narrow" className="sec nb">
        {unit}
      </Td>
      <Td hideOn="narrow" className="sec nb">
        {words.validity(limit)}
        {!inForce && <div className="warn">{t('limit.notInForce')}</div>}
      </Td>
      <Td hideOn="narrow">
        <SourceLink source={source} />
      </Td>
      <Td hideOn="narrow">
        <ConfidenceTag confidence={limit.confidence} />
      </Td>
    </Tr>
  )
}

/** A table of the book, by its own field names. */
function Sizes({ rows }: { rows: readonly LimitTableRow[] }) {
  const t = useTranslations('prices.limit')
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return (
    <details className={styles.details}>
      <summary>{t('table', { count: rows.length })}</summary>
      <Table caption={t('table', { count: rows.length })} className={styles.sizes}>
        <thead>
          <Tr>
            {keys.map((key) => (
              <Th key={key} numeric>
                {key}
              </Th>
            ))}
          </Tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={JSON.stringify(row)}>
              {keys.map((key) => (
                <Td key={key} numeric>
                  {cellText(row[key])}
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}

const cellText = (cell: number | string | undefined): string =>
  cell === undefined ? '–' : typeof cell === 'number' ? exactDigits(cell) : cell
