import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { CodeBlock } from '@/components/ui/mono'
import { Section } from '@/components/ui/section'
import type { RunRecord } from '@/lib/model/library'
import { jobFile } from './job-file'

/** The options as job lines, to run it again. Those that may hold secrets are in the raw file only. */
export function JobOptions({ run }: { run: RunRecord }) {
  const t = useTranslations('run.options')
  if (Object.keys(run.options).length === 0) return null
  const text = jobFile(run)
  return (
    <Section title={t('title')} note={t('note')} actions={<CopyButton text={text} />}>
      <CodeBlock label={t('title')}>{text}</CodeBlock>
    </Section>
  )
}
