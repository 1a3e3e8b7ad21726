import { useTranslations } from 'next-intl'
import { type AnswerRecord, changesBetween } from '@/lib/model/question'
import { changeParams } from './answer-words'
import styles from './questions.module.css'

/** What differs between two answers, one line each; nothing where they are the same. */
export function ChangeList({ before, after }: { before: AnswerRecord; after: AnswerRecord }) {
  const t = useTranslations('questions.changes')
  const common = useTranslations('common')
  const changes = changesBetween(before, after)
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ code }) => (
        <li key={code}>{t(code, changeParams(code, { before, after, unknown: common('unknown') }))}</li>
      ))}
    </ul>
  )
}
