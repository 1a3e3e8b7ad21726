import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Banner } from './banner'
import styles from './error-notice.module.css'
import { useReason } from './reason-text'

/** What `app/api` answers when it refuses (RFC 9457), or `null` in place of it when nothing answered. */
export type Problem = {
  readonly code: string
  readonly status?: number | undefined
  readonly detail?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly where?: string | null | undefined
  readonly instance?: string | undefined
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[] | undefined
}

type ErrorNoticeProps = {
  problem: Problem | null
  /** Which input it is about: a file name, a field. */
  about?: ReactNode | undefined
  /** What the reader can do now. */
  actions?: ReactNode | undefined
}

/** What happened, about which input, what to do; the details fold. The rest of the page stays. */
export function ErrorNotice({ problem, about, actions }: ErrorNoticeProps) {
  const t = useTranslations('common.error')
  const words = useReason('failures')
  if (problem === null) {
    return (
      <Banner tone="bad" tag={t('requestFailed')} title={about} role="alert">
        {t('unreachable')}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </Banner>
    )
  }
  const sentence = words({ code: problem.code, params: problem.params ?? {} })
  return (
    <Banner tone="bad" tag={t('requestFailed')} title={about} role="alert">
      {sentence === problem.code ? (problem.detail ?? problem.code) : sentence}
      {problem.where != null && <div>{t('where', { where: problem.where })}</div>}
      <ProblemDetails problem={problem} />
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Banner>
  )
}

function ProblemDetails({ problem }: { problem: Problem }) {
  const t = useTranslations('common')
  const lines = [
    problem.status === undefined ? null : t('error.status', { status: problem.status }),
    problem.code,
    problem.instance === undefined ? null : `${t('reference')} ${problem.instance}`,
  ].filter((line) => line !== null)
  return (
    <details className={styles.details}>
      <summary>{t('details')}</summary>
      <p className="mono">{lines.join(' · ')}</p>
      {(problem.errors ?? []).map(({ pointer, detail }) => (
        <p key={pointer} className="mono">
          {pointer}: {detail}
        </p>
      ))}
    </details>
  )
}
