import type { ReactNode } from 'react'
import styles from './mono.module.css'

/** Names, hashes and commands in running text. */
export function Mono({ children }: { children: ReactNode }) {
  return <code className="mono">{children}</code>
}

/** Several lines of it, as they are; scrolls sideways inside itself. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not what holds code; the group only names what scrolls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="group" className={styles.block} aria-label={label} tabIndex={0}>
      <pre>
        <code>{children}</code>
      </pre>
    </div>
  )
}
