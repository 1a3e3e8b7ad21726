'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import type { TermId } from './glossary'
import styles from './term.module.css'

const WIDTH = 300 // as in the style sheet
const GAP = 6
const EDGE = 8

/** Below the word, above it in the lower half of the window, never over an edge. */
function place(word: HTMLElement, box: HTMLElement): void {
  const { left, top, bottom } = word.getBoundingClientRect()
  const under = top < window.innerHeight / 2
  box.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - WIDTH - EDGE))}px`
  box.style.top = under ? `${bottom + GAP}px` : 'auto'
  box.style.bottom = under ? 'auto' : `${window.innerHeight - top + GAP}px`
}

type TermProps = {
  id: TermId
  /** The word as it stands in the text; the glossary's own name where it is left out. */
  children?: ReactNode | undefined
  /** A question mark beside a label that names the term already. */
  mark?: boolean | undefined
}

/** A word that explains itself when pressed: what the glossary says of it. */
export function Term({ id, children, mark = false }: TermProps) {
  const t = useTranslations('glossary')
  const help = useTranslations('help')
  const boxId = useId()
  const word = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false) // what nobody has opened is not in the document, for search or for readers

  const turn = (event: ToggleEvent<HTMLSpanElement>) => {
    const opens = event.newState === 'open'
    if (opens && word.current !== null) place(word.current, event.currentTarget)
    setOpen(opens)
  }
  const name = t(`${id}.name`)
  return (
    <>
      <button
        ref={word}
        type="button"
        className={mark ? styles.mark : styles.word}
        popoverTarget={boxId}
        {...(mark && { 'aria-label': help('whatIs', { term: name }) })}
      >
        {mark ? '?' : (children ?? name)}
      </button>
      <span id={boxId} popover="auto" className={styles.box} onBeforeToggle={turn}>
        {open && (
          <>
            <b className={styles.name}>{name}</b> {t(`${id}.text`)}{' '}
            <Link href={`/help#${id}`} className={styles.more}>
              {help('glossary')}
            </Link>
          </>
        )}
      </span>
    </>
  )
}
