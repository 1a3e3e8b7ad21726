import { useTranslations } from 'next-intl'
import { Measured } from '@/components/runs/measured'
import { Section } from '@/components/ui/section'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { BenchmarkRun } from '@/lib/model/benchmark-run'
import { formatCount, formatPercent } from '@/lib/units/format'

/** What the system counted at the devices below. */
export function DevicesTable({ devices }: { devices: BenchmarkRun['devices'] }) {
  const t = useTranslations('run.devices')
  if (devices.length === 0) return null
  return (
    <Section title={t('title')} note={t('note')}>
      <Table caption={t('title')}>
        <thead>
          <Tr>
            <Th>{t('name')}</Th>
            <Th numeric>{t('reads')}</Th>
            <Th numeric>{t('writes')}</Th>
            <Th numeric>{t('utilisation')}</Th>
          </Tr>
        </thead>
        <tbody>
          {devices.map(({ name, reads, writes, utilisationFraction: busy }) => (
            <Tr key={name}>
              <Td>{name}</Td>
              <Td numeric>{formatCount(reads).value}</Td>
              <Td numeric>{formatCount(writes).value}</Td>
              <Td numeric>
                <Measured shown={busy === null ? null : formatPercent(busy)} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
