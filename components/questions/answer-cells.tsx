import { useTranslations } from 'next-intl'
import { Td } from '@/components/ui/table'
import { Tag } from '@/components/ui/tag'
import { UsdText } from '@/components/ui/usd-text'
import type { AnswerRecord } from '@/lib/model/question'
import { formatLatency } from '@/lib/units/format'
import { standingOf } from './answer-words'
import styles from './questions.module.css'

/** What was chosen and how, as the lists of questions and of answers show it: choice, total, p99. */
export function AnswerCells({ answer }: { answer: AnswerRecord }) {
  return (
    <>
      <Td className={styles.choice}>
        <Choice answer={answer} />
      </Td>
      <Td numeric>{answer.label === null ? <Nothing /> : <UsdText usd={answer.totalUsd} />}</Td>
      <Td numeric hideOn="narrow">
        {answer.p99Us === null ? <Nothing /> : formatLatency(answer.p99Us).text}
      </Td>
    </>
  )
}

function Choice({ answer }: { answer: AnswerRecord }) {
  const t = useTranslations('questions.standing')
  const standing = standingOf(answer)
  return (
    <>
      {answer.label !== null && (
        <>
          {answer.label} <span className="mut">{answer.configurationText}</span>{' '}
        </>
      )}
      {standing !== 'chosen' && <Tag tone="warn">{t(standing)}</Tag>}
    </>
  )
}

const Nothing = () => <span className="mut">–</span>
