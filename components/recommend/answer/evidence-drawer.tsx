'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { Drawer } from '@/components/ui/dialog'
import type { Ranked, Recommendation } from '@/lib/model/recommendation'

/** Nobody opens a drawer before the page has answered: it comes when it is asked for. */
const Evidence = dynamic(() => import('./evidence').then((module) => module.Evidence), { ssr: false, loading: Loading })

function Loading() {
  return <p className="mut">{useTranslations('common')('loading')}</p>
}

type EvidenceDrawerProps = { one: Ranked | null; recommendation: Recommendation; onClose: () => void }

export function EvidenceDrawer({ one, recommendation, onClose }: EvidenceDrawerProps) {
  return (
    <Drawer open={one !== null} onClose={onClose} title={one === null ? '' : one.estimate.label}>
      {one !== null && <Evidence one={one} recommendation={recommendation} />}
    </Drawer>
  )
}
