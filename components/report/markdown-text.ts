/** Characters that Markdown, as GitHub and GitLab read it, would take for markup, tables or formulas. */
const SPECIAL = /[\\`*_[\]|~$#]/g
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }
/** What comes between a sign and what it would mention or link to: invisible, and the two are no longer one word. */
const APART = '<!-- -->'

/** Any text as text: one line, nothing in it marks, mentions or links. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[<>&]/g, (character) => ENTITIES[character] ?? character)
    .replace(SPECIAL, (character) => `\\${character}`)
    .replace(/@(?=\w)|#(?=\d)|:(?=\/\/)|\bwww(?=\.)/gi, (found) => found + APART)

/** The first row names the columns; `r` columns are set right. Cells are plain text. */
export function markdownTable(align: readonly ('l' | 'r')[], rows: readonly (readonly string[])[]): string {
  const [head = '', ...body] = rows.map((cells) => `| ${cells.map(plain).join(' | ')} |`)
  const rule = `|${align.map((side) => (side === 'r' ? '---:' : '---')).join('|')}|`
  return [head, rule, ...body].join('\n')
}
