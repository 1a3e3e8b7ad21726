import { createLoader, createSerializer, type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import { OPERATIONS } from '@/lib/model/benchmark-run'
import { RUN_SORTS, type RunFilter, type RunSort } from '@/lib/model/library'

/** What the list shows, in its URL: read by the page, written by its links and its search. */
export const runsParams = {
  q: parseAsString,
  tool: parseAsString,
  operation: parseAsStringLiteral(OPERATIONS),
  status: parseAsStringLiteral(['ok', 'failed', 'partial']),
  sort: parseAsStringLiteral(RUN_SORTS),
  direction: parseAsStringLiteral(['asc', 'desc']),
  cursor: parseAsString,
} as const

export type RunsQuery = inferParserType<typeof runsParams>

export const loadRunsQuery = createLoader(runsParams)
const serialize = createSerializer(runsParams)

/** The address of the list after a change. A change of what is listed starts at the first page. */
export const runsAddress = (query: RunsQuery, change: Partial<RunsQuery>): string =>
  serialize('/runs', { ...query, cursor: null, ...change })

export const toRunFilter = (query: RunsQuery): RunFilter =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null && value !== ''))

export const isFiltered = ({ q, tool, operation, status }: RunsQuery): boolean =>
  [q, tool, operation, status].some((value) => value !== null && value !== '')

/** Latency and names are read upwards, all else from the greatest down. */
const ASCENDING: readonly RunSort[] = ['name', 'mean', 'p99']
const firstDirection = (sort: RunSort): 'asc' | 'desc' => (ASCENDING.includes(sort) ? 'asc' : 'desc')

export type SortLink = { readonly address: string; readonly ariaSort: 'ascending' | 'descending' | 'none' }

/** A column's link: sorts by it, and turns it round when the list is sorted by it already. */
export function sortLink(query: RunsQuery, sort: RunSort): SortLink {
  const current = query.sort ?? 'uploaded'
  const direction = query.direction ?? 'desc'
  if (current !== sort) {
    return { address: runsAddress(query, { sort, direction: firstDirection(sort) }), ariaSort: 'none' }
  }
  const turned = direction === 'asc' ? 'desc' : 'asc'
  return {
    address: runsAddress(query, { sort, direction: turned }),
    ariaSort: direction === 'asc' ? 'ascending' : 'descending',
  }
}
