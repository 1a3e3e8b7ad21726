'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import { FieldRow } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { RunRecord } from '@/lib/model/library'
import { ConfigurationFields } from './configuration-fields'
import { type OptionChoice, readConfiguration, textsOf } from './option-choice'
import styles from './run.module.css'
import { sendJson } from './send-json'

type Linked = Pick<RunRecord, 'id' | 'optionId' | 'region' | 'configuration'>
type OptionFormProps = { run: Linked; choices: readonly OptionChoice[] }

/** Says which priced option a run measured: from then on it is evidence for that option. */
export function OptionForm({ run, choices }: OptionFormProps) {
  const t = useTranslations('run.option')
  const router = useRouter()
  const base = useId()
  const [optionId, setOptionId] = useState(run.optionId ?? '')
  const [region, setRegion] = useState(run.region ?? '')
  const [texts, setTexts] = useState(textsOf(run.configuration))
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null)
  const [saved, setSaved] = useState<'saved' | 'takenBack' | null>(null)
  const choice = choices.find(({ id }) => id === optionId)

  const send = async (change: object, outcome: 'saved' | 'takenBack') => {
    setSaved(null)
    const answer = await sendJson('PATCH', `/api/v1/runs/${run.id}`, change)
    setProblem(answer)
    if (answer !== null) return
    setSaved(outcome)
    router.refresh()
  }
  const save = () => {
    if (choice === undefined) return
    const read = readConfiguration(choice.fields, texts)
    setWrong(read.ok ? [] : read.wrong)
    const where = region === '' ? (choice.regions[0] ?? null) : region
    if (read.ok) void send({ optionId, region: where, configuration: read.configuration }, 'saved')
  }
  const takeBack = () => {
    setOptionId('')
    setTexts({})
    void send({ optionId: null, region: null, configuration: null }, 'takenBack')
  }
  const choose = (id: string) => {
    setOptionId(id)
    setSaved(null)
    setWrong([])
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <FieldRow label={t('option')} htmlFor={`${base}-option`}>
        <Select
          id={`${base}-option`}
          value={optionId}
          onChange={choose}
          options={[{ value: '', label: t('none') }, ...choices.map(({ id, label }) => ({ value: id, label }))]}
        />
      </FieldRow>
      {choice !== undefined && choice.regions.length > 1 && (
        <FieldRow label={t('region')} htmlFor={`${base}-region`}>
          <Select
            id={`${base}-region`}
            value={region === '' ? choice.regions[0] : region}
            onChange={setRegion}
            options={choice.regions.map((value) => ({ value, label: value }))}
          />
        </FieldRow>
      )}
      {choice !== undefined && (
        <ConfigurationFields
          base={base}
          fields={choice.fields}
          texts={texts}
          wrong={wrong}
          onChange={(key, text) => setTexts({ ...texts, [key]: text })}
        />
      )}
      {problem !== null && <ErrorNotice problem={problem === 'unreachable' ? null : problem} about={t('notSaved')} />}
      <div className={styles.formActions}>
        <Button type="submit" disabled={choice === undefined}>
          {t('save')}
        </Button>
        {run.optionId !== null && <Button onClick={takeBack}>{t('takeBack')}</Button>}
        <span role="status" className="sec">
          {saved !== null && t(saved)}
        </span>
      </div>
    </form>
  )
}
