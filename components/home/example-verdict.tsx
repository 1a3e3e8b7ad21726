import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ReasonText } from '@/components/ui/reason-text'
import { Verdict } from '@/components/ui/verdict'
import type { Recommendation } from '@/lib/model/recommendation'

type ExampleVerdictProps = { presetId: string; answer: Recommendation }

/** The answer to the worked case as a sentence, what it rests on, and the way to the question. */
export function ExampleVerdict({ presetId, answer }: ExampleVerdictProps) {
  const t = useTranslations('home')
  const open = answer.contradictions.filter(({ severity }) => severity === 'contradiction').length
  const address = `/recommend?preset=${presetId}`
  const under = (
    <>
      {t('under', {
        name: t(`presets.${presetId}`),
        considered: answer.considered,
        options: new Set(answer.ranked.map(({ estimate }) => estimate.optionId)).size,
        date: answer.priceBook.date,
      })}{' '}
      <Link href={address}>{open > 0 ? t('contradictions', { count: open }) : t('openQuestion')}</Link>
    </>
  )
  return (
    <Verdict under={under}>
      <ReasonText reason={answer.verdict} />
    </Verdict>
  )
}
