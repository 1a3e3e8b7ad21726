'use client'

import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { CodeBlock } from '@/components/ui/mono'
import { ReasonText } from '@/components/ui/reason-text'
import { Section } from '@/components/ui/section'
import type { Recommendation } from '@/lib/model/recommendation'
import styles from './answer.module.css'

/** The run whose result would replace the weakest figure of the answer by a measured one. */
export function MeasureNext({ measureNext }: { measureNext: Recommendation['measureNext'] }) {
  const t = useTranslations('recommend.measure')
  if (measureNext === null) return null
  return (
    <Section title={t('title')} actions={<CopyButton text={measureNext.fioJob} />}>
      <p className={styles.why}>
        <ReasonText reason={measureNext.why} />
      </p>
      <CodeBlock label={t('job')}>{measureNext.fioJob}</CodeBlock>
    </Section>
  )
}
