import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useRunWords } from '@/components/runs/run-words'
import { Unknown } from '@/components/runs/unknown'
import { type Fact, FactStrip } from '@/components/ui/facts'
import { Timestamp } from '@/components/ui/timestamp'
import type { RunRecord } from '@/lib/model/library'
import { formatPercent } from '@/lib/units/format'

/** What was run and on what, over one hairline: what a reader needs before believing a number. */
export function RunFacts({ run }: { run: RunRecord }) {
  const t = useTranslations('run.facts')
  const words = useRunWords()
  const { load } = run
  const known = (key: string, value: ReactNode | null): Fact => ({
    key,
    label: t(key),
    value: value ?? <Unknown />,
  })
  const mixed = load.readFraction !== null && load.readFraction > 0 && load.readFraction < 1
  const host: Fact[] = run.host === null ? [] : [known('host', run.host)]
  const facts = [
    known('tool', [run.tool, run.toolVersion].filter((part) => part !== null).join(' ')),
    known('engine', engineText(run, t)),
    known('access', words.access(load)),
    ...(mixed ? [known('mix', t('reads', { share: formatPercent(load.readFraction ?? 0).text }))] : []),
    known('depth', words.depth(load)),
    known('duration', durationText(run, words, t)),
    known('fileSize', load.fileSizeBytes === null ? null : words.size(load.fileSizeBytes).text),
    ...host,
    known('started', run.startedAt === null ? null : <Timestamp iso={run.startedAt} />),
  ]
  return <FactStrip facts={facts} />
}

type T = ReturnType<typeof useTranslations>

function engineText({ load }: RunRecord, t: T): string | null {
  const direct = load.directIo === null ? null : t(load.directIo ? 'direct' : 'buffered')
  const sync = load.syncWrites === true ? t('sync') : null
  const parts = [load.engine, direct, sync].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(t('comma'))
}

function durationText({ load }: RunRecord, words: ReturnType<typeof useRunWords>, t: T): string | null {
  if (load.durationSeconds === null) return null
  const loop = load.loop === null ? null : t(load.loop)
  return [words.duration(load.durationSeconds).text, loop].filter((part) => part !== null).join(t('comma'))
}
