import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Reason } from '@/lib/outcome/reason'
import { formatParams } from '@/lib/units/reason-params'
import { useByteUnits } from './byte-units'

/** Where the words of a code are: reasons of estimates, findings of checks, notices of files, failures. */
export type ReasonSpace = 'reasons' | 'checks' | 'warnings' | 'failures'

/** The params as a reader sees them: numbers with their units, `…Term` in the reader's language. */
function useShownParams(): (reason: Reason) => Record<string, string | number> {
  const terms = useTranslations('terms')
  const byteUnits = useByteUnits()
  return ({ params }) => {
    const shown = Object.entries(formatParams(params, { byteUnits })).map(([key, value]) => {
      const isTerm = key.endsWith('Term') && terms.has(String(value))
      return [key, isTerm ? terms(String(value)) : withUnits(value)] as const
    })
    return Object.fromEntries(shown)
  }
}

/** A number and its unit stay on one line: `1,280 MBps`. */
const withUnits = (value: string | number): string | number =>
  typeof value === 'string' ? value.replace(/(\d) (?=\p{L})/gu, '$1\u00a0') : value

/** Reason → sentence in the reader's language. A code without words is shown itself: odd, but never silent. */
export function useReason(space: ReasonSpace = 'reasons'): (reason: Reason) => string {
  const t = useTranslations(space)
  const shownParams = useShownParams()
  return (reason) =>
    t.has(reason.code) ? t.markup(reason.code, { ...shownParams(reason), b: (inner) => inner }) : reason.code
}

/** The same with what matters in bold, where the words mark it. */
export function ReasonText({
  reason,
  space = 'reasons',
}: {
  reason: Reason
  space?: ReasonSpace | undefined
}): ReactNode {
  const t = useTranslations(space)
  const shownParams = useShownParams()
  if (!t.has(reason.code)) return reason.code
  return t.rich(reason.code, { ...shownParams(reason), b: (inner) => <b>{inner}</b> })
}
