'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ShareDialog } from '@/components/reports/share-dialog'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import type { RecommendationRequest } from '@/lib/model/recommendation'

type ShareReportProps = { request: RecommendationRequest; title: string }
type Phase =
  | { readonly at: 'idle' | 'freezing' }
  | { readonly at: 'frozen'; readonly reportId: string }
  | { readonly at: 'failed'; readonly problem: Problem | null }

/** Freezes this question and its answer as a report, then offers a link to it. */
export function ShareReport({ request, title }: ShareReportProps) {
  const t = useTranslations('recommend.share')
  const [phase, setPhase] = useState<Phase>({ at: 'idle' })
  const close = () => setPhase({ at: 'idle' })
  const freeze = async () => {
    setPhase({ at: 'freezing' })
    setPhase(await freezeReport(title, request))
  }
  return (
    <>
      <Button onClick={freeze} disabled={phase.at === 'freezing'} aria-busy={phase.at === 'freezing'}>
        {t(phase.at === 'freezing' ? 'freezing' : 'button')}
      </Button>
      {phase.at === 'frozen' && <ShareDialog open reportId={phase.reportId} title={title} onClose={close} />}
      <Dialog open={phase.at === 'failed'} onClose={close} title={t('button')}>
        {phase.at === 'failed' && <ErrorNotice problem={phase.problem} />}
      </Dialog>
    </>
  )
}

async function freezeReport(title: string, recommendation: RecommendationRequest): Promise<Phase> {
  try {
    const response = await fetch('/api/v1/reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title, recommendation }),
    })
    const body = await response.json()
    return response.ok ? { at: 'frozen', reportId: body.id } : { at: 'failed', problem: body }
  } catch {
    return { at: 'failed', problem: null } // nothing answered: the server stopped or the network is gone
  }
}
