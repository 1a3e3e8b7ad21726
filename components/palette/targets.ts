/** One line of the palette: where it leads, and by what it is found. */
export type Target = {
  readonly kind: 'page' | 'case' | 'question' | 'run'
  readonly href: string
  readonly name: string
  /** Beside the name, in grey; searched too. */
  readonly note: string
}

/** More lines are not read but searched. */
export const MOST_SHOWN = 50

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Targets in which every word of the query occurs; those that begin with the query stand first. */
export function findTargets(targets: readonly Target[], query: string): readonly Target[] {
  const whole = folded(query).trim()
  const words = whole.split(/\s+/).filter((word) => word !== '')
  const found = targets.filter(({ name, note }) => {
    const text = folded(`${name} ${note}`)
    return words.every((word) => text.includes(word))
  })
  const first = whole === '' ? [] : found.filter(({ name }) => folded(name).startsWith(whole))
  return [...first, ...found.filter((target) => !first.includes(target))].slice(0, MOST_SHOWN)
}

/** The line that a key leads to: round at the ends; null for keys that are not about lines. */
export function lineAfter(key: string, { line, count }: { line: number; count: number }): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (line + 1) % count
    case 'ArrowUp':
      return (line - 1 + count) % count
    case 'PageDown':
      return Math.min(count - 1, line + 8)
    case 'PageUp':
      return Math.max(0, line - 8)
    default:
      return null
  }
}
