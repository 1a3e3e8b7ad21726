import { useTranslations } from 'next-intl'
import { ChipLink, ChipRow } from '@/components/ui/chip'
import { Section } from '@/components/ui/section'

/** The worked cases, one press each. */
export function WorkedCases({ cases }: { cases: readonly string[] }) {
  const t = useTranslations('home')
  return (
    <Section title={t('cases')} note={t('casesNote')}>
      <ChipRow>
        {cases.map((id) => (
          <ChipLink key={id} href={`/recommend?preset=${id}`}>
            {t.has(`presets.${id}`) ? t(`presets.${id}`) : id}
          </ChipLink>
        ))}
      </ChipRow>
    </Section>
  )
}
