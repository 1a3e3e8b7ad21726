import { useTranslations } from 'next-intl'
import type { ByteUnits } from '@/lib/units/format'

/** MB or MiB, as the reader chose; handed down beside the words (`app/i18n.ts`), so that server and browser agree. */
export function useByteUnits(): ByteUnits {
  return useTranslations('settings')('byteUnits') === 'binary' ? 'binary' : 'decimal'
}
