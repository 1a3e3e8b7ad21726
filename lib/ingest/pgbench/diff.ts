/** Which side of a diff a line stands on; `skip` is what belongs to the diff itself. */
export type Side = 'both' | 'old' | 'new' | 'skip'
export type DiffKind = 'unified' | 'normal'

/** The line that a hunk of a diff begins with. A changed figure also gives a diff away whose headers were cut off. */
export function diffKind(line: string): DiffKind | null {
  if (/^@@ -\d{1,9}(?:,\d{1,9})? \+\d{1,9}(?:,\d{1,9})? @@/.test(line)) return 'unified'
  if (/^\d{1,9}(?:,\d{1,9})?[acd]\d{1,9}(?:,\d{1,9})?$/.test(line)) return 'normal'
  return /^[+-](?:tps ?= ?\d|latency average[ :]|number of transactions )/.test(line) ? 'unified' : null
}

export function sideOf(line: string, kind: DiffKind): { readonly side: Side; readonly text: string } {
  const mark = line.slice(0, 1)
  const text = line.slice(1)
  if (kind === 'normal') return { text, side: mark === '<' ? 'old' : mark === '>' ? 'new' : 'skip' }
  if (/^(?:---|\+\+\+|@@) ?/.test(line)) return { text, side: 'skip' }
  if (mark === '-') return { text, side: 'old' }
  if (mark === '+') return { text, side: 'new' }
  return { text, side: mark === ' ' || mark === '\t' || mark === '' ? 'both' : 'skip' }
}
