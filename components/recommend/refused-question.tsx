import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { Failure } from '@/lib/outcome/failure'

/** An address that asks for what nobody can answer, such as an option that is not known. */
export function RefusedQuestion({ failure }: { failure: Failure }) {
  const t = useTranslations('recommend')
  return (
    <PageShell title={t('title')}>
      <ErrorNotice
        problem={{ code: failure.code, params: failure.params, where: failure.where }}
        actions={<LinkButton href="/recommend">{t('startAgain')}</LinkButton>}
      />
    </PageShell>
  )
}
