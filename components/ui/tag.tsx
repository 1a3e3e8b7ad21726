import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './tag.module.css'

export type TagTone = 'ok' | 'warn' | 'bad' | 'neutral'

/** 11 px, a border in its colour, no fill: the word carries the meaning, the colour repeats it. */
export function Tag({
  tone = 'neutral',
  children,
  title,
}: {
  tone?: TagTone | undefined
  children: ReactNode
  title?: string | undefined
}) {
  return (
    <span className={classNames(styles.tag, styles[tone])} title={title}>
      {children}
    </span>
  )
}

const STATE_TONES = {
  fits: 'ok',
  overBudget: 'warn',
  nearest: 'warn',
  out: 'neutral',
  priceUnknown: 'neutral',
} as const
export type OptionState = keyof typeof STATE_TONES

/** Where a candidate stands: fits · over budget · nearest · out · price unknown. */
export function StateTag({ state }: { state: OptionState }) {
  const t = useTranslations('common.states')
  return <Tag tone={STATE_TONES[state]}>{t(state)}</Tag>
}
