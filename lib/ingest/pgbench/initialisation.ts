/** What `pgbench -i` prints: it makes tables and measures nothing. Forms of 8.x to 18, and the server's own notices. */
const STARTS = [
  'dropping old tables...',
  'creating tables...',
  'creating tables with',
  'generating data',
  'vacuuming...',
  'vacuum...done.',
  'set primary key',
  'creating primary keys...',
  'creating foreign keys...',
  'NOTICE:  table "pgbench_',
  'NOTICE:  table "branches"',
]
const COUNTED = /^\d{1,19} (?:of \d{1,19} )?tuples (?:\(\d{1,3}%\) )?(?:of \S{1,64} \(\d{1,3}%\) )?done/
const DONE = /^done in \d{1,12}\.\d{2} s \(/
const PARTITIONS = /^creating \d{1,9} partitions\.\.\./

export const isInitialisation = (text: string): boolean =>
  STARTS.some((start) => text.startsWith(start)) || COUNTED.test(text) || DONE.test(text) || PARTITIONS.test(text)
