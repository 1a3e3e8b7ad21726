/** The colour of an operation in the charts of a run: reading and writing have their own, the rest share what is left. */
const TONES: Readonly<Record<string, string>> = {
  read: 'var(--dir-read)',
  write: 'var(--dir-write)',
  trim: 'var(--c5)',
  sync: 'var(--c3)',
}

export const toneOf = (operation: string): string => TONES[operation] ?? 'var(--c8)'
