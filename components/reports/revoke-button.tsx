'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import { revokeLink } from './share-requests'

/** From the next request on the link answers "gone". */
export function RevokeButton({ linkId, madeOn }: { linkId: string; madeOn: string }) {
  const t = useTranslations('reports')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ problem: Problem | null } | null>(null)

  const revoke = async () => {
    setBusy(true)
    const revoked = await revokeLink(linkId)
    setBusy(false)
    if (revoked.ok) router.refresh()
    else setFailure({ problem: revoked.problem })
  }
  return (
    <>
      <Button variant="danger" size="sm" onClick={revoke} disabled={busy} aria-label={t('revokeOf', { date: madeOn })}>
        {t(busy ? 'revoking' : 'revoke')}
      </Button>
      <Dialog open={failure !== null} onClose={() => setFailure(null)} title={t('revoke')}>
        {failure !== null && <ErrorNotice problem={failure.problem} />}
      </Dialog>
    </>
  )
}
