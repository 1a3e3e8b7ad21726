import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/shell/page-shell'
import { ButtonRow, LinkButton } from '@/components/ui/button'
import { Stack } from '@/components/ui/stack'
import { Verdict } from '@/components/ui/verdict'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.notFound')
  return { title: t('title') }
}

export default function NotFound() {
  const t = useTranslations('common')
  return (
    <PageShell title={t('product')}>
      <Stack>
        <Verdict under={t('notFound.body')}>{t('notFound.title')}</Verdict>
        <ButtonRow>
          <LinkButton variant="primary" href="/">
            {t('notFound.home')}
          </LinkButton>
          <LinkButton href="/runs">{t('notFound.runs')}</LinkButton>
        </ButtonRow>
      </Stack>
    </PageShell>
  )
}
