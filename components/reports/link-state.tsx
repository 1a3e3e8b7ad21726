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

/** "Opens until …", or since when it does not. */
export function LinkEnds({ link, now }: { link: ShareLinkRecord; now: Date }) {
  const t = useTranslations('reports.links')
  const ends = link.revokedAt ?? link.expiresAt
  if (ends === null) return t('never')
  return (
    <>
      {t(linkState(link, now) === 'active' ? 'opensUntil' : 'endedOn')} <Timestamp iso={ends} />
    </>
  )
}
