import type { RunRecord } from '@/lib/model/library'

/** The options of a run as a job file of its tool: what it takes to run it again. Flags without a value stand alone. */
export function jobFile({ name, options }: Pick<RunRecord, 'name' | 'options'>): string {
  const lines = Object.entries(options).map(([key, value]) => (value === '' ? key : `${key}=${value}`))
  return [`[${name.replaceAll(/[[\]\r\n]/g, '_')}]`, ...lines].join('\n')
}
