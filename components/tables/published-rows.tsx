import { useTranslations } from 'next-intl'
import { SeverityMark } from '@/components/ui/severity-mark'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { type CheckedTable, cellText, gravestOf, isNumeric, rowReference } from './checked-table'
import styles from './tables.module.css'

type PublishedRowsProps = {
  table: CheckedTable
  /** The form that rows are chosen for; without it they cannot be chosen. */
  chooseFor?: string | undefined
}

/** The table as it was printed: its columns, its units, its digits. */
export function PublishedRows({ table, chooseFor }: PublishedRowsProps) {
  const t = useTranslations('tables')
  const operation = useTranslations('runs.operations')
  return (
    <Table caption={table.title} className={styles.printed}>
      <thead>
        <Tr>
          {chooseFor !== undefined && (
            <Th>
              <span className="vh">{t('choose')}</span>
            </Th>
          )}
          <Th>{t('row')}</Th>
          {table.columns.map((column) => (
            <Th key={column.key} numeric={isNumeric(column)}>
              {column.label}
              <div className={styles.unit}>
                {[column.operation === null ? null : operation(column.operation), column.unit]
                  .filter((part) => part !== null && part !== '')
                  .join(' · ')}
              </div>
            </Th>
          ))}
          <Th numeric>n</Th>
        </Tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => {
          const gravest = gravestOf(table.findings, index)
          return (
            <Tr key={row.key}>
              {chooseFor !== undefined && (
                <Td>
                  <input
                    type="checkbox"
                    name="pick"
                    form={chooseFor}
                    value={rowReference(table.id, row.key)}
                    aria-label={t('chooseRow', { row: row.label })}
                  />
                </Td>
              )}
              <Td className="nb">
                {row.label}
                {gravest !== null && (
                  <div>
                    <SeverityMark severity={gravest} />
                  </div>
                )}
              </Td>
              {table.columns.map((column) => (
                <Td key={column.key} numeric={isNumeric(column)}>
                  {cellText(row.cells[column.key] ?? null) ?? (
                    <span className="mut" title={t('notPrinted')}>
                      –
                    </span>
                  )}
                </Td>
              ))}
              <Td numeric>{row.n ?? <span className="mut">{t('notSaid')}</span>}</Td>
            </Tr>
          )
        })}
      </tbody>
    </Table>
  )
}
