import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { Table, Td } from '@/components/ui/table'
import styles from './what-is-read.module.css'

export type ReadFormat = { readonly id: string; readonly tool: string }

/** Beside the drop zone: what is understood, and where it is kept. */
export function WhatIsRead({ formats }: { formats: readonly ReadFormat[] }) {
  const t = useTranslations('import')
  return (
    <aside>
      <Section title={t('whatIsRead')} first>
        <Table caption={t('whatIsRead')}>
          <tbody>
            {formats.map(({ id, tool }) => (
              <tr key={id}>
                <Td>{tool}</Td>
                <Td className="sec">{t(`reads.${id}`)}</Td>
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
