import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PublishedTag } from '@/components/tables/published-tag'
import { BasisGlyph } from '@/components/ui/basis-glyph'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import styles from './compare.module.css'
import { addressOf, type Comparison, compareAddress, letterOf, referencesOf, type Side } from './comparison'

/** Who is compared: the baseline, the others, and what stands behind each. */
export function SidesTable({ comparison: { baseline, others } }: { comparison: Comparison }) {
  const t = useTranslations('compare')
  const sides = [baseline, ...others]
  return (
    <>
      <Table caption={t('sides')}>
        <thead>
          <Tr>
            <Th>{t('side')}</Th>
            <Th>{t('what')}</Th>
            <Th hideOn="narrow">{t('from')}</Th>
            <Th numeric>{t('n')}</Th>
            <Th numeric hideOn="narrow">
              <span className="vh">{t('actions')}</span>
            </Th>
          </Tr>
        </thead>
        <tbody>
          {sides.map((side, index) => (
            <SideRow key={letterOf(index)} side={side} index={index} sides={sides} />
          ))}
        </tbody>
      </Table>
      <Regroup baseline={baseline} others={others} />
    </>
  )
}

function SideRow({ side, index, sides }: { side: Side; index: number; sides: readonly Side[] }) {
  const t = useTranslations('compare')
  const letter = letterOf(index)
  const rest = sides.filter((one) => one !== side).map(referencesOf)
  const printed = side.parts.map(({ n }) => n).filter((n) => n !== null)
  return (
    <Tr>
      <Td className="nb">
        <strong>{letter}</strong> {index === 0 && <span className="sec">{t('baseline')}</span>}
      </Td>
      <Td>
        {side.parts.map((part) => (
          <div key={part.reference} className={styles.part}>
            {part.kind === 'published' ? <PublishedTag /> : <BasisGlyph basis="measured" />}
            <Link href={addressOf(part)}>
              <bdi>{part.name}</bdi>
            </Link>
          </div>
        ))}
      </Td>
      <Td hideOn="narrow" className="sec">
        {[...new Set(side.parts.map(({ from }) => from))].join(', ')}
      </Td>
      <Td numeric title={t('nMeaning')}>
        {printed.length > 0 ? printed.reduce((sum, n) => sum + n, 0) : side.parts.length}
      </Td>
      <Td numeric hideOn="narrow" className="nb">
        {index > 0 && (
          <Link href={compareAddress(referencesOf(side), rest)} aria-label={t('makeBaselineOf', { letter })}>
            {t('makeBaseline')}
          </Link>
        )}
      </Td>
    </Tr>
  )
}

/** Sides of one run each may be repetitions of the same; repetitions may be looked at one by one. */
function Regroup({ baseline, others }: Pick<Comparison, 'baseline' | 'others'>) {
  const t = useTranslations('compare')
  const from = referencesOf(baseline)
  const all = others.flatMap(referencesOf)
  return (
    <p className={styles.note}>
      {others.length > 1 && <Link href={compareAddress(from, [all])}>{t('asRepetitions')}</Link>}
      {others.length === 1 && all.length > 1 && (
        <Link
          href={compareAddress(
            from,
            all.map((one) => [one]),
          )}
        >
          {t('oneByOne')}
        </Link>
      )}
    </p>
  )
}
