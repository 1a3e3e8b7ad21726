'use client'

import { FrontierFigure } from '@/components/recommend/answer/frontier-figure'
import type { Recommendation } from '@/lib/model/recommendation'
import styles from './report.module.css'

/** The options as they were, drawn from the document's numbers; the table below has them exactly. */
export function FrozenChart({ answer }: { answer: Recommendation }) {
  const toRow = (key: string) => document.getElementById(rowId(key))?.scrollIntoView({ block: 'center' })
  return (
    <div className={styles.figure}>
      <FrontierFigure recommendation={answer} onOpen={toRow} />
    </div>
  )
}

/** The row of the table that a mark of the chart leads to. */
export const rowId = (key: string): string => `option-${key.replace(/[^\w-]+/g, '-')}`
