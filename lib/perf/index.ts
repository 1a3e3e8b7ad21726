export { chainMin } from './chain'
export {
  crossoverBytes,
  gp3Invalid,
  ioUnits,
  type ProvisionedLimits,
  type VolumeLimits,
  volumeOperations,
} from './ebs'
export { burstSecondsPerDay, meteredThroughput, weightedOperations } from './efs'
export {
  dailyWaitQuantile,
  type FluidPeak,
  fluidPeak,
  offPeakRate,
  peakShare,
  secondsToEmpty,
  worstMinuteWait,
} from './fluid-peak'
export { diskOperations, readThroughput } from './fsx'
export { concurrencyOf, impliedLatencySeconds, requiredConcurrency } from './little'
export {
  type Lognormal,
  lognormalFromMean,
  lognormalFromQuantiles,
  lognormalQuantile,
  type TwoQuantiles,
} from './lognormal'
export { pareto } from './pareto'
export { requiredPrefixes } from './s3'
export { membersTouched, stripeAvailability, stripeLimit, stripeLoss } from './stripe'
export { throttleLatency, throttleLatencySmooth } from './throttle'
export { probabilityOfMeeting, probabilityWithin, relativeInterval, sigmaOf } from './uncertainty'
