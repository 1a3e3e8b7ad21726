import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'

/** Somebody else's figures: never the reader's own measurement. */
export function PublishedTag() {
  const t = useTranslations('tables')
  return <Tag title={t('publishedMeaning')}>{t('published')}</Tag>
}
