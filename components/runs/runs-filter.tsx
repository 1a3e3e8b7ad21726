import Form from 'next/form'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ChipLink, ChipRow } from '@/components/ui/chip'
import { TextInput } from '@/components/ui/text-input'
import type { Facet, LibraryCounts } from '@/lib/model/library'
import styles from './runs.module.css'
import { type RunsQuery, runsAddress } from './search-params'

const FACETS = [
  { key: 'tool', counts: 'tools' },
  { key: 'operation', counts: 'operations' },
  { key: 'status', counts: 'statuses' },
] as const

/** Words and facets, each a link with its count: what is chosen is in the address. */
export function RunsFilter({ query, counts }: { query: RunsQuery; counts: LibraryCounts }) {
  const t = useTranslations('runs')
  return (
    <div className={styles.filter}>
      <Form action="/runs" role="search" className={styles.search}>
        <TextInput
          key={query.q ?? ''}
          type="search"
          name="q"
          defaultValue={query.q ?? ''}
          aria-label={t('searchLabel')}
          placeholder={t('searchHint')}
        />
        {Object.entries(query).map(
          ([name, value]) =>
            name !== 'q' &&
            name !== 'cursor' &&
            value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit">{t('search')}</Button>
      </Form>
      {FACETS.map(({ key, counts: which }) => (
        <FacetRow key={key} name={key} facets={counts[which]} query={query} />
      ))}
    </div>
  )
}

type FacetRowProps = { name: 'tool' | 'operation' | 'status'; facets: readonly Facet[]; query: RunsQuery }

/** A facet with one value tells nothing apart, so it is left out, unless it is what holds the list back. */
function FacetRow({ name, facets, query }: FacetRowProps) {
  const t = useTranslations('runs')
  const chosen = query[name]
  if (facets.length < 2 && chosen === null) return null
  const label = (value: string): string => {
    const key = name === 'operation' ? `operations.${value}` : `status.${value}`
    return name !== 'tool' && t.has(key) ? t(key) : value
  }
  return (
    <div className={styles.facet}>
      <span className={styles.facetName}>{t(`columns.${name}`)}</span>
      <ChipRow>
        {facets.map(({ value, count }) => (
          <ChipLink
            key={value}
            href={runsAddress(query, { [name]: chosen === value ? null : value })}
            current={chosen === value}
            scroll={false}
          >
            {label(value)} <span className="mut">{count}</span>
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  )
}
