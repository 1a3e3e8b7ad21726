'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { PageShell } from '@/components/shell/page-shell'
import { Button, ButtonRow, LinkButton } from '@/components/ui/button'
import { Mono } from '@/components/ui/mono'
import { Stack } from '@/components/ui/stack'
import { Verdict } from '@/components/ui/verdict'

/** What the server hides from the browser, it logs under this reference. */
const referenceOf = (error: unknown): string | null =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : null

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('common')
  const reference = referenceOf(error)
  useEffect(() => console.error(error), [error])

  return (
    <PageShell title={t('product')}>
      <Stack>
        <Verdict under={t('error.what')}>{t('error.title')}</Verdict>
        <p>
          {t('error.todo')}{' '}
          {reference !== null && (
            <>
              {t('reference')} <Mono>{reference}</Mono>
            </>
          )}
        </p>
        <ButtonRow>
          <Button variant="primary" onClick={retry}>
            {t('retry')}
          </Button>
          <LinkButton href="/">{t('error.home')}</LinkButton>
        </ButtonRow>
      </Stack>
    </PageShell>
  )
}
