import type { Estimate } from '@/lib/model/estimate'
import type { Recommendation } from '@/lib/model/recommendation'
import type { Workload } from '@/lib/model/workload'
import { demandOf } from '@/lib/options'
import { primaryP99 } from './rank'

/** Long enough for a token bucket of minutes to show, short enough to be run today. */
const RUN_SECONDS = 600
const DEFAULT_JOBS = 16
const SEQUENTIAL_FROM = 0.5

/** The fio job whose result would replace the weakest figure of the answer by a measured one; null where it is measured already. */
export function measureNext(best: Estimate | null, workload: Workload): Recommendation['measureNext'] {
  if (best === null || best.family === 's3') return null // fio has no engine for the S3 prices that we compare
  const p99 = primaryP99(best, workload)
  if (p99?.basis === 'measured') return null
  return {
    why: {
      code: 'measure_next',
      params: { label: best.label, configuration: best.configurationText, basisTerm: p99?.basis ?? 'unknown' },
    },
    fioJob: fioJob(workload),
  }
}

/** Open loop at the peak's rate, so that stalls are not hidden by waiting clients; json+ keeps the distribution. */
function fioJob(workload: Workload): string {
  const { peak } = demandOf(workload)
  const total = peak.reads + peak.writes
  const kind = (workload.sequentialFraction ?? 0) > SEQUENTIAL_FROM ? '' : 'rand'
  const mixed = peak.reads > 0 && peak.writes > 0
  const readPercent = total > 0 ? Math.round((100 * peak.reads) / total) : 0
  const mode = mixed ? `${kind || 'read'}rw`.replace('readrw', 'rw') : `${kind}${peak.reads > 0 ? 'read' : 'write'}`
  const jobs = workload.concurrency ?? DEFAULT_JOBS
  const sizes = [workload.readSizeBytes, workload.writeSizeBytes]
  const size = mixed ? sizes.join(',') : String(peak.reads > 0 ? sizes[0] : sizes[1])
  const perJob = (rate: number): number => Math.max(1, Math.ceil(rate / jobs))
  const rate = mixed ? `${perJob(peak.reads)},${perJob(peak.writes)}` : String(perJob(total))
  const sync = workload.syncWriteFraction !== null && workload.syncWriteFraction > 0 && peak.writes > 0
  return [
    'fio --name=tierfront --ioengine=libaio --direct=1',
    `--rw=${mode}${mixed ? ` --rwmixread=${readPercent}` : ''} --bs=${size}`,
    `--numjobs=${jobs} --group_reporting${sync ? ' --fsync=1' : ''}`,
    `--rate_iops=${rate} --rate_process=poisson`,
    `--size=4G --runtime=${RUN_SECONDS} --time_based`,
    '--output-format=json+ --output=tierfront.json --directory=/mnt/under-test',
  ].join(' \\\n    ')
}
