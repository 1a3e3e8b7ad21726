import { useTranslations } from 'next-intl'
import { blockSize } from '@/components/runs/run-words'
import { Banner } from '@/components/ui/banner'
import { useByteUnits } from '@/components/ui/byte-units'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { ParameterDifference } from '@/lib/model/comparison'
import { formatCount, formatDuration, formatPercent, formatSize } from '@/lib/units/format'
import styles from './compare.module.css'
import { isDeciding } from './comparison'

type ParameterTableProps = { differences: readonly ParameterDifference[]; letter: string }

/** In what the sides differ before anything was measured; what decides the figures is said first. */
export function ParameterTable({ differences, letter }: ParameterTableProps) {
  const t = useTranslations('compare')
  const deciding = differences.filter(isDeciding)
  const shown = [...deciding, ...differences.filter((one) => !isDeciding(one))].filter(isSaid)
  return (
    <>
      {deciding.length > 0 && (
        <div className={styles.banner}>
          <Banner
            tag={t('notComparable')}
            title={t('because', {
              parameters: deciding.map(({ parameter }) => t(`parameters.${parameter}`)).join(t('comma')),
            })}
          >
            {t('becauseText')}
          </Banner>
        </div>
      )}
      {shown.length === 0 ? (
        <p className={styles.note}>{t('sameLoad')}</p>
      ) : (
        <Table caption={t('differences')} className={styles.parameters}>
          <thead>
            <Tr>
              <Th>{t('differences')}</Th>
              <Th>A</Th>
              <Th>{letter}</Th>
            </Tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <Tr key={one.parameter}>
                <Td className={isDeciding(one) ? styles.deciding : undefined}>{t(`parameters.${one.parameter}`)}</Td>
                <Td>
                  <Values parameter={one.parameter} values={one.baseline} />
                </Td>
                <Td>
                  <Values parameter={one.parameter} values={one.other} />
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

/** Neither side said anything: no difference to show. */
const isSaid = ({ baseline, other }: ParameterDifference): boolean =>
  [...baseline, ...other].some((value) => value !== '')

function Values({ parameter, values }: { parameter: string; values: readonly string[] }) {
  const t = useTranslations('compare')
  const common = useTranslations('common')
  const access = useTranslations('runs.access')
  const byteUnits = useByteUnits()
  const text = (value: string): string => {
    if (value === '') return common('unknown')
    if (parameter === 'blockSizeBytes') return blockSize(Number(value)).text
    if (parameter === 'fileSizeBytes') return formatSize(Number(value), byteUnits).text
    if (parameter === 'readFraction') return formatPercent(Number(value)).text
    if (parameter === 'durationSeconds') return formatDuration(Number(value)).text
    if (COUNTS.includes(parameter)) return formatCount(Number(value)).value
    if (parameter === 'access') return access(value)
    if (t.has(`values.${value}`)) return t(`values.${value}`)
    return value
  }
  return values.map(text).join(t('comma'))
}

const COUNTS = ['queueDepth', 'jobs', 'concurrency']
