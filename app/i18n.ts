import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { byteUnitsOf, UNITS_COOKIE } from '@/components/shell/byte-units-cookie'
import { LANGUAGE_COOKIE, LANGUAGE_HEADER, languageFromAccept, languageOf } from '@/components/shell/language'

/** What the code asks for; else `?lang=` (proxy.ts hands it over as a header) before the cookie, before what the browser asks for. */
export default getRequestConfig(async ({ locale: asked }) => {
  const [jar, head] = await Promise.all([cookies(), headers()])
  const locale =
    languageOf(asked) ??
    languageOf(head.get(LANGUAGE_HEADER)) ??
    languageOf(jar.get(LANGUAGE_COOKIE)?.value) ??
    languageFromAccept(head.get('accept-language'))

  const { default: words } = await import(`../messages/${locale}.json`)
  const settings = { byteUnits: byteUnitsOf(jar.get(UNITS_COOKIE)?.value) }
  // Times are UTC everywhere and say so, hence one zone on server and client.
  return { locale, messages: { ...words, settings }, timeZone: 'UTC' }
})
