'use client'

import type { ReactNode } from 'react'
import { FieldGroup } from '@/components/ui/field'
import styles from './form.module.css'

/** Fields that few need, folded away; open where one of them already says something. */
export function FoldedGroup({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className={styles.folded} open={open}>
      <summary>{title}</summary>
      <FieldGroup title={<span className="vh">{title}</span>}>{children}</FieldGroup>
    </details>
  )
}
