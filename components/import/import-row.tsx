'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { useRunWords } from '@/components/runs/run-words'
import { TextButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Progress } from '@/components/ui/progress'
import { runsOf } from './answer'
import styles from './import-list.module.css'
import { ImportedText, Members, Warnings } from './imported-text'
import { PhaseIcon } from './phase-icon'
import { ProblemText, Why } from './problem-text'
import { type ImportItem, isUnderWay } from './queue'

type RowProps = {
  item: ImportItem
  onCancel: (key: number) => void
  onRetry: (key: number) => void
}

const TONES = {
  waiting: 'sec',
  sending: 'sec',
  checking: 'sec',
  read: 'ok',
  warned: 'warn',
  duplicate: 'sec',
  refused: 'bad',
  cancelled: 'sec',
} as const

/** icon · name and detail · size · phase · what it is · action */
export function ImportRow({ item, onCancel, onRetry }: RowProps) {
  const t = useTranslations('import')
  const words = useRunWords()
  const whyId = useId()
  const [open, setOpen] = useState(false)
  const { key, name, folder, phase, sizeBytes, sentBytes, answer, problem } = item
  const fraction = sizeBytes === 0 ? null : sentBytes / sizeBytes
  const reasons = problem !== null && problem !== 'unreachable' && (problem.errors ?? []).length > 0
  return (
    <li className={classNames(styles.row, phase === 'refused' && styles.refused)}>
      <PhaseIcon phase={phase} />
      <span className={styles.name}>
        {name}
        <small>{folder ?? detailOf(item, t)}</small>
      </span>
      <span className={classNames(styles.size, 'num')}>
        {phase === 'sending' && fraction !== null
          ? t('percent', { percent: Math.floor(fraction * 100) })
          : words.size(sizeBytes).text}
      </span>
      <span className={classNames(styles.phase, TONES[phase])}>
        {t(`phases.${phase}`)}
        {(phase === 'sending' || phase === 'checking') && (
          <Progress fraction={phase === 'sending' ? fraction : null} label={t('progressOf', { name })} />
        )}
      </span>
      <div className={styles.what}>
        {answer !== null && <ImportedText file={answer} />}
        {answer !== null && !answer.duplicate && <Warnings file={answer} />}
        {answer !== null && <Members file={answer} />}
        {problem !== null && <ProblemText problem={problem} />}
        {phase === 'checking' && <span className="mut">{t('checkingText')}</span>}
        {phase === 'cancelled' && <span className="mut">{t('cancelledText')}</span>}
        {open && reasons && <Why id={whyId} problem={problem} />}
      </div>
      <span className={styles.action}>
        {isUnderWay(item) && (
          <Act onClick={() => onCancel(key)} label={t('cancelOf', { name })}>
            {t('cancel')}
          </Act>
        )}
        {answer !== null && <OpenLink item={item} />}
        {reasons && (
          <TextButton aria-expanded={open} aria-controls={whyId} onClick={() => setOpen(!open)}>
            {open ? t('whyLess') : t('why')}
          </TextButton>
        )}
        {(problem === 'unreachable' || phase === 'cancelled' || isPassing(item)) && (
          <Act onClick={() => onRetry(key)} label={t('retryOf', { name })}>
            {t('retry')}
          </Act>
        )}
      </span>
    </li>
  )
}

/** A refusal that is not about the file: the same file may be read a little later. */
const isPassing = ({ problem }: ImportItem): boolean =>
  problem !== null && problem !== 'unreachable' && (problem.status === 429 || (problem.status ?? 0) >= 500)

function Act({ onClick, label, children }: { onClick: () => void; label: string; children: ReactNode }) {
  return (
    <TextButton onClick={onClick} aria-label={label}>
      {children}
    </TextButton>
  )
}

function OpenLink({ item }: { item: ImportItem }) {
  const t = useTranslations('import')
  if (item.answer === null) return null
  const runs = runsOf(item.answer)
  const [only] = runs
  const one = runs.length === 1 && only !== undefined
  const label = item.answer.duplicate ? t('openIt') : one ? t('openRun') : t('openRuns', { count: runs.length })
  return <Link href={one ? `/runs/${only.id}` : `/files/${item.answer.id}`}>{label}</Link>
}

type T = ReturnType<typeof useTranslations>

function detailOf({ answer }: ImportItem, t: T): string {
  if (answer === null) return ''
  const runs = runsOf(answer)
  const summaries = runs.filter((run) => run.role === 'summary').length
  if (summaries > 0) return t('entriesCounted', { counted: runs.length - summaries, total: runs.length })
  return t('runCount', { count: runs.length })
}
