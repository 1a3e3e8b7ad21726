import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BASES, type Basis } from '@/lib/model/quantity'
import styles from './basis-glyph.module.css'
import { Term } from './term'

/** The marks of a 12 × 12 field, also drawn by the charts: ● measured ◐ interpolated ◇ vendor-stated ○ modelled · assumed. */
export const BASIS_SHAPES: Readonly<Record<Basis, ReactNode>> = {
  measured: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  interpolated: (
    <>
      <circle cx="6" cy="6" r="4.4" fill="var(--bg)" stroke="currentColor" strokeWidth="1.4" />
      <path d="M6 1.2a4.8 4.8 0 0 0 0 9.6z" fill="currentColor" />
    </>
  ),
  'vendor-stated': <path d="M6 .7 11.3 6 6 11.3 .7 6z" fill="var(--bg)" stroke="currentColor" strokeWidth="1.4" />,
  modelled: <circle cx="6" cy="6" r="4.4" fill="var(--bg)" stroke="currentColor" strokeWidth="1.6" />,
  assumed: <circle cx="6" cy="6" r="2" fill="currentColor" />,
}

/** How a number is known, at its left. */
export function BasisGlyph({ basis }: { basis: Basis }) {
  const t = useTranslations('basis')
  return (
    <svg className={styles.glyph} viewBox="0 0 12 12" role="img" aria-label={t(basis)}>
      <title>{t(basis)}</title>
      {BASIS_SHAPES[basis]}
    </svg>
  )
}

/** What the marks of a chart mean. */
export function BasisLegend({ children }: { children?: ReactNode | undefined }) {
  const t = useTranslations('basis')
  return (
    <ul className={styles.legend}>
      {BASES.map((basis) => (
        <li key={basis}>
          <svg className={styles.glyph} viewBox="0 0 12 12" aria-hidden="true">
            {BASIS_SHAPES[basis]}
          </svg>
          <Term id={basis}>{t(basis)}</Term>
        </li>
      ))}
      {children}
    </ul>
  )
}
