'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sendJson } from '@/components/run/send-json'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'

/** Asks first: what was typed in cannot be brought back. */
export function DeleteTable({ id, title }: { id: string; title: string }) {
  const t = useTranslations('tables')
  const common = useTranslations('common')
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null)

  const remove = async () => {
    setBusy(true)
    const answer = await sendJson('DELETE', `/api/v1/tables/${id}`)
    setBusy(false)
    setProblem(answer)
    if (answer !== null) return
    setAsking(false)
    router.push('/tables')
    router.refresh()
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{common('cancel')}</Button>
            <Button variant="danger" disabled={busy} onClick={remove}>
              {t('deleteConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('deleteBody', { title })}</p>
        {problem !== null && <ErrorNotice problem={problem === 'unreachable' ? null : problem} about={title} />}
      </Dialog>
    </>
  )
}
