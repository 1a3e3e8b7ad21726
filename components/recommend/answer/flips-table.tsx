'use client'

import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { Flip } from '@/lib/model/recommendation'
import { useFlipText } from './flip-text'

/** Each input on its own, at the point where the answer changes. */
export function FlipsTable({ flips, bestLabel }: { flips: readonly Flip[]; bestLabel: string | null }) {
  const t = useTranslations('recommend.flips')
  const flipText = useFlipText(bestLabel)
  if (flips.length === 0) return null
  return (
    <Section title={t('title')}>
      <Table caption={t('title')}>
        <thead>
          <Tr>
            <Th>{t('if')}</Th>
            <Th>{t('change')}</Th>
            <Th>{t('then')}</Th>
          </Tr>
        </thead>
        <tbody>
          {flips.map((flip) => {
            const { input, change, outcome } = flipText(flip)
            return (
              <Tr key={`${flip.input} ${flip.to}`}>
                <Td className="sec">{input}</Td>
                <Td className="num">{change}</Td>
                <Td>{outcome}</Td>
              </Tr>
            )
          })}
        </tbody>
      </Table>
    </Section>
  )
}
