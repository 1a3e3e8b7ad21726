import { createTranslator } from 'next-intl'
import type { Reason } from '@/lib/outcome/reason'
import { formatParams } from '@/lib/units/reason-params'
import messages from '@/messages/en.json'

/** Where the words of a code are. */
export type Words = 'failures' | 'warnings' | 'reasons' | 'checks'

const translate = createTranslator({ locale: 'en', messages, timeZone: 'UTC' })

/** The English words that the API adds to every code. A code without words is its own message: odd, but never silent. */
export function inEnglish(space: Words, { code, params }: Reason): string {
  const key = `${space}.${code}`
  if (!has(translate, key)) return code
  const shown = Object.entries(formatParams(params, { byteUnits: 'decimal' })).map(([name, value]) => {
    const term = `terms.${value}`
    return [name, name.endsWith('Term') && has(translate, term) ? say(translate, term, {}) : value] as const
  })
  return say(translate, key, Object.fromEntries(shown))
}

// The translator's types know the keys of today's messages; codes come from the core, which knows no messages.
type Values = Record<string, string | number | ((inner: string) => string)>
type Translator = { markup(key: string, values: Values): string; has(key: string): boolean }
const has = (translate: unknown, key: string): boolean => (translate as Translator).has(key)
const say = (translate: unknown, key: string, values: Record<string, string | number>): string =>
  (translate as Translator).markup(key, { ...values, b: (inner) => inner }) // pages set `<b>` in bold, plain text does not
