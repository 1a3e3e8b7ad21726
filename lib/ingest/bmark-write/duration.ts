const SECONDS: Readonly<Record<string, number>> = { s: 1, ms: 1e-3, µs: 1e-6, μs: 1e-6, us: 1e-6, ns: 1e-9 }

/** `160.159145344s`, `812.345ms`, `1.5µs`, `73ns`: Rust's Debug of a Duration, which knows no minutes. In seconds. */
export function rustSeconds(text: string): number | null {
  const found = /^(\d{1,20}(?:\.\d{1,9})?)(s|ms|[µμu]s|ns)$/.exec(text)
  const scale = SECONDS[found?.[2] ?? '']
  return found === null || scale === undefined ? null : Number(found[1]) * scale
}
