import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Empty } from '@/components/ui/empty'
import type { Recommendation } from '@/lib/model/recommendation'
import { BillBarsSection } from './bill-bars-section'
import { BillSection } from './bill-section'
import { CompareSection } from './compare-section'
import styles from './costs.module.css'
import { chosenOf, costedOf, unpricedOf } from './costs-model'
import { CostsVerdict } from './costs-verdict'
import { ReadingsSection } from './readings-section'
import { type CostsPlace, recommendAddress } from './search-params'
import { UnpricedSection } from './unpriced-section'

type CostsViewProps = {
  place: CostsPlace
  recommendation: Recommendation
  /** The question has been changed since the preset. */
  changed: boolean
  ignored: readonly string[]
}

/** The bills of one question's answer: first what they come to, then each of them line by line. */
export function CostsView({ place, recommendation, changed, ignored }: CostsViewProps) {
  const t = useTranslations('costs')
  const words = useTranslations('recommend')
  const common = useTranslations('common')
  const costed = costedOf(recommendation)
  const chosen = chosenOf(costed, recommendation, place.bill)
  const preset = words(`presets.${place.preset.id}`)
  return (
    <PageShell
      title={t('title')}
      crumb={changed ? words('changedPreset', { preset }) : preset}
      chips={<Chip label={common('prices')}>{`${recommendation.priceBook.date} ${recommendation.region}`}</Chip>}
      actions={<LinkButton href={recommendAddress(place)}>{t('toRecommend')}</LinkButton>}
    >
      {ignored.length > 0 && (
        <p role="status" className={styles.ignored}>
          {words('ignored', { keys: ignored.join(', ') })}
        </p>
      )}
      <CostsVerdict recommendation={recommendation} costed={costed} />
      {chosen === null ? (
        <Empty
          title={t('noneTitle')}
          actions={<LinkButton href={`/prices?region=${recommendation.region}`}>{t('toPrices')}</LinkButton>}
        >
          {t('noneText', { region: recommendation.region })}
        </Empty>
      ) : (
        <>
          <BillBarsSection recommendation={recommendation} costed={costed} chosen={chosen} />
          <BillSection place={place} costed={costed} chosen={chosen} />
          <CompareSection place={place} costed={costed} chosen={chosen} />
        </>
      )}
      <ReadingsSection place={place} recommendation={recommendation} />
      <UnpricedSection unpriced={unpricedOf(recommendation)} region={recommendation.region} />
    </PageShell>
  )
}
