import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { Table, Td } from '@/components/ui/table'
import styles from './what-is-read.module.css'

/** A format that is read, by its tool. */
export type ReadFormat = { readonly id: string; readonly tool: string; readonly label: string }

/** Beside the drop zone: what is understood, and where it is kept. */
export function WhatIsRead({ formats }: { formats: readonly ReadFormat[] }) {
  const t = useTranslations('import')
  return (
    <aside>
      <Section title={t('whatIsRead')} first>
        <Table caption={t('whatIsRead')}>
          <tbody>
            {formats.map(({ id, tool, label }) => (
              <tr key={id}>
                <Td>{tool}</Td>
                <Td className="sec">{t.has(`reads.${id}`) ? t(`reads.${id}`) : label}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className={styles.note}>{t('unpacked')}</p>
      </Section>
      <Section title={t('whereItGoes')}>
        <p className={styles.text}>{t('whereText')}</p>
      </Section>
    </aside>
  )
}
