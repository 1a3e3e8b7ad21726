import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRunWords } from '@/components/runs/run-words'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { Timestamp } from '@/components/ui/timestamp'
import type { FileRecord } from '@/lib/model/library'
import { DeleteFile } from './delete-file'
import styles from './run.module.css'

export const rawAddress = (fileId: string): string => `/api/v1/files/${fileId}/raw`

type FilePartProps = { file: FileRecord; linked: boolean; first?: boolean }

/** Where the numbers come from: the file, its bytes, and the way to be rid of it. */
export function FilePart({ file, linked, first = false }: FilePartProps) {
  const t = useTranslations('run.file')
  const words = useRunWords()
  const name = linked ? <Link href={`/files/${file.id}`}>{file.name}</Link> : file.name
  return (
    <Section title={t('title')} note={t('note')} first={first}>
      <Facts
        facts={[
          { key: 'name', label: t('name'), value: name },
          { key: 'runs', label: t('runs'), value: t('runCount', { count: file.runCount }) },
          { key: 'size', label: t('size'), value: words.size(file.sizeBytes).text },
          { key: 'uploaded', label: t('uploaded'), value: <Timestamp iso={file.uploadedAt} /> },
          {
            key: 'sha256',
            label: <span className="nb">SHA-256</span>,
            value: <span className={styles.hash}>{file.sha256}</span>,
          },
        ]}
      />
      <div className={styles.formActions}>
        <a href={rawAddress(file.id)} download={file.name}>
          {t('raw')}
        </a>
        <DeleteFile fileId={file.id} name={file.name} runs={file.runCount} />
      </div>
    </Section>
  )
}
