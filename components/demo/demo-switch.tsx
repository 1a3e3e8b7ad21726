'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sendJson } from '@/components/run/send-json'
import { Button } from '@/components/ui/button'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import styles from './demo.module.css'

/** What of the demo is here. */
export type DemoCounts = { readonly files: number; readonly questions: number }

/** Brings the demo or takes it away, in one press each: it can always be brought back, so nothing is asked. */
export function DemoSwitch({ files, questions }: DemoCounts) {
  const t = useTranslations('demo')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null)
  const here = files + questions > 0

  const turn = async () => {
    setBusy(true)
    const answer = await sendJson(here ? 'DELETE' : 'POST', '/api/v1/demo')
    setBusy(false)
    setProblem(answer)
    if (answer === null) router.refresh()
  }
  return (
    <div className={styles.switch}>
      <p role="status">{busy ? t(here ? 'removing' : 'loading') : t(here ? 'here' : 'absent', { files, questions })}</p>
      <Button size="sm" disabled={busy} aria-busy={busy} onClick={turn}>
        {t(here ? 'remove' : 'load')}
      </Button>
      {problem !== null && <ErrorNotice problem={problem === 'unreachable' ? null : problem} />}
    </div>
  )
}
