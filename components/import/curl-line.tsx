import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import styles from './drop-zone.module.css'

/** The same from a shell, with the address of this server. */
export function CurlLine({ origin }: { origin: string }) {
  const t = useTranslations('import')
  const line = `curl -T fio.json '${origin}/api/v1/files?name=fio.json'`
  return (
    <p className={styles.curl}>
      {t('or')}
      <code className="mono">{line}</code>
      <CopyButton text={line} label={t('copyCurl')} />
    </p>
  )
}
