/** What pgbench says of itself on stderr. */
export type ToolMessage = {
  readonly kind: 'client-aborted' | 'run-aborted' | 'error' | 'warning'
  /** Without paths, hosts, names and values, which stay in the raw file. */
  readonly text: string
}

const MAX_CHARS = 200

/** Since 12 with a level (`pgbench: error: …`), before that bare: `Client 3 aborted in state 2: ERROR: …`. */
export function readMessage(text: string): ToolMessage | null {
  const level = /^pgbench: ?(error|fatal|warning): /.exec(text)
  const said = level === null ? text : text.slice(level[0].length)
  if (said.startsWith('Run was aborted; the above results are incomplete')) return asMessage('run-aborted', said)
  // Not `aborted` alone: prose has it too.
  if (/^[Cc]lient \d{1,9} (?:script \d{1,9} )?aborted(?:: | in | while )/.test(said)) {
    return asMessage('client-aborted', said)
  }
  if (level !== null) return asMessage(level[1] === 'warning' ? 'warning' : 'error', said)
  return /^[Cc]onnection to database "[^"]{0,200}" failed/.test(said) ? asMessage('error', said) : null
}

const asMessage = (kind: ToolMessage['kind'], text: string): ToolMessage => ({ kind, text: withoutPrivate(text) })

const withoutPrivate = (text: string): string =>
  text
    .slice(0, 2 * MAX_CHARS)
    .replace(/"[^"]{0,400}(?:"|$)/g, '…')
    .replace(/'[^']{0,400}(?:'|$)/g, '…')
    .replace(/\S*[/\\@]\S*/g, '…')
    .replace(/\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/g, '…')
    .slice(0, MAX_CHARS)
