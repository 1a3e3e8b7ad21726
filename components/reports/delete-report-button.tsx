'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice, type Problem } from '@/components/ui/error-notice'
import { deleteReport } from './share-requests'

/** Asks first: unlike a revoked link, a deleted report cannot be made again with the same numbers. */
export function DeleteReportButton({ reportId, title }: { reportId: string; title: string }) {
  const t = useTranslations('reports')
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ problem: Problem | null } | null>(null)

  const remove = async () => {
    setBusy(true)
    const deleted = await deleteReport(reportId)
    setBusy(false)
    if (!deleted.ok) return setFailure({ problem: deleted.problem })
    setAsking(false)
    router.push('/reports')
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
          <Button variant="danger" onClick={remove} disabled={busy}>
            {t(busy ? 'deleting' : 'deleteConfirm')}
          </Button>
        }
      >
        <p>{t('deleteBody', { title })}</p>
        {failure !== null && <ErrorNotice problem={failure.problem} />}
      </Dialog>
    </>
  )
}
