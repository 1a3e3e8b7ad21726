export { type Consistency, consistency, disagreement } from './consistency'
export { applyReading, applyReadings } from './readings'
export { type CheckedRun, checkRun } from './run-checks'
export { checkWorkload } from './workload-checks'
