import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server'
import { CONFIDENCES, PRICE_VIEWS, type PriceFilter } from '@/lib/model/price-page'

/** What the price book shows, in its URL: read by the page, written by its links and its form. */
const pricesParams = {
  view: parseAsStringLiteral(PRICE_VIEWS).withDefault('rows'),
  option: parseAsString,
  region: parseAsString,
  provider: parseAsString,
  confidence: parseAsStringLiteral(CONFIDENCES),
  q: parseAsString,
  asOf: parseAsString,
  page: parseAsInteger.withDefault(1),
} as const

export type PricesQuery = inferParserType<typeof pricesParams>

export const loadPricesQuery = createLoader(pricesParams)
const serialize = createSerializer(pricesParams)

/** YYYY, YYYY-MM, YYYY-MM-DD, or `all`. */
const DATE = /^(\d{4}(-\d{2}(-\d{2})?)?|all)$/
const given = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim())

/** An empty field of the form asks for nothing. A date that is none is left out, and said: see `isDate`. */
export const toPriceFilter = (query: PricesQuery): PriceFilter => ({
  view: query.view,
  option: given(query.option),
  region: given(query.region),
  provider: given(query.provider),
  confidence: query.confidence,
  q: given(query.q),
  asOf: isDate(query.asOf) ? given(query.asOf) : null,
  page: query.page,
})

export const isDate = (text: string | null): boolean => given(text) === null || DATE.test(given(text) ?? '')

/** An address of this page. A change of what is listed starts at its first page. */
export const pricesAddress = (filter: Partial<PricesQuery>): string => serialize('/prices', filter)
export const changedAddress = (filter: PriceFilter, change: Partial<PricesQuery>): string =>
  pricesAddress({ ...filter, page: 1, ...change })

export const isFiltered = ({ option, region, provider, confidence, q, asOf }: PriceFilter): boolean =>
  [option, region, provider, confidence, q, asOf].some((value) => value !== null)

/** The element of a row: ids have slashes, which an address keeps as they are. */
export const rowAnchor = (id: string): string => `row-${id}`

type PriceRowPlace = { readonly option: string; readonly region: string; readonly rowId: string }

/** One price row among the others of its option and region. */
export const priceRowAddress = ({ option, region, rowId }: PriceRowPlace): string =>
  `${pricesAddress({ option, region })}#${rowAnchor(rowId)}`
