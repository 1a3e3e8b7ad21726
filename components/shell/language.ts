/** The languages of the interface. Chosen by `?lang=`, kept in a cookie; no path prefix. */
export const LANGUAGES = ['en', 'zh-CN'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_COOKIE = 'tf-lang'
/** Set by proxy.ts from a valid `?lang=`, because layouts do not see the query. */
export const LANGUAGE_HEADER = 'x-tf-lang'

export const languageOf = (text: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === text) ?? null

/** The first language of an `Accept-Language` header that we speak; any Chinese is read as zh-CN, everything else as English. */
export function languageFromAccept(header: string | null): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const weight = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find((found) => found !== undefined)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => weight > 0 && /^(en|zh)(-|$)/.test(tag))
    .sort((a, b) => b.weight - a.weight)
  return wanted[0]?.tag.startsWith('zh') ? 'zh-CN' : 'en'
}
