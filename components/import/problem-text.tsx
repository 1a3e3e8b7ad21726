'use client'

import { useTranslations } from 'next-intl'
import type { Problem } from '@/components/ui/error-notice'
import { useReason } from '@/components/ui/reason-text'
import type { Reason } from '@/lib/outcome/reason'
import { firstSentence } from './first-sentence'
import styles from './import-list.module.css'

/** What was wrong in bold, then the way on. */
export function ProblemText({ problem }: { problem: Problem | 'unreachable' }) {
  const t = useTranslations('import')
  const words = useReason('failures')
  const text = problem === 'unreachable' ? t('unreachable') : wordsOf(problem, words)
  const { what, remedy } = firstSentence(text)
  const gap = /[。！？]$/.test(what) ? '' : ' ' // full-width stops bring their own space
  return (
    <p>
      <b className="strong">{what}</b>
      {gap + remedy}
      {problem !== 'unreachable' && problem.where != null && (
        <span className={styles.where}>{t('where', { where: problem.where })}</span>
      )}
    </p>
  )
}

function wordsOf(problem: Problem, words: (reason: Reason) => string): string {
  const text = words({ code: problem.code, params: problem.params ?? {} })
  return text === problem.code ? (problem.detail ?? text) : text
}

/** `because` comes with it where a format said by code why not. */
type FormatReason = { readonly pointer: string; readonly detail: string; readonly because?: Reason }

/** What each format saw in the file. */
export function Why({ id, problem }: { id: string; problem: Problem }) {
  const t = useTranslations('import')
  const words = useReason('reasons')
  const errors: readonly FormatReason[] = problem.errors ?? []
  return (
    <div id={id} className={styles.why}>
      <p>{t('whyTitle')}</p>
      <dl>
        {errors.map(({ pointer, detail, because }) => (
          <div key={`${pointer} ${detail}`}>
            <dt>{t.has(`formatNames.${pointer}`) ? t(`formatNames.${pointer}`) : pointer}</dt>
            <dd>{because === undefined ? detail : words(because)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
