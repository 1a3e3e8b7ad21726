'use client'

import { useTranslations } from 'next-intl'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { Flip } from '@/lib/model/recommendation'
import { formatCount, formatPercent, formatRatio } from '@/lib/units/format'
import { useFrozenWords } from './frozen-words'
import styles from './report.module.css'

/** Each input on its own, at the point where the answer changes. */
export function ReportTurns({ flips }: { flips: readonly Flip[] }) {
  const t = useTranslations('report.turns')
  const words = useFrozenWords()
  const shown = (value: number | string, unit: string): string => {
    if (typeof value === 'string') return words.term(value)
    if (unit === 'fraction') return formatPercent(value).text
    return unit === 'times' ? formatRatio(value).text : formatCount(Number(value.toPrecision(3))).text
  }
  return (
    <Table caption={t('title')}>
      <thead>
        <Tr>
          <Th>{t('input')}</Th>
          <Th>{t('change')}</Th>
          <Th>{t('then')}</Th>
        </Tr>
      </thead>
      <tbody>
        {flips.map(({ input, from, to, unit, because }) => (
          <Tr key={`${input} ${to}`}>
            <Th scope="row" className={styles.rowHead}>
              {t.has(`inputs.${input}`) ? t(`inputs.${input}`) : input}
            </Th>
            <Td className="num">
              {shown(from, unit)} → {shown(to, unit)}
            </Td>
            <Td>{words.text(because)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
