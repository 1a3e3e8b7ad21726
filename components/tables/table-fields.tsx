import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { TextArea, TextInput } from '@/components/ui/text-input'
import styles from './tables.module.css'

const FIELDS = [
  { name: 'title', required: true, type: 'text' },
  { name: 'varied', required: true, type: 'text' },
  { name: 'source', required: true, type: 'text' },
  { name: 'url', required: false, type: 'url' },
  { name: 'date', required: false, type: 'text' },
  { name: 'tool', required: false, type: 'text' },
  { name: 'note', required: false, type: 'text' },
] as const

const LONGEST = { title: 500, varied: 500, source: 500, url: 2_000, date: 10, tool: 64, note: 4_000 } as const

/** What a table is, who printed it, and its rows as CSV. */
export function TableFields({ csv, onCsv }: { csv: string; onCsv: (text: string) => void }) {
  const t = useTranslations('tables')
  const base = useId()
  return (
    <>
      <div className={styles.fields}>
        {FIELDS.map(({ name, required, type }) => (
          <div key={name}>
            <label htmlFor={`${base}-${name}`}>{t(`fields.${name}`)}</label>
            <TextInput id={`${base}-${name}`} name={name} type={type} required={required} maxLength={LONGEST[name]} />
          </div>
        ))}
        <label className={styles.check}>
          <input type="checkbox" name="sameLoad" /> {t('fields.sameLoad')}
        </label>
      </div>
      <div>
        <label htmlFor={`${base}-csv`}>{t('fields.csv')}</label>
        <TextArea
          id={`${base}-csv`}
          value={csv}
          required
          spellCheck={false}
          placeholder={EXAMPLE}
          aria-describedby={`${base}-hint`}
          onChange={(event) => onCsv(event.target.value)}
        />
        <p id={`${base}-hint`} className={styles.note}>
          {t('csvHint')}
        </p>
      </div>
      <div>
        <label htmlFor={`${base}-file`}>{t('fields.file')}</label>
        <input
          id={`${base}-file`}
          type="file"
          accept=".csv,text/csv"
          onChange={async (event) => {
            const file = event.target.files?.[0]
            if (file !== undefined) onCsv(await file.text())
          }}
        />
      </div>
    </>
  )
}

const EXAMPLE = 'row,Clients [] concurrency,IOPS [IOPS] read,p99 [ms] read,n\nbaseline,8,22480,9.8,1'
