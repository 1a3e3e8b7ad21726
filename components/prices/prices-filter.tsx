import Form from 'next/form'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ChipLink, ChipRow } from '@/components/ui/chip'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import type { Facet } from '@/lib/model/library'
import type { PriceFilter, PricePage } from '@/lib/model/price-page'
import styles from './prices.module.css'
import { changedAddress } from './search-params'

type PricesFilterProps = { filter: PriceFilter; page: PricePage; badDate: boolean }

/** Works without scripts: a form that asks by GET, and links. What is chosen is in the address. */
export function PricesFilter({ filter, page, badDate }: PricesFilterProps) {
  const t = useTranslations('prices.filter')
  const any = { value: '', label: t('any') }
  const { view, provider, confidence } = filter
  return (
    <div className={styles.filter}>
      <Form key={JSON.stringify(filter)} action="/prices" role="search" scroll={false} className={styles.form}>
        <input type="hidden" name="view" value={view} />
        {provider !== null && <input type="hidden" name="provider" value={provider} />}
        {confidence !== null && <input type="hidden" name="confidence" value={confidence} />}
        <div className={styles.wideField}>
          <label htmlFor="prices-q">{t('q')}</label>
          <TextInput id="prices-q" type="search" name="q" defaultValue={filter.q ?? ''} placeholder={t('qHint')} />
        </div>
        <div>
          <label htmlFor="prices-option">{t('option')}</label>
          <Select
            id="prices-option"
            name="option"
            defaultValue={filter.option ?? ''}
            options={[any, ...page.options.map(({ id, label }) => ({ value: id, label }))]}
          />
        </div>
        <div>
          <label htmlFor="prices-region">{t('region')}</label>
          <Select
            id="prices-region"
            name="region"
            defaultValue={filter.region ?? ''}
            options={[any, ...page.regions.map((region) => ({ value: region, label: region }))]}
          />
        </div>
        {view === 'limits' ? (
          <div>
            <label htmlFor="prices-asOf">{t('asOf')}</label>
            <TextInput
              id="prices-asOf"
              name="asOf"
              defaultValue={filter.asOf ?? ''}
              placeholder={page.book.asOf}
              pattern="\d{4}(-\d{2}(-\d{2})?)?|all"
              title={t('asOfHint')}
            />
          </div>
        ) : (
          filter.asOf !== null && <input type="hidden" name="asOf" value={filter.asOf} />
        )}
        <Button type="submit">{t('apply')}</Button>
      </Form>
      {badDate && (
        <p role="status" className={styles.bad}>
          {t('badDate')}
        </p>
      )}
      <div className={styles.facets}>
        <FacetRow name="provider" facets={page.providers} filter={filter} />
        <FacetRow name="confidence" facets={page.confidences} filter={filter} />
      </div>
    </div>
  )
}

type FacetRowProps = { name: 'provider' | 'confidence'; facets: readonly Facet[]; filter: PriceFilter }

/** A facet with one value tells nothing apart, unless it is what holds the list back. */
function FacetRow({ name, facets, filter }: FacetRowProps) {
  const t = useTranslations('prices')
  const chosen = filter[name]
  if (facets.length < 2 && chosen === null) return null
  const known = `${name === 'provider' ? 'providers' : 'confidence'}`
  return (
    <div className={styles.facet}>
      <span className={styles.facetName}>{t(`filter.${name}`)}</span>
      <ChipRow>
        {facets.map(({ value, count }) => (
          <ChipLink
            key={value}
            href={changedAddress(filter, { [name]: chosen === value ? null : value })}
            current={chosen === value}
            scroll={false}
          >
            {t.has(`${known}.${value}`) ? t(`${known}.${value}`) : value} <span className="mut">{count}</span>
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  )
}
