'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { sendJson } from '@/components/run/send-json'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import { Select } from '@/components/ui/select'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import { NameAndNotes } from './name-and-notes'
import styles from './questions.module.css'

export type SavedName = { readonly id: string; readonly name: string }

type SaveDialogProps = {
  open: boolean
  onClose: () => void
  request: RecommendationRequest
  defaultName: string
  /** Questions that may take this workload as their own. */
  saved: readonly SavedName[]
}

const NEW = 'new'

/** A new question, or another workload for one that is there: its history then tells what that changed. */
export function SaveDialog({ open, onClose, request, defaultName, saved }: SaveDialogProps) {
  const t = useTranslations('questions.saving')
  const router = useRouter()
  const formId = useId()
  const [target, setTarget] = useState(NEW)
  const [draft, setDraft] = useState({ name: defaultName, notes: '' })
  const [phase, setPhase] = useState<'asking' | 'working' | 'saved'>('asking')
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null)
  const isNew = target === NEW
  const ready = phase === 'asking' && (!isNew || draft.name.trim() !== '')

  const save = async () => {
    setPhase('working')
    const answer = isNew
      ? await sendJson('POST', '/api/v1/questions', { ...draft, name: draft.name.trim(), recommendation: request })
      : await sendJson('PATCH', `/api/v1/questions/${target}`, { recommendation: request })
    setProblem(answer)
    setPhase(answer === null ? 'saved' : 'asking')
    if (answer === null) router.refresh()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(phase === 'saved' ? 'savedTitle' : 'title')}
      actions={
        phase === 'saved' ? (
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        ) : (
          <Button variant="primary" type="submit" form={formId} disabled={!ready} aria-busy={phase === 'working'}>
            {t(phase === 'working' ? 'working' : isNew ? 'save' : 'replace')}
          </Button>
        )
      }
    >
      {phase === 'saved' ? (
        <p role="status">{t.rich('saved', { list: (words) => <Link href="/questions">{words}</Link> })}</p>
      ) : (
        <form
          id={formId}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (ready) save()
          }}
        >
          {saved.length > 0 && <Target value={target} saved={saved} onChange={setTarget} />}
          {isNew ? <NameAndNotes value={draft} onChange={setDraft} /> : <p className="sec">{t('replaceText')}</p>}
          {problem !== null && <ErrorNotice problem={problem === 'unreachable' ? null : problem} />}
        </form>
      )}
    </Dialog>
  )
}

type TargetProps = { value: string; saved: readonly SavedName[]; onChange: (value: string) => void }

function Target({ value, saved, onChange }: TargetProps) {
  const t = useTranslations('questions.saving')
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('as')}</label>
      <Select
        id={id}
        value={value}
        options={[{ value: NEW, label: t('new') }, ...saved.map((one) => ({ value: one.id, label: one.name }))]}
        onChange={onChange}
      />
    </div>
  )
}
