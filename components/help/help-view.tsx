import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/shell/page-shell'
import { BASIS_SHAPES } from '@/components/ui/basis-glyph'
import { GLOSSARY, GLOSSARY_THEMES, type TermId } from '@/components/ui/glossary'
import { Section } from '@/components/ui/section'
import { BASES } from '@/lib/model/quantity'
import styles from './help.module.css'

/** Each way to press them, as the keys are labelled. */
const KEYS = [
  { does: 'palette', ways: [['/'], ['Ctrl', 'K']] },
  { does: 'figure', ways: [['t']] },
  { does: 'escape', ways: [['Esc']] },
  { does: 'lines', ways: [['↑'], ['↓'], ['Enter']] },
] as const

/** What the keys do, and every term of the field and of the product. */
export function HelpView() {
  const t = useTranslations('help')
  return (
    <PageShell title={t('title')} crumb={t('crumb')}>
      <Section title={t('keys')} first>
        <dl className={styles.terms}>
          {KEYS.map(({ does, ways }) => (
            <div key={does}>
              <dt className={styles.ways}>
                {ways.map((keys) => (
                  <span key={keys[0]}>
                    {keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </span>
                ))}
              </dt>
              <dd>{t(`does.${does}`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {GLOSSARY_THEMES.map((theme) => (
        <Section key={theme} title={t(`themes.${theme}`)}>
          <dl className={styles.terms}>
            {GLOSSARY[theme].map((id) => (
              <Entry key={id} id={id} />
            ))}
          </dl>
        </Section>
      ))}
    </PageShell>
  )
}

function Entry({ id }: { id: TermId }) {
  const t = useTranslations('glossary')
  const basis = BASES.find((one) => one === id)
  return (
    <div id={id} className={styles.entry}>
      <dt>
        {basis !== undefined && (
          <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
            {BASIS_SHAPES[basis]}
          </svg>
        )}{' '}
        {t(`${id}.name`)}
      </dt>
      <dd>{t(`${id}.text`)}</dd>
    </div>
  )
}
