/** Guessing at tokens is slow work: this many wrong ones a minute from one address, then 429. Right ones are never held up. */
const MISSES = 10
const WINDOW_MS = 60_000
/** Addresses remembered at a time; beyond it the oldest are forgotten, so that a flood of addresses cannot fill the memory. */
const ADDRESSES = 10_000

type Misses = { count: number; readonly since: number }

/** Pages, routes and the proxy are bundled apart and each hold their own copy of this module: the counts are not theirs. */
const shared = globalThis as { tierfrontMisses?: Map<string, Misses> }

/** Counts a miss. How many seconds to wait if it was one too many, else null. */
export function countMiss(address: string, now: Date): number | null {
  shared.tierfrontMisses ??= new Map()
  const counts = shared.tierfrontMisses
  const known = counts.get(address)
  const fresh = known === undefined || now.getTime() - known.since >= WINDOW_MS
  const misses = fresh ? { count: 0, since: now.getTime() } : known
  misses.count += 1
  if (fresh) remember(counts, address, misses)
  return misses.count > MISSES ? Math.ceil((misses.since + WINDOW_MS - now.getTime()) / 1000) : null
}

function remember(counts: Map<string, Misses>, address: string, misses: Misses): void {
  counts.delete(address) // a Map keeps the order of insertion: the oldest comes first
  counts.set(address, misses)
  const oldest = counts.keys().next()
  if (counts.size > ADDRESSES && !oldest.done) counts.delete(oldest.value)
}
