import { describe, expect, test } from 'vitest'
import { isFiltered, type RunsQuery, runsAddress, sortLink, toRunFilter } from '@/components/runs/search-params'

const aQuery = (over: Partial<RunsQuery> = {}): RunsQuery => ({
  q: null,
  tool: null,
  operation: null,
  status: null,
  sort: null,
  direction: null,
  cursor: null,
  ...over,
})

describe('the address of the list', () => {
  test('says only what was asked, and a change starts at the first page', () => {
    expect(runsAddress(aQuery(), {})).toBe('/runs')
    expect(runsAddress(aQuery({ q: 'gp3 raid', cursor: 'abc' }), { status: 'failed' })).toBe(
      '/runs?q=gp3+raid&status=failed',
    )
    expect(runsAddress(aQuery({ tool: 'fio' }), { tool: null })).toBe('/runs')
    expect(runsAddress(aQuery({ tool: 'fio' }), { cursor: 'next' })).toBe('/runs?tool=fio&cursor=next')
  })

  test('becomes a filter without the keys that are not there', () => {
    expect(toRunFilter(aQuery({ q: '', operation: 'read', sort: 'p99' }))).toEqual({ operation: 'read', sort: 'p99' })
    expect([
      isFiltered(aQuery({ sort: 'p99' })),
      isFiltered(aQuery({ q: '' })),
      isFiltered(aQuery({ q: 'x' })),
    ]).toEqual([false, false, true])
  })
})

describe('a sorting column', () => {
  test.each([
    {
      what: 'latency starts at the lowest',
      query: {},
      sort: 'p99',
      address: '/runs?sort=p99&direction=asc',
      aria: 'none',
    },
    {
      what: 'rates start at the highest',
      query: {},
      sort: 'iops',
      address: '/runs?sort=iops&direction=desc',
      aria: 'none',
    },
    {
      what: 'pressed again it turns round',
      query: { sort: 'p99', direction: 'asc' },
      sort: 'p99',
      address: '/runs?sort=p99&direction=desc',
      aria: 'ascending',
    },
    {
      what: 'without a direction the list descends',
      query: { sort: 'iops' },
      sort: 'iops',
      address: '/runs?sort=iops&direction=asc',
      aria: 'descending',
    },
  ] as const)('$what', ({ query, sort, address, aria }) => {
    expect(sortLink(aQuery(query), sort)).toEqual({ address, ariaSort: aria })
  })
})
