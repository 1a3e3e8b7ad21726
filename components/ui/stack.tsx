import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './stack.module.css'

/** One under the other: 16 px apart, or 24 px between ideas. */
export function Stack({ gap = 'small', children }: { gap?: 'small' | 'large' | undefined; children: ReactNode }) {
  return <div className={classNames(styles.stack, gap === 'large' && styles.large)}>{children}</div>
}
