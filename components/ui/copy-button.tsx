'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, TextButton } from './button'

const SAID_MS = 2_000

type CopyButtonProps = { text: string; label?: string | undefined; look?: 'button' | 'text' | undefined }

/** Copies text and says so. Where the browser refuses, it says that too; the text is always on the page to select. */
export function CopyButton({ text, label, look = 'text' }: CopyButtonProps) {
  const t = useTranslations('common')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)

  const copy = async () => {
    const written = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setOutcome(written === true ? 'copied' : 'copyFailed')
    setTimeout(() => setOutcome(null), SAID_MS)
  }

  const words = outcome === null ? (label ?? t('copy')) : t(outcome)
  const Look = look === 'button' ? Button : TextButton
  return (
    <Look onClick={copy}>
      <span aria-live="polite">{words}</span>
    </Look>
  )
}
