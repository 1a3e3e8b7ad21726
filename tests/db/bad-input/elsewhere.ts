import type { Elsewhere } from './row'

const GUARD = 'tests/unit/scripts/guard.test.ts'

/** Rows, or halves of them, that only a socket or a browser can show. */
export const ELSEWHERE: readonly Elsewhere[] = [
  { row: 3, file: GUARD, title: 'one that is too large is refused before it is sent' },
  { row: 4, file: GUARD, title: 'and is cut off after a second' },
  { row: 5, file: GUARD, title: 'whoever reads it is told that no more will come' },
  { row: 41, file: 'tests/e2e/inert.spec.ts', title: 'names from a file run nothing: ' },
  { row: 41, file: 'tests/unit/units/csv.test.ts', title: '%j is written %s' },
]
