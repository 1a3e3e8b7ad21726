import { useTranslations } from 'next-intl'
import { BillBars } from '@/components/charts/bill-bars'
import type { BillBar } from '@/components/charts/bill-bars-geometry'
import { Figure } from '@/components/charts/figure'
import { shortName } from '@/components/recommend/option-names'
import { usdText } from '@/components/recommend/show'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { perSecond } from '@/lib/model/rate'
import type { Recommendation } from '@/lib/model/recommendation'
import { formatRate, formatRatio } from '@/lib/units/format'
import { COMPONENTS, type Component } from './bill-parts'
import { centsText, LOOKS } from './bill-words'
import styles from './costs.module.css'
import { type Costed, type Panel, panelsOf } from './costs-model'

type Props = { recommendation: Recommendation; costed: readonly Costed[]; chosen: Costed }

/** Every bill as a bar; where totals lie far apart, in two panels whose scales are compared in words. */
export function BillBarsSection({ recommendation, costed, chosen }: Props) {
  const used = COMPONENTS.filter((component) =>
    costed.some(({ parts }) => parts.some((part) => part.component === component)),
  )
  return (
    <section className={styles.part}>
      <Legend components={used} />
      {panelsOf(costed).map((panel, index, all) => (
        <PanelFigure
          key={panel.costed[0]?.key}
          panel={panel}
          place={all.length === 1 ? 'only' : index === 0 ? 'low' : 'high'}
          components={used}
          recommendation={recommendation}
          chosen={chosen}
        />
      ))}
    </section>
  )
}

function Legend({ components }: { components: readonly Component[] }) {
  const t = useTranslations('costs.components')
  return (
    <ul className={styles.legend}>
      {components.map((component) => (
        <li key={component}>
          <i style={{ background: LOOKS[component].fill }} />
          {t(component)}
        </li>
      ))}
    </ul>
  )
}

type PanelProps = {
  panel: Panel
  place: 'only' | 'low' | 'high'
  components: readonly Component[]
  recommendation: Recommendation
  chosen: Costed
}

function PanelFigure({ panel, place, components, recommendation, chosen }: PanelProps) {
  const t = useTranslations('costs.bars')
  const { workload } = recommendation
  const { billingMonthHours: hours } = workload
  const rate = perSecond(workload.reads, hours) + perSecond(workload.writes, hours)
  const title = t(`title.${place}`)
  return (
    <div className={styles.panel}>
      <Figure
        title={title}
        caption={
          panel.timesBefore === null
            ? t('caption', { rate: formatRate(rate).text })
            : t('captionNext', { times: formatRatio(panel.timesBefore).text })
        }
        chart={
          <BillBars
            label={t('label', { title, count: panel.costed.length })}
            bars={useBars(panel, chosen)}
            top={panel.top}
          />
        }
        table={<PanelTable panel={panel} components={components} />}
        csv={csvOf(panel, components)}
        fileName={`tierfront-costs-${place}`}
        footnote={place === 'low' ? undefined : t('footnote', { region: recommendation.region, hours })}
      />
    </div>
  )
}

function useBars(panel: Panel, chosen: Costed): readonly BillBar[] {
  const t = useTranslations('costs')
  return panel.costed.map(({ key, estimate, usd, parts, feasible, pinned }) => ({
    key,
    name: estimate.label,
    shortName: shortName(estimate.optionId, estimate.label),
    detail: estimate.configurationText,
    total: centsText(usd),
    note: [...(pinned ? [t('pinned')] : []), ...(feasible ? [] : [t('out')])].join(' · '),
    current: key === chosen.key,
    segments: parts.map((part) => ({
      key: part.component,
      name: t(`components.${part.component}`),
      amount: centsText(part.usd),
      usd: Number(part.usd),
      ...LOOKS[part.component],
    })),
  }))
}

const usdOf = ({ parts }: Costed, component: Component): string | null =>
  parts.find((part) => part.component === component)?.usd ?? null

function PanelTable({ panel, components }: { panel: Panel; components: readonly Component[] }) {
  const t = useTranslations('costs')
  return (
    <Table caption={t('bars.table')}>
      <thead>
        <Tr>
          <Th>{t('option')}</Th>
          {components.map((component) => (
            <Th key={component} numeric hideOn="narrow">
              {t(`components.${component}`)}
            </Th>
          ))}
          <Th numeric>{t('total')}</Th>
        </Tr>
      </thead>
      <tbody>
        {panel.costed.map((one) => (
          <Tr key={one.key}>
            <Td>
              {one.estimate.label} <span className="mut">{one.estimate.configurationText}</span>
            </Td>
            {components.map((component) => (
              <Td key={component} numeric hideOn="narrow">
                {usdOf(one, component) === null ? '' : centsText(usdOf(one, component) ?? '')}
              </Td>
            ))}
            <Td numeric>
              <b>{usdText(one.usd)}</b>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

const csvOf = (panel: Panel, components: readonly Component[]) => [
  ['optionId', 'configuration', ...components.map((component) => `${component}Usd`), 'totalUsd', 'feasible'],
  ...panel.costed.map((one) => [
    one.estimate.optionId,
    one.estimate.configurationText,
    ...components.map((component) => ({ decimal: usdOf(one, component) ?? '0' })),
    { decimal: one.usd },
    String(one.feasible),
  ]),
]
