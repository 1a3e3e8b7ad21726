import { useTranslations } from 'next-intl'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import type { LibraryCounts } from '@/lib/model/library'
import { formatCount } from '@/lib/units/format'

type LibraryFactsProps = { counts: LibraryCounts; questions: number; reports: number }

export function LibraryFacts({ counts, questions, reports }: LibraryFactsProps) {
  const t = useTranslations('home')
  const facts = [
    ['runs', counts.runs],
    ['files', counts.files],
    ['linked', counts.linkedRuns],
    ['questions', questions],
    ['reports', reports],
  ] as const
  return (
    <Section title={t('library')}>
      <Facts
        columns={2}
        facts={facts.map(([key, count]) => ({ key, label: t(key), value: formatCount(count).text }))}
      />
    </Section>
  )
}
