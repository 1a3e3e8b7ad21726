import { useTranslations } from 'next-intl'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { Timestamp } from '@/components/ui/timestamp'
import { linkState, type ShareLinkRecord } from '@/lib/model/report'
import { LinkEnds, LinkStateTag } from './link-state'
import { RevokeButton } from './revoke-button'

/** The links to one report. */
export function LinkTable({ links, now }: { links: readonly ShareLinkRecord[]; now: Date }) {
  const t = useTranslations('reports.links')
  if (links.length === 0) return <p className="mut">{t('none')}</p>
  return (
    <Table caption={t('caption')}>
      <thead>
        <Tr>
          <Th>{t('made')}</Th>
          <Th>{t('state')}</Th>
          <Th>{t('until')}</Th>
          <Th numeric>
            <span className="vh">{t('actions')}</span>
          </Th>
        </Tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <Tr key={link.id}>
            <Td>
              <Timestamp iso={link.createdAt} />
            </Td>
            <Td>
              <LinkStateTag link={link} now={now} />
            </Td>
            <Td>
              <LinkEnds link={link} now={now} />
            </Td>
            <Td numeric>
              {linkState(link, now) === 'active' && <RevokeButton linkId={link.id} madeOn={link.createdAt} />}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
