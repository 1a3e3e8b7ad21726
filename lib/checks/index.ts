export { type Consistency, consistency, disagreement } from './consistency'
export { applyReading, applyReadings } from './readings'
export { checkWorkload } from './workload-checks'
