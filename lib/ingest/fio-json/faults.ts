import type { RunResult } from '@/lib/model/benchmark-run'
import type { Notice } from '@/lib/outcome/reason'
import { isJsonObject, type JsonObject } from '../json/document'
import type { FioEntry } from './schema'

/**
 * Why a job is no result. An error invalidates it even with plausible figures (a verify mismatch has them all), and a
 * job that failed at set-up can show error 0 with every counter at zero.
 */
export function readFaults(entry: FioEntry, results: readonly RunResult[], where: string): readonly Notice[] {
  if (entry.error !== undefined && entry.error !== 0) {
    return [{ code: 'job_error', params: { error: String(entry.error) }, where: `${where}.error` }]
  }
  return results.length === 0 ? [{ code: 'no_io', params: {}, where }] : []
}

/** What a reader of the figures should know of the job. */
export function readRemarks(json: JsonObject, where: string): readonly Notice[] {
  const notices: Notice[] = []
  const errors = json.total_err
  if (typeof errors === 'number' && errors > 0) {
    notices.push({ code: 'io_errors', params: { errorsCount: errors }, where: `${where}.total_err` })
  }
  const target = json.latency_target
  if (typeof target === 'number' && target > 0) {
    notices.push({ code: 'latency_target', params: {}, where: `${where}.latency_target` })
  }
  const steady = json.steadystate
  if (isJsonObject(steady) && steady.attained === 0) {
    notices.push({ code: 'not_steady', params: {}, where: `${where}.steadystate` })
  }
  return notices
}
