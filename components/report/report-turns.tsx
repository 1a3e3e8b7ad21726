'use client'

import { useTranslations } from 'next-intl'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { Flip } from '@/lib/model/recommendation'
import { formatCount, formatPercent, formatRatio } from '@/lib/units/format'
import { useFrozenWords } from './frozen-words'
import styles from './report.module.css'

export type FlipWords = { readonly input: string; readonly change: string }

/** "Peak" and "20× → 21.6×". */
export function useFlipWords(): (flip: Flip) => FlipWords {
  const t = useTranslations('report.turns')
  const words = useFrozenWords()
  const shown = (value: number | string, unit: string): string => {
    if (typeof value === 'string') return words.term(value)
    if (unit === 'fraction') return formatPercent(value).text
    return unit === 'times' ? formatRatio(value).text : formatCount(Number(value.toPrecision(3))).text
  }
  return ({ input, from, to, unit }) => ({
    input: t.has(`inputs.${input}`) ? t(`inputs.${input}`) : input,
    change: `${shown(from, unit)} → ${shown(to, unit)}`,
  })
}

/** Each input on its own, at the point where the answer changes. */
export function ReportTurns({ flips }: { flips: readonly Flip[] }) {
  const t = useTranslations('report.turns')
  const words = useFrozenWords()
  const flipWords = useFlipWords()
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
        {flips.map((flip) => {
          const { input, change } = flipWords(flip)
          return (
            <Tr key={`${flip.input} ${flip.to}`}>
              <Th scope="row" className={styles.rowHead}>
                {input}
              </Th>
              <Td className="num">{change}</Td>
              <Td>{words.text(flip.because)}</Td>
            </Tr>
          )
        })}
      </tbody>
    </Table>
  )
}
