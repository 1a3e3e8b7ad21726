import { BMARK_WRITE } from './bmark-write'
import { FIO_JSON } from './fio-json'
import type { Format } from './format'
import { PGBENCH } from './pgbench'

/** Every format we read. To add one: a folder, a line here, real files in `tests/fixtures/<id>/`. */
export const FORMATS: readonly Format[] = [FIO_JSON, PGBENCH, BMARK_WRITE]
