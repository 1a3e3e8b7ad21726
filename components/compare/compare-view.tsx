import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/shell/page-shell'
import { Banner } from '@/components/ui/banner'
import { LinkButton } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Section } from '@/components/ui/section'
import styles from './compare.module.css'
import type { Comparison, OtherSide } from './comparison'
import { letterOf } from './comparison'
import { CurvesFigure } from './curves-figure'
import { MetricsTable } from './metrics-table'
import { ParameterTable } from './parameter-table'
import { SidesTable } from './sides-table'

/** A baseline against other sides: what differed in the load first, then what came out. */
export function CompareView({ comparison }: { comparison: Comparison }) {
  const t = useTranslations('compare')
  const { baseline, others, missing } = comparison
  const nothing = baseline.parts.length === 0 || others.length === 0
  return (
    <PageShell title={t('title')} crumb={t('crumb')}>
      {missing.length > 0 && (
        <div className={styles.banner}>
          <Banner tag={t('missing')} title={t('missingTitle', { count: missing.length })}>
            {missing.map((one) => one.slice(0, LONGEST_REFERENCE)).join(', ')}
          </Banner>
        </div>
      )}
      {nothing ? (
        <Empty
          title={t('emptyTitle')}
          actions={
            <>
              <LinkButton href="/runs">{t('pickRuns')}</LinkButton>
              <LinkButton href="/tables">{t('pickRows')}</LinkButton>
            </>
          }
        >
          {t('emptyText')}
        </Empty>
      ) : (
        <>
          <SidesTable comparison={comparison} />
          {others.map((other, index) => (
            <Against key={letterOf(index + 1)} other={other} letter={letterOf(index + 1)} />
          ))}
          <CurvesFigure sides={[baseline, ...others]} />
        </>
      )}
    </PageShell>
  )
}

const LONGEST_REFERENCE = 80

function Against({ other: { comparison }, letter }: { other: OtherSide; letter: string }) {
  const t = useTranslations('compare')
  const operation = useTranslations('runs.operations')
  const only = [
    { key: 'onlyBaseline', operations: comparison.onlyBaseline },
    { key: 'onlyOther', operations: comparison.onlyOther },
  ].filter(({ operations }) => operations.length > 0)
  return (
    <Section title={t('against', { letter })} note={t('againstNote')}>
      <ParameterTable differences={comparison.parameters} letter={letter} />
      {comparison.metrics.length === 0 ? (
        <p className={styles.nothing}>{t('noMetrics')}</p>
      ) : (
        <MetricsTable metrics={comparison.metrics} letter={letter} />
      )}
      {only.map(({ key, operations }) => (
        <p key={key} className={styles.note}>
          {t(key, { letter, operations: operations.map((one) => operation(one)).join(', ') })}
        </p>
      ))}
    </Section>
  )
}
