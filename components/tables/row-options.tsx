import { useTranslations } from 'next-intl'
import type { OptionChoice } from '@/components/run/option-choice'
import { Section } from '@/components/ui/section'
import type { Configuration } from '@/lib/model/price-book'
import type { PublishedTable } from '@/lib/model/published-table'
import styles from './tables.module.css'

type RowOptionsProps = { rows: PublishedTable['rows']; choices: readonly OptionChoice[] }

/** Which priced options the rows are evidence for. */
export function RowOptions({ rows, choices }: RowOptionsProps) {
  const t = useTranslations('tables')
  const linked = rows.flatMap(({ key, label, option }) => (option === null ? [] : [{ key, label, ...option }]))
  return (
    <Section title={t('options')} note={t('optionsNote')}>
      {linked.length === 0 ? (
        <p className={styles.nothing}>{t('noOptions')}</p>
      ) : (
        <ul className={styles.options}>
          {linked.map(({ key, label, optionId, configuration, region }) => (
            <li key={key}>
              <span>{label}</span>
              <div>
                <strong>{choices.find(({ id }) => id === optionId)?.label ?? optionId}</strong>
                {region !== null && <span className="sec"> {region}</span>}
                <Settings configuration={configuration} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Settings({ configuration }: { configuration: Configuration }) {
  const names = useTranslations('run.option.keys')
  const said = Object.entries(configuration).filter(([, value]) => value !== null)
  if (said.length === 0) return null
  return (
    <div className={styles.formula}>
      {said.map(([key, value]) => `${names.has(key) ? names(key) : key} ${String(value)}`).join(' · ')}
    </div>
  )
}
