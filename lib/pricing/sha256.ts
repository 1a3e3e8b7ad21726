// SHA-256 (FIPS 180-4) over UTF-8 text. Here because `crypto.subtle` is asynchronous and absent from pages served over plain HTTP,
// and the core imports no Node. Not for passwords or tokens: those belong to the shell.

const WORD = 2 ** 32

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes (FIPS 180-4 §4.2.2, §5.3.3). */
function rootConstants(count: number, root: (prime: number) => number): Uint32Array {
  const constants = new Uint32Array(count)
  let found = 0
  for (let candidate = 2; found < count; candidate++) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false
    if (isPrime) constants[found++] = Math.floor((root(candidate) % 1) * WORD)
  }
  return constants
}

const ROUND = rootConstants(64, Math.cbrt)
const INITIAL = rootConstants(8, Math.sqrt)

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** One block of sixteen words, read big-endian at `offset`, mixed into `state`. */
function compress(state: Uint32Array, view: DataView, offset: number, schedule: Uint32Array): void {
  for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15] ?? 0
    const late = schedule[i - 2] ?? 0
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[i] = (schedule[i - 16] ?? 0) + s0 + (schedule[i - 7] ?? 0) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + s1 + choice + (ROUND[i] ?? 0) + (schedule[i] ?? 0)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + s0 + majority) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word
}

/** Lower-case hexadecimal. */
export function sha256(text: string): string {
  const message = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / WORD))
  view.setUint32(padded.length - 4, (message.length * 8) % WORD)

  const state = Uint32Array.from(INITIAL)
  const schedule = new Uint32Array(64)
  for (let offset = 0; offset < padded.length; offset += 64) compress(state, view, offset, schedule)
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}
