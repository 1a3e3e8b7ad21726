// What pgbench prints, 7.1 to 18: summary (stdout), progress and errors (stderr), per script and per statement, alone or
// together, in documents and diffs. Forms as the releases print them: `facts.ts`, `progress.ts`, `statements.ts`.
// https://www.postgresql.org/docs/current/pgbench.html · src/bin/pgbench/pgbench.c (printResults, printProgressReport)
// Left out: the logs of `-l`, which are a format of their own, and what `-i` prints.
import type { Format } from '../format'
import { createPgbenchReader } from './reader'
import { sniff } from './sniff'

const ID = { id: 'pgbench', tool: 'pgbench', parserVersion: 1 } as const

export const PGBENCH: Format = {
  ...ID,
  label: 'pgbench output',
  sniff,
  createReader: () => createPgbenchReader(ID),
}
