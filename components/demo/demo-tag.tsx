import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'

/** Came with the demo, and goes with it. */
export function DemoTag() {
  const t = useTranslations('demo')
  return <Tag title={t('tagTitle')}>{t('tag')}</Tag>
}
