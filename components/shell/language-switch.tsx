'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useTransition } from 'react'
import { Segmented } from '@/components/ui/segmented'
import { LANGUAGE_COOKIE, type Language, languageOf } from './language'
import { keepSetting } from './setting-cookie'

const NAMES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'EN' },
  { value: 'zh-CN', label: '中文' },
]

/** EN | 中文. `?lang=` in the address wins over the cookie, so choosing takes it out of the address. */
export function LanguageSwitch() {
  const t = useTranslations('common')
  const locale = useLocale()
  const pathname = usePathname()
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  // A page opened with `?lang=` leads to pages without it: they keep the language of the first.
  useEffect(() => {
    const asked = languageOf(new URLSearchParams(window.location.search).get('lang'))
    if (asked !== null) keepSetting(LANGUAGE_COOKIE, asked)
  }, [])

  const choose = (language: Language) => {
    keepSetting(LANGUAGE_COOKIE, language)
    const query = new URLSearchParams(window.location.search)
    query.delete('lang')
    const address = query.size > 0 ? `${pathname}?${query}` : pathname
    startTransition(() => {
      if (window.location.search.includes('lang=')) router.replace(address, { scroll: false })
      router.refresh()
    })
  }

  return (
    <Segmented
      label={t('language')}
      options={NAMES.map(({ value, label }) => ({ value, label, lang: value }))}
      value={languageOf(locale) ?? 'en'}
      onChange={choose}
      busy={pending}
    />
  )
}
