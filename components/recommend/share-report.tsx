'use client'

import { useTranslations } from 'next-intl'
import { ShareButton } from '@/components/reports/share-button'
import type { RecommendationRequest } from '@/lib/model/recommendation'

/** Freezes this question and its answer as a report, and makes a link to it. */
export function ShareReport({ request, title }: { request: RecommendationRequest; title: string }) {
  const t = useTranslations('recommend.share')
  return (
    <ShareButton shared={{ request, defaultTitle: title }}>
      <span className="only-wide">{t('button')}</span>
      <span className="only-narrow">{t('buttonShort')}</span>
    </ShareButton>
  )
}
