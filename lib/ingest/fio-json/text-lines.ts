import type { Notice } from '@/lib/outcome/reason'
import { MAX_NOTICES } from '../limits'

/** What the lines around a document say about its runs. */
export type TextNotices = {
  /** Messages that put the figures in doubt: they go with every run. */
  readonly doubts: readonly Notice[]
  readonly remarks: readonly Notice[]
  readonly lines: number
}

const MAX_LINE_CHARS = 200

/**
 * fio's own messages among text that surrounds a document: signals, errors, notes. ETA lines, banners and the normal
 * text output are only counted. Lines end in LF, CRLF or (ETA) a lone CR.
 */
export function readTextLines(text: string): TextNotices {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const doubts: Notice[] = []
  const remarks: Notice[] = []
  for (const line of lines) {
    if (doubts.length + remarks.length >= MAX_NOTICES) break
    // Client mode puts the host in front: "<vm> fio: …".
    const said = line
      .slice(0, 1_000)
      .replace(/^<[^<>]{1,255}> /, '')
      .trim()
    const doubt = asDoubt(said)
    const remark = doubt === null ? asRemark(said) : null
    if (doubt !== null) doubts.push(doubt)
    if (remark !== null) remarks.push(remark)
  }
  return { doubts, remarks, lines: lines.length }
}

function asDoubt(line: string): Notice | null {
  const signal = /^fio: terminating on signal (\d{1,3})/.exec(line)
  if (signal !== null) return { code: 'interrupted', params: { signal: signal[1] ?? '' }, where: null }
  const error = /^fio: pid=\d{1,10}, err=(\d{1,10})\//.exec(line)
  if (error === null) return null
  const meaning = /, error=(.{1,200})$/.exec(line)?.[1] ?? ''
  return { code: 'tool_error', params: { error: error[1] ?? '', meaning: withoutPaths(meaning) }, where: null }
}

function asRemark(line: string): Notice | null {
  if (line.startsWith('note: both iodepth >= 1 and synchronous I/O engine')) {
    return { code: 'depth_capped', params: {}, where: null }
  }
  if (!line.startsWith('fio: ') && !line.startsWith('note: ')) return null
  return { code: 'tool_message', params: { text: withoutPaths(line) }, where: null }
}

/** Paths and hosts stay in the raw file. */
const withoutPaths = (line: string): string => line.slice(0, MAX_LINE_CHARS).replace(/\S*[/\\@]\S*/g, '…')

/** Each distinct notice once: fio prints the same note for every job. */
export function distinct(notices: readonly Notice[]): readonly Notice[] {
  const seen = new Set<string>()
  return notices.filter((notice) => {
    const key = JSON.stringify([notice.code, notice.params, notice.where])
    return seen.has(key) ? false : seen.add(key)
  })
}

/** The normal text output of fio, one line per job or group. */
export const looksLikeFioText = (text: string): boolean =>
  /^\S[^\r\n]{0,300}: \(groupid=\d+, jobs=\d+\): err=\s*-?\d+/m.test(text)
