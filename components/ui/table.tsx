import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './table.module.css'

type Priority = {
  /** Columns leave by priority on narrow screens, they are never squeezed: `narrow` below 721 px, `medium` below 1181 px. */
  hideOn?: 'narrow' | 'medium' | undefined
  /** Numbers right, text left. */
  numeric?: boolean | undefined
}

const cell = ({ hideOn, numeric }: Priority, className?: string): string =>
  classNames(
    numeric && styles.numeric,
    hideOn === 'narrow' && styles.wide,
    hideOn === 'medium' && styles.wider,
    className,
  )

/** A dense table: hairlines only, 28 px rows. Scrolls sideways inside itself if it must. */
export function Table({
  caption,
  className,
  children,
}: {
  caption: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not what holds a table; the group only names what scrolls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="group" className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={classNames(styles.table, className)}>
        <caption className="vh">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export function Th({ hideOn, numeric, className, scope = 'col', ...rest }: Priority & ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      className={cell({ ...(hideOn && { hideOn }), ...(numeric && { numeric }) }, className)}
      {...rest}
    />
  )
}

export function Td({ hideOn, numeric, className, ...rest }: Priority & ComponentProps<'td'>) {
  return <td className={cell({ ...(hideOn && { hideOn }), ...(numeric && { numeric }) }, className)} {...rest} />
}

/** `group` heads the rows after it, `total` closes them, `off` is dominated or excluded. */
export function Tr({
  kind,
  selected,
  className,
  ...rest
}: { kind?: 'group' | 'total' | 'off' | undefined; selected?: boolean | undefined } & ComponentProps<'tr'>) {
  return <tr className={classNames(kind && styles[kind], selected && styles.selected, className)} {...rest} />
}
