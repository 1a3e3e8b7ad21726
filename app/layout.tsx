import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { THEME_COOKIE, themeOf } from '@/components/shell/theme'
import './tokens.css'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common')
  return {
    title: { default: t('product'), template: `%s · ${t('product')}` },
    description: t('tagline'),
    applicationName: t('product'),
  }
}

export const viewport: Viewport = { colorScheme: 'light dark', width: 'device-width', initialScale: 1 }

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, jar] = await Promise.all([getLocale(), cookies()])
  const theme = themeOf(jar.get(THEME_COOKIE)?.value)

  return (
    <html lang={locale} {...(theme === null ? {} : { 'data-theme': theme })}>
      <body>
        <NextIntlClientProvider>
          <NuqsAdapter>{children}</NuqsAdapter>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
