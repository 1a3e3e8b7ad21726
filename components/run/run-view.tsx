import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/shell/page-shell'
import { Banner } from '@/components/ui/banner'
import { LinkButton } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import type { Finding } from '@/lib/model/check'
import type { OpenedRun } from '@/lib/model/library'
import { ChecksList } from './checks-list'
import { DevicesTable } from './devices-table'
import type { Distribution } from './distributions'
import { FilePart, rawAddress } from './file-part'
import { GroupNote } from './group-part'
import { JobOptions } from './job-options'
import { KeyFigures } from './key-figures'
import { LatencyFigure } from './latency-figure'
import { LatencyTable } from './latency-table'
import type { OptionChoice } from './option-choice'
import { OptionForm } from './option-form'
import styles from './run.module.css'
import { RunFacts } from './run-facts'
import { ShapeFigure } from './shape-figure'

type RunViewProps = { opened: OpenedRun; findings: readonly Finding[]; choices: readonly OptionChoice[] }

/** One run whole: what was run, what came out, how far it can be believed, and what it speaks for. */
export function RunView({ opened, findings, choices }: RunViewProps) {
  const t = useTranslations('run')
  const { run, file, group } = opened
  const notices = [...new Map([...file.warnings, ...run.warnings].map((one) => [JSON.stringify(one), one])).values()]
  return (
    <PageShell
      title={<bdi>{run.name}</bdi>}
      crumb={
        <>
          <Link href="/runs">{t('runs')}</Link> / {run.tool} / <Link href={`/files/${file.id}`}>{file.name}</Link>
        </>
      }
      actions={
        <LinkButton href={rawAddress(file.id)} download={file.name} prefetch={false}>
          {t('rawFile')}
        </LinkButton>
      }
    >
      {run.status !== 'ok' && (
        <div className={styles.banner}>
          <Banner
            tone={run.status === 'failed' ? 'bad' : 'warn'}
            tag={t(`status.${run.status}.tag`)}
            title={t(`status.${run.status}.title`)}
          >
            {t(`status.${run.status}.text`)}
          </Banner>
        </div>
      )}
      <RunFacts run={run} />
      <KeyFigures distributions={distributionsOf(opened)} />
      <div className={styles.columns}>
        <Figures opened={opened} />
        <div>
          <ChecksList
            findings={findings}
            notices={notices}
            tested={run.status === 'ok' && run.results.length > 0}
            first
          />
          {group !== null && <GroupNote group={group} fileId={file.id} />}
          {run.status !== 'failed' && run.role === 'entry' && (
            <Section title={t('option.title')} note={t('option.note')}>
              <OptionForm run={run} choices={choices} />
            </Section>
          )}
          <DevicesTable devices={run.devices} />
          <JobOptions run={run} />
          <FilePart file={file} linked />
        </div>
      </div>
    </PageShell>
  )
}

const distributionsOf = ({ run, histograms }: OpenedRun): readonly Distribution[] =>
  run.results.map(({ hasHistogram, ...result }, index) => ({ result, histogram: histograms[index] ?? null }))

function Figures({ opened }: { opened: OpenedRun }) {
  const t = useTranslations('run')
  const distributions = distributionsOf(opened)
  const fileName = `tierfront-${opened.run.id}`
  if (distributions.length === 0) return <p className={styles.nothing}>{t('noResults')}</p>
  return (
    <div>
      <div className={styles.part}>
        <LatencyFigure distributions={distributions} fileName={fileName} merged={1} />
      </div>
      {distributions.some(({ histogram }) => histogram !== null) && (
        <div className={styles.part}>
          <ShapeFigure distributions={distributions} fileName={fileName} />
        </div>
      )}
      <Section title={t('latency.partsTitle')} note={t('latency.partsNote')}>
        <LatencyTable distributions={distributions} />
      </Section>
    </div>
  )
}
