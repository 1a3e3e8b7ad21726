'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRunWords } from '@/components/runs/run-words'
import { useReason } from '@/components/ui/reason-text'
import { Timestamp } from '@/components/ui/timestamp'
import type { Notice } from '@/lib/outcome/reason'
import { type AnsweredFile, isFile, runsOf } from './answer'
import styles from './import-list.module.css'
import { PhaseIcon } from './phase-icon'
import { ProblemText } from './problem-text'

/** What a file is: tool, format, and its result or the kinds of its runs. */
export function ImportedText({ file }: { file: AnsweredFile }) {
  const t = useTranslations('import')
  const words = useRunWords()
  if (file.duplicate) {
    return (
      <p>
        {t.rich('alreadyHere', {
          link: () => <Link href={`/files/${file.id}`}>{file.name}</Link>,
          date: () => <Timestamp iso={file.uploadedAt} precision="day" />,
        })}
      </p>
    )
  }
  if (file.members != null) return <p>{t('archive', { count: file.members.length })}</p>

  const format = t.has(`formats.${file.formatId}`) ? t(`formats.${file.formatId}`) : (file.formatId ?? '')
  const tool = [file.tool, file.toolVersion].filter((part) => part !== null).join(' ')
  const [first] = file.runs
  const rest = first === undefined || file.runs.length > 1 ? kindsOf(file, words) : oneRun(first, words)
  return <p>{t('what', { tool, format, hasRest: rest === '' ? 'no' : 'yes', rest })}</p>
}

type Words = ReturnType<typeof useRunWords>

function oneRun(run: AnsweredFile['runs'][number], words: Words): string {
  const rates = run.results.flatMap(({ operation, operationsPerSecond: rate }) =>
    rate === null || rate === 0 ? [] : [`${words.operation(operation)} ${words.rate(operation, rate).text}`],
  )
  return [words.load(run.load), ...rates].filter((part) => part !== null).join(' · ')
}

function kindsOf(file: AnsweredFile, words: Words): string {
  const operations = new Set(runsOf(file).flatMap((run) => run.results.map(({ operation }) => operation)))
  return [...operations].map(words.operation).join(' · ')
}

const MOST_WARNINGS = 4

/** Warnings of the file and of its runs, each said once. */
export function Warnings({ file }: { file: AnsweredFile }) {
  const t = useTranslations('import')
  const words = useReason('warnings')
  const lines = linesOf(file, words, t)
  if (lines.length === 0) return null
  const rest = lines.length - MOST_WARNINGS
  return (
    <ul className={styles.warnings}>
      {lines.slice(0, rest === 1 ? lines.length : MOST_WARNINGS).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {rest > 1 && <li>{t('moreWarnings', { count: rest })}</li>}
    </ul>
  )
}

function linesOf(
  file: AnsweredFile,
  words: (notice: Notice) => string,
  t: ReturnType<typeof useTranslations>,
): string[] {
  const failed = file.runs.filter(({ status }) => status === 'failed').length
  const notices = [...file.warnings, ...file.runs.flatMap((run) => run.warnings)].map(words)
  return [...new Set([...(failed > 0 ? [t('failedRuns', { count: failed })] : []), ...notices])]
}

/** Entries of an archive, each with its own outcome. */
export function Members({ file }: { file: AnsweredFile }) {
  if (file.members == null) return null
  return (
    <ul className={styles.members}>
      {file.members.map((member, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an archive may hold one name twice, and its entries never move
        <li key={index}>
          <PhaseIcon phase={isFile(member) ? 'read' : 'refused'} />
          <div>
            {isFile(member) ? <Link href={`/files/${member.id}`}>{member.name}</Link> : <span>{member.name}</span>}
            {isFile(member) ? (
              <ImportedText file={{ ...member, duplicate: false }} />
            ) : (
              <ProblemText problem={member.failure} />
            )}
            {isFile(member) && <Warnings file={member} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
