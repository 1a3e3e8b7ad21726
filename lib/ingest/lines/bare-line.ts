/** A line without what surrounds it in documents and logs, and whether it was an item of a list. */
export type BareLine = { readonly text: string; readonly bullet: boolean }

/** Blanks, quotes (`> `), table borders, code marks and emphasis. */
const AROUND = /^[ \t>|`*]{1,64}/
/** What logs put in front of each line: CI systems and containers a time, compose and pods a name, the journal both. */
const LOGGED = [
  /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.,Z:+-]{0,20}\]? /,
  /^[\w.-]{1,64} {0,32}\| /,
  /^\[[\w./-]{1,200}\] /,
  /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,64} [\w.-]{1,64}(?:\[\d{1,10}\])?: /,
]

export function bareLine(line: string): BareLine {
  const start = line.trimEnd().replace(AROUND, '')
  const text = LOGGED.reduce((rest, logged) => rest.replace(logged, ''), start).replace(AROUND, '')
  const bullet = text.startsWith('- ')
  return { text: bullet ? text.slice(2).trimStart() : text, bullet }
}
