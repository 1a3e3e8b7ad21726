'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import { TextInput } from '@/components/ui/text-input'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import { DEFAULT_EXPIRY_DAYS } from '@/lib/model/report'
import { type Expiry, ExpiryChoice, isChosen } from './expiry-choice'
import { LinkOnce } from './link-once'
import styles from './reports.module.css'
import { freezeReport, makeLink, type NewLink, type Outcome } from './share-requests'

/** A report that is there already, or a question that becomes one. */
export type Shared =
  | { readonly reportId: string }
  | { readonly request: RecommendationRequest; readonly defaultTitle: string }

type ShareDialogProps = { open: boolean; onClose: () => void; shared: Shared }
type Phase =
  | { readonly at: 'asking' | 'working' }
  | { readonly at: 'failed'; readonly problem: Problem | null }
  | { readonly at: 'made'; readonly link: NewLink; readonly reportId: string }

const MAX_TITLE = 200

/** Title, how long, then the link: shown this once. */
export function ShareDialog({ open, onClose, shared }: ShareDialogProps) {
  const t = useTranslations('reports.share')
  const router = useRouter()
  const formId = useId()
  const [title, setTitle] = useState('defaultTitle' in shared ? shared.defaultTitle : '')
  const [expiry, setExpiry] = useState<Expiry>({ days: DEFAULT_EXPIRY_DAYS, confirmed: false })
  const [phase, setPhase] = useState<Phase>({ at: 'asking' })

  const make = async () => {
    setPhase({ at: 'working' })
    setPhase(await share(shared, title, expiry))
    router.refresh()
  }
  const isNew = 'request' in shared
  const ready = isChosen(expiry) && (!isNew || title.trim() !== '') && phase.at !== 'working'
  const made = phase.at === 'made'

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(made ? 'readyTitle' : 'title')}
      actions={
        made ? (
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        ) : (
          <Button variant="primary" type="submit" form={formId} disabled={!ready} aria-busy={phase.at === 'working'}>
            {t(phase.at === 'working' ? 'working' : isNew ? 'freeze' : 'make')}
          </Button>
        )
      }
    >
      {made ? (
        <LinkOnce link={phase.link} reportId={phase.reportId} />
      ) : (
        <form
          id={formId}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (ready) make()
          }}
        >
          <p className="sec">{t('intro')}</p>
          {isNew && (
            <div className={styles.name}>
              <label htmlFor={`${formId}-title`}>{t('name')}</label>
              <TextInput
                id={`${formId}-title`}
                value={title}
                maxLength={MAX_TITLE}
                required
                onChange={(event) => setTitle(event.target.value)}
              />
            </div>
          )}
          <ExpiryChoice value={expiry} onChange={setExpiry} />
          {phase.at === 'failed' && <ErrorNotice problem={phase.problem} />}
        </form>
      )}
    </Dialog>
  )
}

async function share(shared: Shared, title: string, { days }: Expiry): Promise<Phase> {
  const report: Outcome<{ id: string }> =
    'request' in shared
      ? await freezeReport(title.trim(), shared.request)
      : { ok: true, value: { id: shared.reportId } }
  if (!report.ok) return { at: 'failed', problem: report.problem }

  const reportId = report.value.id
  const link = await makeLink(reportId, days)
  return link.ok ? { at: 'made', link: link.value, reportId } : { at: 'failed', problem: link.problem }
}
