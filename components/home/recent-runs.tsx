import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRunWords } from '@/components/runs/run-words'
import { Section } from '@/components/ui/section'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { RunRecord } from '@/lib/model/library'
import { formatLatency } from '@/lib/units/format'

const TONES = { ok: 'ok', partial: 'warn', failed: 'bad' } as const

/** The newest runs: what was done, at which load, how fast. */
export function RecentRuns({ runs }: { runs: readonly RunRecord[] }) {
  const t = useTranslations('home')
  return (
    <Section title={t('recent')} note={t('recentNote')} actions={<Link href="/runs">{t('allRuns')}</Link>}>
      <Table caption={t('recent')}>
        <thead>
          <Tr>
            <Th>{t('columns.run')}</Th>
            <Th hideOn="narrow">{t('columns.tool')}</Th>
            <Th hideOn="narrow">{t('columns.operation')}</Th>
            <Th hideOn="narrow">{t('columns.load')}</Th>
            <Th numeric>{t('columns.rate')}</Th>
            <Th numeric>{t('columns.latency')}</Th>
            <Th hideOn="narrow">{t('columns.status')}</Th>
          </Tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <RecentRun key={run.id} run={run} />
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

function RecentRun({ run }: { run: RunRecord }) {
  const t = useTranslations('home')
  const words = useRunWords()
  const { operation, operationsPerSecond } = run.headline
  return (
    <Tr kind={run.status === 'failed' ? 'off' : undefined}>
      <Td>
        <Link href={`/runs/${run.id}`}>
          <bdi>{run.name}</bdi>
        </Link>
      </Td>
      <Td hideOn="narrow" className="sec">
        {[run.tool, run.toolVersion].filter(Boolean).join(' ')}
      </Td>
      <Td hideOn="narrow" className="sec">
        {operation === null ? '–' : words.operation(operation)}
      </Td>
      <Td hideOn="narrow" className="sec">
        {words.load(run.load) ?? '–'}
      </Td>
      <Td numeric>
        {operation === null || operationsPerSecond === null ? (
          <Unknown />
        ) : (
          <Shown {...words.rate(operation, operationsPerSecond)} />
        )}
      </Td>
      <Td numeric>
        <Latency {...run.headline} />
      </Td>
      <Td hideOn="narrow" className={TONES[run.status]}>
        {t(`status.${run.status}`)}
      </Td>
    </Tr>
  )
}

/** p99 where the file has it, else the mean, and which of the two. */
function Latency({ p99Us, meanUs }: { p99Us: number | null; meanUs: number | null }) {
  const t = useTranslations('home')
  const us = p99Us ?? meanUs
  if (us === null) return <Unknown />
  return (
    <>
      <Shown {...formatLatency(us)} /> <span className="mut">{p99Us === null ? t('mean') : t('p99')}</span>
    </>
  )
}

function Shown({ value, unit, exact }: { value: string; unit: string; exact: string }) {
  return (
    <span title={exact}>
      {value} <span className="mut">{unit}</span>
    </span>
  )
}

function Unknown() {
  const t = useTranslations('common')
  return <span className="mut">{t('unknown')}</span>
}
