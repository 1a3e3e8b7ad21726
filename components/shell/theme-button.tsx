'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { keepSetting } from './setting-cookie'
import { THEME_COOKIE, type Theme, themeOf } from './theme'

function shownTheme(): Theme {
  const chosen = themeOf(document.documentElement.dataset.theme)
  return chosen ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

/** Light ↔ dark. Until it is pressed the system decides. */
export function ThemeButton() {
  const t = useTranslations('common')
  const turn = () => {
    const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = next
    keepSetting(THEME_COOKIE, next)
  }
  return (
    <Button variant="quiet" size="sm" onClick={turn} aria-label={t('switchTheme')} title={t('switchTheme')}>
      <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
        <circle cx="7" cy="7" r="5.2" fill="none" stroke="currentColor" strokeWidth="1.3" />
        <path d="M7 1.8a5.2 5.2 0 0 1 0 10.4z" fill="currentColor" />
      </svg>
    </Button>
  )
}
