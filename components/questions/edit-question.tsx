'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { sendJson } from '@/components/run/send-json'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import { NameAndNotes } from './name-and-notes'
import styles from './questions.module.css'

type EditQuestionProps = { id: string; name: string; notes: string; small?: boolean }

/** Another name, other notes. The workload is changed where it is asked. */
export function EditQuestion({ id, name, notes, small = false }: EditQuestionProps) {
  const t = useTranslations('questions')
  const common = useTranslations('common')
  const router = useRouter()
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState({ name, notes })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null)

  const begin = () => {
    setDraft({ name, notes })
    setProblem(null)
    setOpen(true)
  }
  const save = async () => {
    setBusy(true)
    const answer = await sendJson('PATCH', `/api/v1/questions/${id}`, { ...draft, name: draft.name.trim() })
    setBusy(false)
    setProblem(answer)
    if (answer !== null) return
    setOpen(false)
    router.refresh()
  }
  return (
    <>
      <Button
        variant={small ? 'quiet' : 'default'}
        size={small ? 'sm' : 'md'}
        onClick={begin}
        aria-label={t('editOf', { name })}
      >
        {t('edit')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('editTitle')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{common('cancel')}</Button>
            <Button variant="primary" type="submit" form={formId} disabled={busy || draft.name.trim() === ''}>
              {t('save')}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <NameAndNotes value={draft} onChange={setDraft} />
          {problem !== null && <ErrorNotice problem={problem === 'unreachable' ? null : problem} about={name} />}
        </form>
      </Dialog>
    </>
  )
}
