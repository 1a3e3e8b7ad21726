import { parseCount } from '@/lib/units/parse-count'

const LARGE = {
  en: [{ suffix: 'M', exponent: 6 }],
  'zh-CN': [
    { suffix: '亿', exponent: 8 },
    { suffix: '万', exponent: 4 },
  ],
} as const

/** A number as it stands in a field: `200 M`, `2 亿`, `1,024`; `parseCount` reads it back, to six decimals. */
export function countText(count: number, locale: string): string {
  const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })
  const large = LARGE[locale === 'zh-CN' ? 'zh-CN' : 'en'].map(({ suffix, exponent }) => {
    const scaled = Number(`${count}e-${exponent}`)
    return scaled >= 1 ? `${grouped.format(scaled)} ${suffix}` : ''
  })
  const shortest = large.find((text) => text !== '' && text.length <= 10 && parseCount(text) === count)
  return shortest ?? grouped.format(count)
}
