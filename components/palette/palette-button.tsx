'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import styles from './palette.module.css'

/** Loaded when it is asked for. */
const PaletteDialog = dynamic(() => import('./palette-dialog').then((module) => module.PaletteDialog), { ssr: false })

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** `/` where nobody types, Ctrl-K or ⌘K anywhere; not over a dialog, which wants an answer first. */
function opensPalette(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return false
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) return event.key.toLowerCase() === 'k'
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
}

/** Goes to a page, a case, a question or a run by name. */
export function PaletteButton() {
  const t = useTranslations('palette')
  const [open, setOpen] = useState(false)
  const [times, setTimes] = useState(0) // opened again it searches afresh

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return
      event.preventDefault()
      setTimes((before) => before + 1)
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const begin = () => {
    setTimes(times + 1)
    setOpen(true)
  }
  return (
    <span className={styles.opener}>
      <Button
        variant="quiet"
        size="sm"
        onClick={begin}
        aria-label={t('open')}
        title={t('openTitle')}
        aria-keyshortcuts="/ Control+K"
      >
        <svg
          viewBox="0 0 14 14"
          width="14"
          height="14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          aria-hidden="true"
        >
          <circle cx="6" cy="6" r="4" />
          <path d="M9 9l3.5 3.5" strokeLinecap="round" />
        </svg>
      </Button>
      {times > 0 && <PaletteDialog key={times} open={open} onClose={() => setOpen(false)} />}
    </span>
  )
}
