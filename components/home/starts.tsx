import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { Verdict } from '@/components/ui/verdict'
import styles from './home.module.css'

/** The empty library: three ends to start from, none needs the others. */
export function Starts({ exampleCase }: { exampleCase: string }) {
  const t = useTranslations('home.empty')
  return (
    <>
      <Verdict>{t('verdict')}</Verdict>
      <div className={styles.starts}>
        <div>
          <h2>{t('measure')}</h2>
          <p>{t('measureText')}</p>
          <LinkButton variant="primary" href="/import">
            {t('measureAction')}
          </LinkButton>
        </div>
        <div>
          <h2>{t('declare')}</h2>
          <p>{t('declareText')}</p>
          <LinkButton href="/recommend">{t('declareAction')}</LinkButton>
        </div>
        <div>
          <h2>{t('case')}</h2>
          <p>{t('caseText')}</p>
          <LinkButton href={`/recommend?preset=${exampleCase}`}>{t('caseAction')}</LinkButton>
        </div>
      </div>
    </>
  )
}
