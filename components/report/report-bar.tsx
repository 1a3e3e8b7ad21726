import { useTranslations } from 'next-intl'
import { Mark } from '@/components/shell/icons'
import { LanguageSwitch } from '@/components/shell/language-switch'
import { ThemeButton } from '@/components/shell/theme-button'
import { PrintButton } from './print-button'
import styles from './report.module.css'

/** All that a reader can do with a shared report: take it along, print it, read it in another language or light. */
export function ReportBar({ base }: { base: string }) {
  const t = useTranslations('report.bar')
  return (
    <header className={styles.bar}>
      <span className={styles.brand}>
        <Mark />
        Tierfront
      </span>
      <span className={styles.readOnly}>{t('readOnly')}</span>
      <nav className={styles.exports} aria-label={t('exports')}>
        <a href={`${base}/report.json`}>JSON</a>
        <a href={`${base}/report.csv`}>CSV</a>
        <a href={`${base}/report.md`}>Markdown</a>
      </nav>
      <PrintButton />
      <LanguageSwitch />
      <ThemeButton />
    </header>
  )
}
