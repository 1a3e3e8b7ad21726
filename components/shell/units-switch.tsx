'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { useByteUnits } from '@/components/ui/byte-units'
import { Segmented } from '@/components/ui/segmented'
import type { ByteUnits } from '@/lib/units/format'
import { UNITS_COOKIE } from './byte-units-cookie'
import { keepSetting } from './setting-cookie'

const NAMES: readonly { value: ByteUnits; label: string; title: string }[] = [
  { value: 'decimal', label: 'MB', title: '1 MB = 10⁶ B' },
  { value: 'binary', label: 'MiB', title: '1 MiB = 2²⁰ B' },
]

/** MB | MiB for sizes and throughput on pages that show them; what a vendor sells keeps the vendor's unit. */
export function UnitsSwitch() {
  const t = useTranslations('common')
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const choose = (units: ByteUnits) => {
    keepSetting(UNITS_COOKIE, units)
    startTransition(() => router.refresh())
  }
  return <Segmented label={t('byteUnits')} options={NAMES} value={useByteUnits()} onChange={choose} busy={pending} />
}
