import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { BenchmarkRun } from '@/lib/model/benchmark-run'

const TONES = { partial: 'warn', failed: 'bad' } as const

/** Whether a run came to its end. A failed one is never ranked as good, whatever figures it left. */
export function StatusTag({ status }: { status: BenchmarkRun['status'] }) {
  const t = useTranslations('runs')
  // What is as it should be is said without a frame, so that the others stand out.
  if (status === 'ok') return <span className="mut">{t('status.ok')}</span>
  return (
    <Tag tone={TONES[status]} title={t(`statusMeaning.${status}`)}>
      {t(`status.${status}`)}
    </Tag>
  )
}
