import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { DemoTag } from '@/components/demo/demo-tag'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { Timestamp } from '@/components/ui/timestamp'
import type { RunRecord, RunSort } from '@/lib/model/library'
import { formatLatency } from '@/lib/units/format'
import { latencyBasis, Measured } from './measured'
import { useRunWords } from './run-words'
import styles from './runs.module.css'
import { type RunsQuery, sortLink } from './search-params'
import { StatusTag } from './status-tag'
import { Unknown } from './unknown'

type Column = { key: string; sort?: RunSort; numeric?: boolean; hideOn?: 'narrow' | 'medium' }

const COLUMNS: readonly Column[] = [
  { key: 'name', sort: 'name' },
  { key: 'tool', hideOn: 'narrow' },
  { key: 'operation', hideOn: 'narrow' },
  { key: 'load', hideOn: 'narrow' },
  { key: 'rate', sort: 'iops', numeric: true },
  { key: 'throughput', sort: 'throughput', numeric: true, hideOn: 'narrow' },
  { key: 'mean', sort: 'mean', numeric: true, hideOn: 'narrow' },
  { key: 'p99', sort: 'p99', numeric: true },
  { key: 'status' },
  { key: 'started', sort: 'started', hideOn: 'medium' },
  { key: 'file', hideOn: 'medium' },
]

type RunTableProps = {
  runs: readonly RunRecord[]
  /** Makes the columns sort; left out where the order is the file's own. */
  query?: RunsQuery
  withFile?: boolean
  /** Files that came with the demo: their runs are marked. */
  demoFiles?: readonly string[]
  /** The form that runs are chosen for; without it they cannot be chosen. */
  chooseFor?: string | undefined
}

/** Runs as a dense table. Figures are those of the operation that did most. */
export function RunTable({ runs, query, withFile = true, demoFiles = [], chooseFor }: RunTableProps) {
  const t = useTranslations('runs')
  const columns = COLUMNS.filter(({ key }) => withFile || key !== 'file')
  return (
    <Table caption={t('caption')}>
      <thead>
        <Tr>
          {chooseFor !== undefined && (
            <Th>
              <span className="vh">{t('choose')}</span>
            </Th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} query={query} />
          ))}
        </Tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunRow
            key={run.id}
            run={run}
            withFile={withFile}
            numbered={isNamesake(run, runs)}
            demo={demoFiles.includes(run.fileId)}
            chooseFor={chooseFor}
          />
        ))}
      </tbody>
    </Table>
  )
}

function HeadCell({ column, query }: { column: Column; query: RunsQuery | undefined }) {
  const t = useTranslations('runs.columns')
  const { key, sort, numeric, hideOn } = column
  if (sort === undefined || query === undefined) {
    return (
      <Th numeric={numeric} hideOn={hideOn}>
        {t(key)}
      </Th>
    )
  }
  const { address, ariaSort } = sortLink(query, sort)
  return (
    <Th numeric={numeric} hideOn={hideOn} aria-sort={ariaSort}>
      <Link href={address} className={styles.sort} scroll={false}>
        {t(key)}
        <span aria-hidden="true">{ariaSort === 'none' ? '' : ariaSort === 'ascending' ? ' ↑' : ' ↓'}</span>
      </Link>
    </Th>
  )
}

/** Jobs of one file often share a name: then their place in the file tells them apart. */
const isNamesake = (run: RunRecord, runs: readonly RunRecord[]): boolean =>
  runs.some((other) => other.id !== run.id && other.fileId === run.fileId && other.name === run.name)

type RunRowProps = {
  run: RunRecord
  withFile: boolean
  numbered: boolean
  demo: boolean
  chooseFor: string | undefined
}

function RunRow({ run, withFile, numbered, demo, chooseFor }: RunRowProps) {
  const t = useTranslations('runs')
  const words = useRunWords()
  const { operation, operationsPerSecond: rate, bytesPerSecond, meanUs, p99Us } = run.headline
  const result = run.results.find((candidate) => candidate.operation === operation)
  const basis = result === undefined ? undefined : latencyBasis(result.latency.origin)
  const why = run.status === 'failed' ? t('failedWhy') : undefined
  const load = words.load(run.load)
  return (
    <Tr {...(run.status === 'failed' || run.role === 'summary' ? { kind: 'off' as const } : {})}>
      {chooseFor !== undefined && (
        <Td>
          <input
            type="checkbox"
            name="pick"
            form={chooseFor}
            value={run.id}
            aria-label={t('chooseRun', { name: run.name })}
          />
        </Td>
      )}
      <Td className={styles.name}>
        <Link href={`/runs/${run.id}`}>
          <bdi>{run.name}</bdi>
        </Link>
        {numbered && <span className={styles.aside}>#{run.position + 1}</span>}
        {run.role === 'summary' && <span className={styles.aside}>{t('summary')}</span>}
        {demo && (
          <span className={styles.aside}>
            <DemoTag />
          </span>
        )}
      </Td>
      <Td hideOn="narrow" className="nb">
        {run.tool} <span className="mut">{run.toolVersion}</span>
      </Td>
      <Td hideOn="narrow" className="nb">
        {run.results.length === 0 ? <Unknown {...(why && { why })} /> : <Operations run={run} />}
      </Td>
      <Td hideOn="narrow" className="nb">
        {load ?? <Unknown />}
      </Td>
      <Td numeric>
        <Measured shown={operation === null || rate === null ? null : words.rate(operation, rate)} why={why} />
      </Td>
      <Td numeric hideOn="narrow">
        <Measured shown={bytesPerSecond === null ? null : words.throughput(bytesPerSecond)} why={why} />
      </Td>
      <Td numeric hideOn="narrow">
        <Measured shown={meanUs === null ? null : formatLatency(meanUs)} why={why} />
      </Td>
      <Td numeric>
        <Measured shown={p99Us === null ? null : formatLatency(p99Us)} basis={basis} why={why} />
      </Td>
      <Td>
        <StatusTag status={run.status} />
      </Td>
      <Td hideOn="medium" className="nb sec">
        {run.startedAt === null ? <Unknown /> : <Timestamp iso={run.startedAt} />}
      </Td>
      {withFile && (
        <Td hideOn="medium" className={styles.file}>
          <Link href={`/files/${run.fileId}`} title={run.fileName}>
            {run.fileName}
          </Link>
        </Td>
      )}
    </Tr>
  )
}

/** The operation that the figures are of, then what else the run did. */
function Operations({ run }: { run: RunRecord }) {
  const words = useRunWords()
  const others = run.results.map(({ operation }) => operation).filter((name) => name !== run.headline.operation)
  return (
    <>
      {run.headline.operation !== null && words.operation(run.headline.operation)}
      {others.length > 0 && <span className="mut">{` + ${others.map(words.operation).join(' + ')}`}</span>}
    </>
  )
}
