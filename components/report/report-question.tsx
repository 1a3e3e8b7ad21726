'use client'

import { useTranslations } from 'next-intl'
import { useByteUnits } from '@/components/ui/byte-units'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { Workload } from '@/lib/model/workload'
import { useFrozenWords } from './frozen-words'
import { questionRows } from './question-rows'
import styles from './report.module.css'

export function ReportQuestion({ workload }: { workload: Workload }) {
  const t = useTranslations('report.question')
  const rows = questionRows(workload, { t, words: useFrozenWords(), byteUnits: useByteUnits() })
  return (
    <Table caption={t('title')}>
      <tbody>
        {rows.map(({ key, value, note }) => (
          <Tr key={key}>
            <Th scope="row" className={styles.rowHead}>
              {key}
            </Th>
            <Td>{value}</Td>
            <Td hideOn="narrow" className={styles.note}>
              {note}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
