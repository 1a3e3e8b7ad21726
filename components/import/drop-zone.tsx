'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { fromInput, type PickedFile } from './collect-files'
import { CurlLine } from './curl-line'
import styles from './drop-zone.module.css'
import { ImportList } from './import-list'
import { PasteDialog } from './paste-dialog'
import { useImportQueue } from './use-import-queue'
import { usePageDrop } from './use-page-drop'

type DropZoneProps = {
  /** Where the curl line sends to: this server, as the reader reached it. */
  origin: string
  /** Head level of the list below, and nothing else, depends on the page that it stands on. */
  level?: 'h2' | 'h3'
}

/** Drop anywhere on the page, pick files or a folder, paste text; below it what became of each. */
export function DropZone({ origin, level = 'h2' }: DropZoneProps) {
  const t = useTranslations('import')
  const { items, tooMany, add, cancel, retry } = useImportQueue()
  const dragging = usePageDrop(add)
  const [pasting, setPasting] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)

  const pick = (input: HTMLInputElement) => {
    add(fromInput(input.files))
    input.value = '' // so that the same file can be picked again
  }
  const paste = (text: string) => {
    setPasting(false)
    add([pastedFile(text)])
  }

  return (
    <>
      <div className={classNames(styles.zone, dragging && styles.over)}>
        <p className={styles.title}>{dragging ? t('dropNow') : t('dropTitle')}</p>
        <p className={styles.formats}>{t('dropFormats')}</p>
        <ButtonRow>
          <Button onClick={() => files.current?.click()}>{t('chooseFiles')}</Button>
          <Button onClick={() => folder.current?.click()}>{t('chooseFolder')}</Button>
          <Button onClick={() => setPasting(true)}>{t('pasteText')}</Button>
        </ButtonRow>
        <CurlLine origin={origin} />
        <input
          ref={files}
          type="file"
          multiple
          hidden
          aria-label={t('chooseFiles')}
          onChange={(event) => pick(event.currentTarget)}
        />
        <input
          ref={(input) => {
            folder.current = input
            if (input !== null) input.webkitdirectory = true // React knows no such attribute
          }}
          type="file"
          hidden
          aria-label={t('chooseFolder')}
          onChange={(event) => pick(event.currentTarget)}
        />
      </div>
      {tooMany && <p className={styles.tooMany}>{t('tooMany')}</p>}
      <ImportList items={items} level={level} onCancel={cancel} onRetry={retry} />
      <PasteDialog open={pasting} onClose={() => setPasting(false)} onText={paste} />
    </>
  )
}

const pastedFile = (text: string): PickedFile => ({
  file: new File([text], 'pasted.txt', { type: 'text/plain' }),
  folder: null,
})
