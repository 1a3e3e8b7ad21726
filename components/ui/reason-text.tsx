import { useTranslations } from 'next-intl'
import type { Reason } from '@/lib/outcome/reason'
import { formatParams } from '@/lib/units/reason-params'
import { useByteUnits } from './byte-units'

/** Where the words of a code are: reasons of estimates, findings of checks, notices of files, failures. */
export type ReasonSpace = 'reasons' | 'checks' | 'warnings' | 'failures'

/** Reason → sentence in the reader's language. A code without words is shown itself: odd, but never silent. */
export function useReason(space: ReasonSpace = 'reasons'): (reason: Reason) => string {
  const t = useTranslations(space)
  const terms = useTranslations('terms')
  const byteUnits = useByteUnits()
  return ({ code, params }) => {
    if (!t.has(code)) return code
    const shown = formatParams(params, { byteUnits })
    const named = Object.entries(shown).map(([key, value]) => {
      const isTerm = key.endsWith('Term') && terms.has(String(value))
      return [key, isTerm ? terms(String(value)) : value] as const
    })
    return t(code, Object.fromEntries(named))
  }
}

export function ReasonText({ reason, space = 'reasons' }: { reason: Reason; space?: ReasonSpace }) {
  return useReason(space)(reason)
}
