import { useTranslations } from 'next-intl'
import { Figure } from '@/components/charts/figure'
import { Waterfall } from '@/components/charts/waterfall'
import type { WaterfallRow } from '@/components/charts/waterfall-geometry'
import { chartName } from '@/components/recommend/option-names'
import { usdText } from '@/components/recommend/show'
import { ChipLink, ChipRow } from '@/components/ui/chip'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { Usd } from '@/lib/units/usd'
import { centsText } from './bill-words'
import { otherOf, type Step, stepsBetween } from './compare-model'
import styles from './costs.module.css'
import type { Costed } from './costs-model'
import { type CostsPlace, costsAddress } from './search-params'

type CompareSectionProps = { place: CostsPlace; costed: readonly Costed[]; chosen: Costed }

/** How the chosen bill becomes another one. */
export function CompareSection({ place, costed, chosen }: CompareSectionProps) {
  const t = useTranslations('costs.compare')
  const other = otherOf(costed, chosen, place.against)
  if (other === null) return null
  return (
    <section className={styles.part}>
      <nav aria-label={t('which')} className={styles.which}>
        <span className={styles.whichName}>{t('with', { a: chartName(chosen.estimate).long })}</span>
        <ChipRow>
          {costed
            .filter(({ key }) => key !== chosen.key)
            .map((one) => (
              <ChipLink
                key={one.key}
                href={costsAddress(place, { against: one.key })}
                current={one.key === other.key}
                title={one.estimate.configurationText}
                scroll={false}
              >
                {chartName(one.estimate).long} <span className="mut">{usdText(one.usd)}</span>
              </ChipLink>
            ))}
        </ChipRow>
      </nav>
      <StepFigure chosen={chosen} other={other} />
    </section>
  )
}

/** How A becomes B: A's total, what each component saves or adds, B's total. */
function StepFigure({ chosen, other }: { chosen: Costed; other: Costed }) {
  const t = useTranslations('costs.compare')
  const rows = useRows(chosen, other)
  const steps = stepsBetween(chosen, other)
  const difference = signed(Usd.of(other.usd).minus(Usd.of(chosen.usd)).toJSON())
  const names = { a: chartName(chosen.estimate).long, b: chartName(other.estimate).long }
  return (
    <Figure
      title={t('title', names)}
      caption={t('caption', { difference: difference })}
      chart={<Waterfall label={t('label', { ...names, difference: difference })} rows={rows} />}
      table={<StepTable chosen={chosen} other={other} steps={steps} />}
      csv={[
        ['step', 'usd'],
        [`A ${chosen.key}`, { decimal: chosen.usd }],
        ...steps.map(({ component, usd }) => [component, { decimal: usd }]),
        [`B ${other.key}`, { decimal: other.usd }],
      ]}
      fileName="tierfront-costs-a-to-b"
      footnote={t('footnote')}
    />
  )
}

const signed = (usd: string): string => (usd.startsWith('-') ? centsText(usd) : `+${centsText(usd)}`)

function useRows(a: Costed, b: Costed): readonly WaterfallRow[] {
  const t = useTranslations('costs')
  const end = (one: Costed, letter: 'A' | 'B'): WaterfallRow => ({
    key: letter,
    name: `${letter} ${one.estimate.label}`,
    amount: centsText(one.usd),
    kind: 'total',
    from: 0,
    to: one.total,
  })
  let running = Usd.of(a.usd)
  const between = stepsBetween(a, b).map(({ component, usd }): WaterfallRow => {
    const from = running.toChartNumber()
    running = running.plus(Usd.of(usd))
    const kind = usd.startsWith('-') ? 'saved' : 'added'
    const name = t(`components.${component}`)
    return { key: component, name, amount: signed(usd), kind, from, to: running.toChartNumber() }
  })
  return [end(a, 'A'), ...between, end(b, 'B')]
}

function StepTable({ chosen, other, steps }: { chosen: Costed; other: Costed; steps: readonly Step[] }) {
  const t = useTranslations('costs')
  return (
    <Table caption={t('compare.table')}>
      <thead>
        <Tr>
          <Th>{t('compare.step')}</Th>
          <Th numeric>{t('bill.amount')}</Th>
        </Tr>
      </thead>
      <tbody>
        <End letter="A" one={chosen} />
        {steps.map(({ component, usd }) => (
          <Tr key={component}>
            <Td>{t(`components.${component}`)}</Td>
            <Td numeric>{signed(usd)}</Td>
          </Tr>
        ))}
        <End letter="B" one={other} />
      </tbody>
    </Table>
  )
}

function End({ letter, one }: { letter: string; one: Costed }) {
  return (
    <Tr kind="total">
      <Td>
        {letter} {one.estimate.label} <span className="mut">{one.estimate.configurationText}</span>
      </Td>
      <Td numeric>{centsText(one.usd)}</Td>
    </Tr>
  )
}
