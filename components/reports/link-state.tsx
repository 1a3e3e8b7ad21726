import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { Timestamp } from '@/components/ui/timestamp'
import { type LinkState, linkState, type ShareLinkRecord } from '@/lib/model/report'

const TONES = { active: 'ok', expired: 'neutral', revoked: 'neutral' } as const satisfies Record<LinkState, string>

export function LinkStateTag({ link, now }: { link: ShareLinkRecord; now: Date }) {
  const t = useTranslations('reports.states')
  const state = linkState(link, now)
  return <Tag tone={TONES[state]}>{t(state)}</Tag>
}

/** When it stopped opening, or will. */
export function LinkEnds({ link }: { link: ShareLinkRecord }) {
  const t = useTranslations('reports.links')
  const ends = link.revokedAt ?? link.expiresAt
  return ends === null ? t('never') : <Timestamp iso={ends} />
}
