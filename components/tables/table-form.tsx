'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import { Section } from '@/components/ui/section'
import type { CheckedTable } from './checked-table'
import { CsvProblemNote, FieldsProblemNote } from './csv-problem-note'
import { PublishedRows } from './published-rows'
import { TableFields } from './table-fields'
import { TableFindings } from './table-findings'
import { aboutOf, type Preview, previewTable, saveTable } from './table-requests'
import styles from './tables.module.css'

/** A table entered by its reader: shown with what contradicts itself before it is kept. */
export function TableForm() {
  const t = useTranslations('tables')
  const [csv, setCsv] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null)
  const [busy, setBusy] = useState(false)

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const answer = await previewTable(aboutOf(new FormData(event.currentTarget)), csv)
    setBusy(false)
    setProblem('refused' in answer ? (answer.refused ?? 'unreachable') : null)
    setPreview('body' in answer ? answer.body : null)
  }
  return (
    <div className={styles.entry}>
      <form onSubmit={ask} onChange={() => setPreview(null)} className={styles.form}>
        <TableFields csv={csv} onCsv={setCsv} />
        {preview !== null && !preview.ok && 'problem' in preview && <CsvProblemNote problem={preview.problem} />}
        {preview !== null && !preview.ok && 'fields' in preview && <FieldsProblemNote fields={preview.fields} />}
        {problem !== null && <ErrorNotice problem={problem === 'unreachable' ? null : problem} about={t('new')} />}
        <Button type="submit" disabled={busy} variant={preview?.ok ? 'default' : 'primary'}>
          {t('preview')}
        </Button>
      </form>
      {preview?.ok && <Shown table={preview.table} />}
    </div>
  )
}

function Shown({ table }: { table: CheckedTable }) {
  const t = useTranslations('tables')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null)
  const save = async () => {
    setBusy(true)
    const answer = await saveTable(table)
    setBusy(false)
    if ('refused' in answer) return setProblem(answer.refused ?? 'unreachable')
    router.push(`/tables/${answer.body.id}`)
    router.refresh()
  }
  return (
    <Section
      title={t('previewTitle', { title: table.title })}
      actions={
        <Button variant="primary" disabled={busy} onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <PublishedRows table={table} />
      <TableFindings table={table} />
      {problem !== null && <ErrorNotice problem={problem === 'unreachable' ? null : problem} about={table.title} />}
    </Section>
  )
}
