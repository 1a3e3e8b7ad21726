import { classNames } from '@/components/ui/class-names'
import styles from './import-list.module.css'
import type { Phase } from './queue'

const SHAPES: Readonly<Record<Phase, { tone: string; path: string; width: number }>> = {
  waiting: { tone: 'mut', path: 'M6 2.5V6l2.2 1.8M6 1.2a4.8 4.8 0 1 0 .01 0', width: 1.3 },
  sending: { tone: 'sec', path: 'M6 10V2M2.5 5.5 6 2l3.5 3.5', width: 1.5 },
  checking: { tone: 'sec', path: 'M10.2 6A4.2 4.2 0 1 1 6 1.8', width: 1.5 },
  read: { tone: 'ok', path: 'M2 6.5 4.7 9 10 3', width: 1.6 },
  warned: { tone: 'warn', path: 'M6 1.2 11.2 10.6H.8zM6 4.6v2.6M6 8.6v.6', width: 1.4 },
  duplicate: { tone: 'sec', path: 'M2 4.3h8M2 7.7h8', width: 1.5 },
  refused: { tone: 'bad', path: 'M2 2 10 10M10 2 2 10', width: 1.8 },
  cancelled: { tone: 'mut', path: 'M2.5 6h7', width: 1.6 },
}

/** The sign of a phase; the word beside it says the same. */
export function PhaseIcon({ phase }: { phase: Phase }) {
  const { tone, path, width } = SHAPES[phase]
  return (
    <svg className={classNames(styles.icon, tone)} viewBox="0 0 12 12" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={width} />
    </svg>
  )
}
