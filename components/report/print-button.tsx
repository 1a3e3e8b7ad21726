'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

export function PrintButton() {
  const t = useTranslations('report.bar')
  return (
    <Button size="sm" onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
