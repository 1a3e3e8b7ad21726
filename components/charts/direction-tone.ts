/** The colour of an operation in the charts of a run: reading and writing have their own, the rest share what is left. */
const TONES: Readonly<Record<string, string>> = {
  read: 'var(--dir-read)',
  write: 'var(--dir-write)',
  trim: 'var(--c5)',
  sync: 'var(--c3)',
  // Sides of a comparison: the baseline is grey, so that the others stand out against it.
  'side-0': 'var(--c8)',
  'side-1': 'var(--c1)',
  'side-2': 'var(--c4)',
  'side-3': 'var(--c3)',
  'side-4': 'var(--c5)',
  'side-5': 'var(--c2)',
  'side-6': 'var(--c6)',
  'side-7': 'var(--c7)',
}

/** Several curves of one tone are told apart after a `#`. */
export const toneOf = (operation: string): string => TONES[operation.split('#')[0] ?? ''] ?? 'var(--c8)'
