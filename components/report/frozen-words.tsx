import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useByteUnits } from '@/components/ui/byte-units'
import type { BillLine } from '@/lib/model/bill'
import type { Reason } from '@/lib/outcome/reason'
import type { ByteUnits } from '@/lib/units/format'
import { formatParams } from '@/lib/units/reason-params'

// A report keeps codes and numbers; the words are those of the day it is read. Codes are never removed from the messages,
// but a document may also be newer than the program that opens it: what has no words is shown as code and params.

type Translator = ReturnType<typeof useTranslations>
type Space = 'reasons' | 'checks'
const SPACES: readonly Space[] = ['reasons', 'checks']

export type FrozenWords = {
  text(reason: Reason, space?: Space): string
  /** Several, each said once. */
  list(reasons: readonly Reason[]): string
  /** With what matters in bold, where the words mark it. */
  rich(reason: Reason, space?: Space): ReactNode
  term(code: string): string
  meter(line: Pick<BillLine, 'meter' | 'label'>): string
}

export function wordsOf(t: Translator, byteUnits: ByteUnits): FrozenWords {
  const term = (code: string): string => (t.has(`terms.${code}`) ? t(`terms.${code}`) : code)
  const shown = ({ params }: Reason): Record<string, string | number> =>
    Object.fromEntries(
      Object.entries(formatParams(params, { byteUnits })).map(([key, value]) => [
        key,
        key.endsWith('Term') ? term(String(value)) : value,
      ]),
    )
  /** Where the words are today: a code may have moved between the two since the report was frozen. */
  const keyOf = ({ code }: Reason, space: Space): string | undefined =>
    [space, ...SPACES].map((one) => `${one}.${code}`).find((key) => t.has(key))
  const text: FrozenWords['text'] = (reason, space = 'reasons') => {
    const key = keyOf(reason, space)
    if (key === undefined) return bare(reason, shown(reason))
    const said = t.markup(key, { ...shown(reason), b: (inner) => inner })
    return said === key ? bare(reason, shown(reason)) : said // the key itself: its words ask for a param that is not there
  }
  return {
    term,
    text,
    list: (reasons) => [...new Set(reasons.map((reason) => text(reason)))].join(t('report.separator')),
    meter: ({ meter, label }) => (t.has(`meters.${meter}`) ? t(`meters.${meter}`) : label),
    rich(reason, space = 'reasons') {
      const key = keyOf(reason, space)
      if (key === undefined) return bare(reason, shown(reason))
      const said = t.rich(key, { ...shown(reason), b: (inner) => <b>{inner}</b> })
      return said === key ? bare(reason, shown(reason)) : said
    },
  }
}

function bare({ code }: Reason, shown: Record<string, string | number>): string {
  const params = Object.entries(shown).map(([key, value]) => `${key} ${value}`)
  return params.length === 0 ? code : `${code} (${params.join(', ')})`
}

export const useFrozenWords = (): FrozenWords => wordsOf(useTranslations(), useByteUnits())
