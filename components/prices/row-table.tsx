import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { PriceGroup, PriceItem } from '@/lib/model/price-page'
import { BookNote, ConfidenceTag, GroupHead, Lines, SourceLink } from './entry-parts'
import { usePriceWords } from './price-words'
import styles from './prices.module.css'
import { rowAnchor } from './search-params'

const COLUMNS = 8

/** Price rows: what is paid for what, from which amount on, and who says so. */
export function RowTable({ groups }: { groups: readonly PriceGroup[] }) {
  const t = useTranslations('prices')
  return (
    <Table caption={t('views.rows')} className={styles.table}>
      <thead>
        <Tr>
          <Th>{t('columns.meter')}</Th>
          <Th hideOn="narrow">{t('columns.region')}</Th>
          <Th numeric>{t('columns.price')}</Th>
          <Th hideOn="narrow">{t('columns.unit')}</Th>
          <Th hideOn="medium">{t('columns.conditions')}</Th>
          <Th hideOn="narrow">{t('columns.source')}</Th>
          <Th hideOn="narrow">{t('columns.effective')}</Th>
          <Th hideOn="narrow">{t('columns.confidence')}</Th>
        </Tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.key}>
            <GroupHead group={group} columns={COLUMNS} />
            {group.items.map((item) => item.kind === 'rows' && <Row key={item.id} item={item} />)}
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}

function Row({ item: { id, row, source } }: { item: Extract<PriceItem, { kind: 'rows' }> }) {
  const t = useTranslations('prices')
  const meters = useTranslations('meters')
  const units = useTranslations('units')
  const words = usePriceWords()
  const unit = units.has(row.unit) ? units(row.unit, { count: 1 }) : row.unit
  const many = units.has(row.unit) ? units(row.unit, { count: 2 }) : row.unit
  const conditions = [
    ...(row.included === null ? [] : words.included(row.included, many)),
    ...(row.minimums === null ? [] : words.minimums(row.minimums, many)),
  ]
  return (
    <Tr id={rowAnchor(id)} className={styles.entry}>
      <Td>
        {meters.has(row.meter) ? meters(row.meter) : row.meter}
        {row.match !== undefined && <div className={styles.match}>{words.match(row.match)}</div>}
        <BookNote>{row.note}</BookNote>
        <div className={styles.onMedium}>
          <Lines>{conditions}</Lines>
        </div>
        <div className={styles.onNarrow}>
          {row.region} · {unit} · {row.effectiveDate} · {t(`confidence.${row.confidence}`)}
          <br />
          <SourceLink source={source} />
        </div>
      </Td>
      <Td hideOn="narrow" className="nb">
        {row.region === 'global' ? t('everywhere') : row.region}
      </Td>
      <Td numeric>
        {words.tiers(row).map(({ key, price, range }) => (
          <div key={key}>
            {price}
            {range !== null && <span className={styles.range}>{range}</span>}
          </div>
        ))}
      </Td>
      <Td hideOn="narrow" className="sec nb">
        {unit}
      </Td>
      <Td hideOn="medium" className={styles.conditions}>
        {conditions.length === 0 ? <span className="mut">–</span> : <Lines>{conditions}</Lines>}
      </Td>
      <Td hideOn="narrow">
        <SourceLink source={source} />
      </Td>
      <Td hideOn="narrow" className="nb sec" title={t('retrieved', { date: row.retrievedOn })}>
        {row.effectiveDate}
      </Td>
      <Td hideOn="narrow">
        <ConfidenceTag confidence={row.confidence} />
      </Td>
    </Tr>
  )
}
