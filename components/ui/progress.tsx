import styles from './progress.module.css'

/** A 4 px bar. `fraction` null: under way, how far is not known. */
export function Progress({ fraction, label }: { fraction: number | null; label: string }) {
  const percent = fraction === null ? null : Math.round(Math.min(1, Math.max(0, fraction)) * 100)
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
    >
      <div className={percent === null ? styles.unknown : styles.done} style={{ width: `${percent ?? 30}%` }} />
    </div>
  )
}
