import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { PriceGroup } from '@/lib/model/price-page'
import { GroupHead } from './entry-parts'
import styles from './prices.module.css'

const COLUMNS = 3

/** What the book knows that it does not know: such a price is never taken for zero. */
export function UnknownTable({ groups }: { groups: readonly PriceGroup[] }) {
  const t = useTranslations('prices')
  const meters = useTranslations('meters')
  return (
    <Table caption={t('views.unknown')} className={styles.table}>
      <thead>
        <Tr>
          <Th>{t('columns.meter')}</Th>
          <Th>{t('columns.region')}</Th>
          <Th>{t('columns.why')}</Th>
        </Tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.key}>
            <GroupHead group={group} columns={COLUMNS} />
            {group.items.map(
              (item) =>
                item.kind === 'unknown' && (
                  <Tr key={item.id} className={styles.entry}>
                    <Td>{meterText(item.entry.meter, meters, t('allMeters'))}</Td>
                    <Td className="nb">{item.entry.region === 'global' ? t('everywhere') : item.entry.region}</Td>
                    <Td lang="en" className="sec">
                      {item.entry.why}
                    </Td>
                  </Tr>
                ),
            )}
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}

function meterText(meter: string | undefined, meters: ReturnType<typeof useTranslations>, all: string): string {
  if (meter === undefined) return all
  return meters.has(meter) ? meters(meter) : meter
}
