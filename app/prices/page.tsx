import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from 'nuqs/server'
import { PricesView } from '@/components/prices/prices-view'
import { isDate, loadPricesQuery, toPriceFilter } from '@/components/prices/search-params'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { openPrices } from '@/lib/services/open-prices'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('prices'))('title') }
}

export default async function PricesPage(props: { searchParams: Promise<SearchParams> }) {
  const [query, meters] = await Promise.all([loadPricesQuery(props.searchParams), getTranslations('meters')])
  const filter = toPriceFilter(query)
  const page = openPrices(LOCAL_OWNER, filter, { meter: (meter) => (meters.has(meter) ? meters(meter) : meter) })
  return <PricesView filter={filter} page={page} badDate={!isDate(query.asOf)} />
}
