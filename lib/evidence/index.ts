export { publishedDurability } from './durability'
export { type LatencyEvidence, type LatencyQuestion, type LatencyValue, latencyEvidence } from './latency'
export { EVIDENCE_DATA, type Statement } from './statements'
