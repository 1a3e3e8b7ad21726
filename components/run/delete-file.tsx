'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import { sendJson } from './send-json'

type DeleteFileProps = { fileId: string; name: string; runs: number }

/** Deletes a file after saying what goes with it, and what stays. */
export function DeleteFile({ fileId, name, runs }: DeleteFileProps) {
  const t = useTranslations('run.delete')
  const common = useTranslations('common')
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null)

  const remove = async () => {
    setBusy(true)
    const answer = await sendJson('DELETE', `/api/v1/files/${fileId}`)
    setBusy(false)
    setProblem(answer)
    if (answer === null) {
      router.push('/runs')
      router.refresh()
    }
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('title', { name })}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{common('cancel')}</Button>
            <Button variant="danger" disabled={busy} onClick={remove}>
              {t('confirm', { count: runs })}
            </Button>
          </>
        }
      >
        <p>{t('goes', { count: runs })}</p>
        <p>{t('stays')}</p>
        {problem !== null && <ErrorNotice problem={problem === 'unreachable' ? null : problem} about={name} />}
      </Dialog>
    </>
  )
}
