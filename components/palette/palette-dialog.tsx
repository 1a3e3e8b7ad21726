'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './palette.module.css'
import { findTargets, lineAfter, type Target } from './targets'
import { useTargets } from './use-targets'

type PaletteDialogProps = { open: boolean; onClose: () => void }

/** A search field over a list that it steers (ARIA: combobox with a listbox): the focus never leaves the field. */
export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const t = useTranslations('palette')
  const router = useRouter()
  const frame = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const { targets, state } = useTargets()
  const [query, setQuery] = useState('')
  const [line, setLine] = useState(0)
  const found = findTargets(targets, query)
  const current = found[Math.min(line, found.length - 1)]
  const idOf = (index: number) => `${listId}-${index}`

  useEffect(() => {
    const dialog = frame.current
    if (dialog === null || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  useEffect(() => {
    document.getElementById(`${listId}-${line}`)?.scrollIntoView({ block: 'nearest' })
  }, [line, listId])

  const go = (target: Target | undefined) => {
    if (target === undefined) return
    onClose()
    router.push(target.href)
  }
  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return // Enter and arrows belong to the input method
    const next = lineAfter(event.key, { line, count: found.length })
    if (next === null && event.key !== 'Enter') return
    event.preventDefault()
    if (next === null) go(current)
    else setLine(next)
  }
  const status =
    state === 'loading' ? t('loading') : state === 'failed' ? t('failed') : t('found', { count: found.length })

  return (
    <dialog
      ref={frame}
      className={styles.frame}
      aria-label={t('title')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div className={styles.inner}>
        <input
          className={styles.field}
          type="text"
          role="combobox"
          aria-label={t('field')}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          {...(current !== undefined && { 'aria-activedescendant': idOf(found.indexOf(current)) })}
          placeholder={t('placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setLine(0)
          }}
          onKeyDown={steer}
        />
        <div id={listId} role="listbox" aria-label={t('results')} className={styles.list}>
          {found.map((target, index) => (
            <TargetLine
              key={target.href}
              id={idOf(index)}
              target={target}
              selected={target === current}
              onChoose={() => go(target)}
            />
          ))}
        </div>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </dialog>
  )
}

type TargetLineProps = { id: string; target: Target; selected: boolean; onChoose: () => void }

function TargetLine({ id, target, selected, onChoose }: TargetLineProps) {
  const t = useTranslations('palette.kinds')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above steers the list, an option is never focused
    // biome-ignore lint/a11y/useFocusableInteractive: likewise
    <div id={id} role="option" aria-selected={selected} className={styles.line} onClick={onChoose}>
      <span className={styles.name}>
        <bdi>{target.name}</bdi> {target.note !== '' && <span className="mut">{target.note}</span>}
      </span>
      <span className={styles.kind}>{t(target.kind)}</span>
    </div>
  )
}
