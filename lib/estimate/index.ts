export { percentileOf } from './constraints'
export { assess, contextOf, type EstimateInput, estimate, type Facts } from './estimate'
