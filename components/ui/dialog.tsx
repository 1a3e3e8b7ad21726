'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'
import { classNames } from './class-names'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Called for Esc, the close button and a press outside. */
  onClose: () => void
  title: ReactNode
  /** Buttons at the foot, the confirming one last. */
  actions?: ReactNode | undefined
  children: ReactNode
}

function ModalFrame({ open, onClose, title, actions, children, place }: DialogProps & { place: 'centre' | 'side' }) {
  const t = useTranslations('common')
  const frame = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // The native dialog keeps focus inside, closes on Esc and gives focus back to what opened it.
  useEffect(() => {
    const dialog = frame.current
    if (dialog === null || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  return (
    <dialog
      ref={frame}
      className={classNames(styles.frame, styles[place])}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      {open && (
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <Button variant="quiet" size="sm" onClick={onClose} aria-label={t('close')}>
              <svg
                viewBox="0 0 12 12"
                width="12"
                height="12"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="M2 2l8 8M10 2l-8 8" />
              </svg>
            </Button>
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.foot}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

/** A question that has to be answered before the page goes on. */
export function Dialog(props: DialogProps) {
  return <ModalFrame {...props} place="centre" />
}

/** Detail from the right, 420 px, the full width on narrow screens: evidence, bills. */
export function Drawer(props: DialogProps) {
  return <ModalFrame {...props} place="side" />
}
