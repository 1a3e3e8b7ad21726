import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/shell/page-shell'

export default function HomePage() {
  const t = useTranslations('nav')
  return <PageShell title={t('home')}>{null}</PageShell>
}
