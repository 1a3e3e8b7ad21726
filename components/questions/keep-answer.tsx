'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sendJson } from '@/components/run/send-json'
import { Button } from '@/components/ui/button'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import styles from './questions.module.css'

/** Appends today's answer to the history; what was answered before stays. */
export function KeepAnswer({ id }: { id: string }) {
  const t = useTranslations('questions')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null)

  const keep = async () => {
    setBusy(true)
    const answer = await sendJson('PATCH', `/api/v1/questions/${id}`, {})
    setBusy(false)
    setProblem(answer)
    if (answer === null) router.refresh()
  }
  return (
    <div className={styles.keep}>
      <Button size="sm" disabled={busy} onClick={keep}>
        {t('keep')}
      </Button>
      {problem !== null && <ErrorNotice problem={problem === 'unreachable' ? null : problem} />}
    </div>
  )
}
