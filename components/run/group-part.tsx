import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { RunGroup } from '@/lib/model/benchmark-run'
import { formatCount } from '@/lib/units/format'
import { BoundsTable } from './bounds-table'
import type { Distribution } from './distributions'
import { KeyFigures } from './key-figures'
import { LatencyFigure } from './latency-figure'
import styles from './run.module.css'
import { ShapeFigure } from './shape-figure'

export const groupDistributions = (group: RunGroup): readonly Distribution[] =>
  group.results.map(({ histogram, ...result }) => ({ result, histogram }))

/** Jobs that ran at the same time, as one: rates added, percentiles from added bins, or bounded where there are none. */
export function GroupPart({ group, fileName, first }: { group: RunGroup; fileName: string; first: boolean }) {
  const t = useTranslations('run.group')
  const distributions = groupDistributions(group)
  const count = formatCount(group.entries).value
  // Where bins are missing the bounds below say what can be said.
  const hasCurve = group.bounds.length === 0 || distributions.some(({ histogram }) => histogram !== null)
  return (
    <Section title={t('title', { group: group.group })} note={t('note', { count })} first={first}>
      <KeyFigures distributions={distributions} pooled />
      {hasCurve && (
        <div className={styles.under}>
          <LatencyFigure
            distributions={distributions}
            merged={group.entries}
            fileName={`${fileName}-group-${group.group}`}
          />
        </div>
      )}
      {distributions.some(({ histogram }) => histogram !== null) && (
        <div className={styles.part}>
          <ShapeFigure distributions={distributions} fileName={`${fileName}-group-${group.group}`} />
        </div>
      )}
      {group.bounds.length > 0 && (
        <div className={hasCurve ? styles.part : styles.under}>
          <BoundsTable bounds={group.bounds} />
        </div>
      )}
    </Section>
  )
}

/** On the page of one job: what it was part of, and where the whole is. */
export function GroupNote({ group, fileId }: { group: RunGroup; fileId: string }) {
  const t = useTranslations('run.group')
  return (
    <Section title={t('partTitle')}>
      <p className="sec">
        {t.rich('partOf', {
          count: formatCount(group.entries).value,
          group: group.group,
          link: (words) => <Link href={`/files/${fileId}`}>{words}</Link>,
        })}
      </p>
    </Section>
  )
}
