'use client'

import { useTranslations } from 'next-intl'
import { QuantityText } from '@/components/ui/quantity-text'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { StateTag } from '@/components/ui/tag'
import { UsdText } from '@/components/ui/usd-text'
import type { Recommendation } from '@/lib/model/recommendation'
import styles from './answer.module.css'
import { primaryP99, stateOf } from './answer-view'
import { useBindingText } from './binding-text'

type FrontierTableProps = { recommendation: Recommendation; onOpen?: (key: string) => void }

/** The chart's numbers as text, and everything that the chart can't draw. */
export function FrontierTable({ recommendation, onOpen }: FrontierTableProps) {
  const t = useTranslations('recommend.table')
  return (
    <Table caption={t('caption')}>
      <thead>
        <Tr>
          <Th>{t('option')}</Th>
          <Th numeric>{t('usd')}</Th>
          <Th numeric>p99</Th>
          <Th hideOn="narrow">{t('binds')}</Th>
          <Th>{t('state')}</Th>
        </Tr>
      </thead>
      <tbody>
        {recommendation.ranked.map((one) => (
          <TableRow
            key={one.key}
            one={one}
            recommendation={recommendation}
            {...(onOpen === undefined ? {} : { onOpen })}
          />
        ))}
      </tbody>
    </Table>
  )
}

type RowProps = { one: Recommendation['ranked'][number] } & FrontierTableProps

function TableRow({ one, recommendation, onOpen }: RowProps) {
  const t = useTranslations('recommend.table')
  const { estimate } = one
  const p99 = primaryP99(estimate, recommendation.workload)
  const binds = useBindingText(estimate)
  return (
    <Tr {...(one.feasible ? {} : { kind: 'off' as const })}>
      <Td>
        {onOpen === undefined ? (
          estimate.label
        ) : (
          <button type="button" className={styles.plain} onClick={() => onOpen(one.key)}>
            {estimate.label}
          </button>
        )}
        <div className={styles.small}>
          {estimate.configurationText}
          {one.onFrontier && ` · ${t('onFrontier')}`}
        </div>
      </Td>
      <Td numeric>
        <UsdText usd={estimate.bill.total} />
      </Td>
      <Td numeric>{p99 === null ? '–' : <QuantityText quantity={p99} />}</Td>
      <Td hideOn="narrow">{binds ?? '–'}</Td>
      <Td>
        <StateTag state={stateOf(one, recommendation.nearest)} />
      </Td>
    </Tr>
  )
}
