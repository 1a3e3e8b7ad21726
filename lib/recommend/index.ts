export type { Facts } from '@/lib/estimate'
export {
  DEFAULT_MONTH_HOURS,
  DEFAULT_PLANNING_FACTOR,
  EMPTY_WORKLOAD,
  NOTHING_DECLARED,
  PRESETS,
  type Preset,
} from './presets'
export { primaryOperation, primaryP99 } from './rank'
export { MODEL_VERSION, recommend } from './recommend'
export { KNOWN_OPTIONS } from './search'
