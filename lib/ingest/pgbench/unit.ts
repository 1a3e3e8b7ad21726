/** Milliseconds as pgbench prints them → µs, without what binary fractions add: 1.001 ms is 1001 µs. */
export const usOfMs = (ms: number | null): number | null => (ms === null ? null : Math.round(ms * 1e6) / 1e3)
