import { LANE_FULL } from './lane'

/** What a failed write says of the machine; null when the error is none of these. */
export type StorageFault = 'full' | 'read-only' | 'busy'

const SIGNS: readonly (readonly [StorageFault, RegExp])[] = [
  ['full', /\b(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)\b|database or disk is full/],
  ['read-only', /\b(EROFS|EACCES|EPERM|SQLITE_READONLY\w*|SQLITE_CANTOPEN\w*)\b|readonly database/],
  ['busy', new RegExp(`\\b(SQLITE_BUSY\\w*|P1008|P2028|${LANE_FULL})\\b|database is locked`)],
]

/** Prisma wraps the driver's error several layers deep, and not always as `cause`: so the words of all layers are read. */
export function storageFault(error: unknown): StorageFault | null {
  const words = wordsOf(error, 0)
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? null
}

const MAX_LAYERS = 6

function wordsOf(error: unknown, layer: number): string {
  if (typeof error !== 'object' || error === null || layer > MAX_LAYERS) return ''
  const own = Object.getOwnPropertyNames(error).filter((name) => name !== 'stack')
  const texts = own.map((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : wordsOf(value, layer + 1)
  })
  return texts.join(' ')
}
