'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sendJson } from '@/components/run/send-json'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'

type DeleteQuestionProps = {
  id: string
  name: string
  answers: number
  small?: boolean
  /** Stands on the question's own page, which ends with it. */
  leaves?: boolean
}

/** Asks first: the history cannot be made again. */
export function DeleteQuestion({ id, name, answers, small = false, leaves = false }: DeleteQuestionProps) {
  const t = useTranslations('questions')
  const common = useTranslations('common')
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null)

  const remove = async () => {
    setBusy(true)
    const answer = await sendJson('DELETE', `/api/v1/questions/${id}`)
    setBusy(false)
    setProblem(answer)
    if (answer !== null) return
    setAsking(false)
    if (leaves) router.push('/questions')
    router.refresh()
  }
  return (
    <>
      <Button
        variant={small ? 'quiet' : 'danger'}
        size={small ? 'sm' : 'md'}
        onClick={() => setAsking(true)}
        aria-label={t('deleteOf', { name })}
      >
        {t('delete')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle', { name })}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{common('cancel')}</Button>
            <Button variant="danger" disabled={busy} onClick={remove}>
              {t('deleteConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('deleteBody', { count: answers })}</p>
        {problem !== null && <ErrorNotice problem={problem === 'unreachable' ? null : problem} about={name} />}
      </Dialog>
    </>
  )
}
