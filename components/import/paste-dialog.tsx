'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextArea } from '@/components/ui/text-input'
import styles from './drop-zone.module.css'

type PasteDialogProps = { open: boolean; onClose: () => void; onText: (text: string) => void }

/** For output that is in a terminal or a mail, not in a file. */
export function PasteDialog({ open, onClose, onText }: PasteDialogProps) {
  const t = useTranslations('import')
  const common = useTranslations('common')
  const fieldId = useId()
  const [text, setText] = useState('')
  const empty = text.trim() === ''
  const take = () => {
    onText(text)
    setText('')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('pasteTitle')}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" disabled={empty} onClick={take}>
            {t('pasteRead')}
          </Button>
        </>
      }
    >
      <div className={styles.paste}>
        <label htmlFor={fieldId} className="sec">
          {t('pasteLabel')}
        </label>
        <TextArea
          // The dialog gives focus to what has the attribute; React only calls focus(), before the dialog is open.
          ref={(field) => field?.setAttribute('autofocus', '')}
          id={fieldId}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
