import { displayName } from '../names'

export type VersionLine = { readonly client: string; readonly server: string | null }

/**
 * The first line since 14: `pgbench (18.6 (Debian 18.6-1.pgdg13+2), server 13.23 (Debian …))`. The server only where it
 * is of another version; its word is translated. Before: `pgbench --version`, where somebody ran it.
 */
export function readVersion(text: string): VersionLine | null {
  const asked = /^pgbench \(PostgreSQL\) (\d\S{0,40})/.exec(text)
  if (asked !== null) return { client: displayName(asked[1] ?? ''), server: null }
  const found = /^pgbench \((\d[^\s(),]{0,40})(?: \([^()]{0,200}\))?(?:, [^\s(),]{1,40} (\d[^\s(),]{0,40}))?/.exec(text)
  if (found === null || !text.endsWith(')')) return null
  return { client: displayName(found[1] ?? ''), server: found[2] === undefined ? null : displayName(found[2]) }
}
