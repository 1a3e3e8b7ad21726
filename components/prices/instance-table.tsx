import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { InstanceType } from '@/lib/model/price-book'
import type { PriceGroup, PriceItem } from '@/lib/model/price-page'
import { exactDigits } from '@/lib/units/digits'
import { formatUnitPrice } from '@/lib/units/format'
import { ConfidenceTag, GroupHead, SourceLink } from './entry-parts'
import styles from './prices.module.css'
import { rowAnchor } from './search-params'

const COLUMNS = 7

/** Instance types: what they cost an hour, and what they let through to EBS and to their own NVMe. */
export function InstanceTable({ groups }: { groups: readonly PriceGroup[] }) {
  const t = useTranslations('prices')
  return (
    <Table caption={t('views.instances')} className={styles.table}>
      <thead>
        <Tr>
          <Th>{t('columns.type')}</Th>
          <Th numeric>{t('columns.hour')}</Th>
          <Th numeric>{t('columns.ebs')}</Th>
          <Th numeric hideOn="narrow">
            {t('columns.ebsBytes')}
          </Th>
          <Th hideOn="narrow">{t('columns.nvme')}</Th>
          <Th hideOn="medium">{t('columns.source')}</Th>
          <Th hideOn="narrow">{t('columns.confidence')}</Th>
        </Tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.key}>
            <GroupHead group={group} columns={COLUMNS} />
            {group.items.map((item) => item.kind === 'instances' && <InstanceRow key={item.id} item={item} />)}
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}

/** Sustained, then the most where that differs. */
const pair = (baseline: number, most: number): string =>
  baseline === most ? exactDigits(baseline) : `${exactDigits(baseline)} → ${exactDigits(most)}`

function InstanceRow({ item }: { item: Extract<PriceItem, { kind: 'instances' }> }) {
  const t = useTranslations('prices.instance')
  const { id, instance, source, priceSource } = item
  const { ebs } = instance
  return (
    <Tr id={rowAnchor(id)} className={styles.entry}>
      <Td>
        {instance.type}
        {instance.vcpus !== undefined && <div className={styles.match}>{t('vcpus', { count: instance.vcpus })}</div>}
      </Td>
      <Td numeric>
        <Hourly instance={instance} />
      </Td>
      <Td numeric>{ebs === null ? <Unknown /> : pair(ebs.baselineIops, ebs.maxIops)}</Td>
      <Td numeric hideOn="narrow">
        {ebs === null ? <Unknown /> : pair(ebs.baselineMBps, ebs.maxMBps)}
      </Td>
      <Td hideOn="narrow" className="sec">
        <Nvme instance={instance} />
      </Td>
      <Td hideOn="medium">
        <SourceLink source={priceSource} /> <span className="mut">{instance.priceDate}</span>
        <br />
        <SourceLink source={source} /> <span className="mut">{instance.effectiveDate}</span>
      </Td>
      <Td hideOn="narrow">
        <ConfidenceTag confidence={instance.confidence} />
      </Td>
    </Tr>
  )
}

/** A price that was carried over from another region is said to be assumed, and no bill uses it. */
function Hourly({ instance: { hourlyUsd, hourlyUsdAssumed = {} } }: { instance: InstanceType }) {
  const t = useTranslations('prices.instance')
  return (
    <>
      {Object.entries(hourlyUsd).map(([region, price]) => (
        <div key={region}>
          {formatUnitPrice(price).text} <span className={styles.range}>{region}</span>
        </div>
      ))}
      {Object.entries(hourlyUsdAssumed).map(([region, price]) => (
        <div key={region} className="mut">
          {formatUnitPrice(price).text} <span className={styles.range}>{t('assumed', { region })}</span>
        </div>
      ))}
    </>
  )
}

function Nvme({ instance: { nvme } }: { instance: InstanceType }) {
  const t = useTranslations('prices.instance')
  if (nvme === undefined) return <span className="mut">–</span>
  const { disks, diskGb, readIops4k, writeIops4k } = nvme
  const digits = (value: number | null) => (value === null ? '?' : exactDigits(value))
  return (
    <>
      {t('disks', { disks: digits(disks), size: digits(diskGb) })}
      {(readIops4k !== null || writeIops4k !== null) && (
        <div className={styles.match}>{t('iops', { read: digits(readIops4k), write: digits(writeIops4k) })}</div>
      )}
    </>
  )
}

function Unknown() {
  return <span className="mut">{useTranslations('common')('unknown')}</span>
}
