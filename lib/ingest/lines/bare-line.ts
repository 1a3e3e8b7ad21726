/** A line without what surrounds it in documents and logs, and whether it was an item of a list. */
export type BareLine = { readonly text: string; readonly bullet: boolean }

/** Blanks, quotes (`> `), table borders, code marks and emphasis. */
const AROUND = /^[ \t>|`*]{1,64}/
/** As CI systems and container logs put it in front of each line. */
const TIME_STAMP = /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.,Z:+-]{0,20}\]? /

export function bareLine(line: string): BareLine {
  const text = line.trimEnd().replace(AROUND, '').replace(TIME_STAMP, '').replace(AROUND, '')
  const bullet = text.startsWith('- ')
  return { text: bullet ? text.slice(2).trimStart() : text, bullet }
}
