export { builtInTables } from './built-in'
export { tableSchema } from './schema'
export { cellNumber, rowToRun, tableToRuns } from './to-runs'
export { factorOf, unitsOf } from './units'
