// Amazon EFS (MODEL §2.3). https://docs.aws.amazon.com/efs/latest/ug/performance.html

/** F2.6: what counts against provisioned and bursting throughput: reads / 3 + writes. Not what Elastic bills. */
export const meteredThroughput = (load: { reads: number; writes: number; readDivisor: number }): number =>
  load.reads / load.readDivisor + load.writes

/** Operations against the General Purpose limit: a write counts as `writeWeight` reads. */
export const weightedOperations = (load: { reads: number; writes: number; writeWeight: number }): number =>
  load.reads + load.writeWeight * load.writes

/** Seconds a day of full burst that an idle day earns, credits spent at the burst rate (as the table of the user guide has it). */
export const burstSecondsPerDay = ({ baseline, burst }: { baseline: number; burst: number }): number =>
  (baseline * 86_400) / burst
