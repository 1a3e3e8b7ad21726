import { aFioFile } from '../a-result-file'

type Direction = Record<string, unknown> & { clat_ns: Record<string, unknown> }
type Job = Record<string, unknown> & { read: Direction }
type Document = Record<string, unknown> & { jobs: [Job, ...Job[]] }

/** A fio result in which something was changed. */
export function fioWith(change: (document: Document) => void, seed = 7): string {
  const document = JSON.parse(aFioFile({ seed }).toString())
  change(document)
  return JSON.stringify(document)
}

/** A fio result in which a figure is this text, whether or not JSON knows it. */
export function fioWithFigure(path: 'iops' | 'bw_bytes' | 'total_ios' | 'mean', text: string): string {
  const marked = fioWith(({ jobs: [job] }) => {
    if (path === 'mean') job.read.clat_ns.mean = '@'
    else job.read[path] = '@'
  })
  return marked.replace('"@"', text)
}

export const fioNamed = (jobname: string): string =>
  fioWith(({ jobs: [job] }) => {
    job.jobname = jobname
    job['job options'] = { name: jobname }
  })
