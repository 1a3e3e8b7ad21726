import { FIO_JSON } from './fio-json'
import type { Format } from './format'

/** Every format we read. To add one: a folder, a line here, real files in `tests/fixtures/<id>/`. */
export const FORMATS: readonly Format[] = [FIO_JSON]
