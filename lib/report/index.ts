export { billTable, optionsTable, runsTable } from './export-tables'
export { freezeSnapshot } from './freeze'
export { readSnapshot, type Unreadable } from './read'
export { withoutRunNames } from './without-run-names'
