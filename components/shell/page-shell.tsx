import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PaletteButton } from '@/components/palette/palette-button'
import { Mark } from './icons'
import { LanguageSwitch } from './language-switch'
import { MainNav } from './main-nav'
import styles from './shell.module.css'
import { ThemeButton } from './theme-button'
import { UnitsSwitch } from './units-switch'

export type PageShellProps = {
  title: ReactNode
  /** Where this page lies, in grey beside the title; left out on narrow screens. */
  crumb?: ReactNode | undefined
  /** Facts about the whole page (price date, region) and switches; left out on narrow screens. */
  chips?: ReactNode | undefined
  /** The one main action of the page, and at most one beside it. */
  actions?: ReactNode | undefined
  /** `none`: the page sets its own columns up to the edges. */
  padding?: 'page' | 'none' | undefined
  children: ReactNode
}

/** Rail, header and body that every page but the shared report lives in. */
export function PageShell({ title, crumb, chips, actions, padding = 'page', children }: PageShellProps) {
  const t = useTranslations('nav')
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <nav className={styles.rail} aria-label={t('main')}>
        <Link href="/" className={styles.mark} aria-label={t('toHome')}>
          <Mark />
        </Link>
        <MainNav place="rail" />
      </nav>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {crumb !== undefined && <div className={styles.crumb}>{crumb}</div>}
          <span className={styles.space} />
          {chips !== undefined && <div className={styles.chips}>{chips}</div>}
          <span className={styles.units}>
            <UnitsSwitch />
          </span>
          <LanguageSwitch />
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          <PaletteButton />
          <ThemeButton />
        </header>
        <main id="content" tabIndex={-1} className={padding === 'page' ? styles.body : styles.bare}>
          {children}
        </main>
      </div>
      <nav className={styles.bar} aria-label={t('main')}>
        <MainNav place="bar" />
      </nav>
    </div>
  )
}
