'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type MouseEvent, useId } from 'react'
import { NavIcon, type NavIconName } from './icons'
import { LinkPending } from './link-pending'
import styles from './shell.module.css'

type Place = { readonly key: NavIconName; readonly href: string; readonly onBar: boolean }

/** Pages that exist, in the order of the work. The bar of a narrow screen has room for four; the others are under "More". */
export const PAGES: readonly Place[] = [
  { key: 'home', href: '/', onBar: true },
  { key: 'import', href: '/import', onBar: true },
  { key: 'runs', href: '/runs', onBar: true },
  { key: 'compare', href: '/compare', onBar: false },
  { key: 'tables', href: '/tables', onBar: false },
  { key: 'recommend', href: '/recommend', onBar: true },
  { key: 'questions', href: '/questions', onBar: false },
  { key: 'costs', href: '/costs', onBar: false },
  { key: 'prices', href: '/prices', onBar: false },
  { key: 'reports', href: '/reports', onBar: false },
  { key: 'help', href: '/help', onBar: false },
]
const ON_BAR = PAGES.filter(({ onBar }) => onBar)
const UNDER_MORE = PAGES.filter(({ onBar }) => !onBar)

const leadsTo = (href: string, pathname: string): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)

/** The rail at the side has every place; the bar at the bottom of a narrow screen the first ones, and the rest on request. */
export function MainNav({ place }: { place: 'rail' | 'bar' }) {
  if (place === 'rail') {
    return (
      <ul className={styles.railItems}>
        {PAGES.map((page) => (
          <NavItem key={page.key} page={page} className={styles.railItem} />
        ))}
      </ul>
    )
  }
  return (
    <ul className={styles.barItems}>
      {ON_BAR.map((page) => (
        <NavItem key={page.key} page={page} className={styles.barItem} />
      ))}
      <MoreItem />
    </ul>
  )
}

type NavItemProps = { page: Place; className: string | undefined; onFollow?: (event: MouseEvent<HTMLElement>) => void }

function NavItem({ page: { key, href }, className, onFollow }: NavItemProps) {
  const t = useTranslations('nav')
  const current = leadsTo(href, usePathname())
  return (
    <li>
      <Link
        href={href}
        className={className}
        aria-current={current ? 'page' : undefined}
        {...(onFollow && { onClick: onFollow })}
      >
        <NavIcon name={key} />
        <span>{t(key)}</span>
        <LinkPending />
      </Link>
    </li>
  )
}

/** A link to the page that is open would leave the list standing over it. */
const closeList = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

function MoreItem() {
  const t = useTranslations('nav')
  const pathname = usePathname()
  const listId = useId()
  const current = UNDER_MORE.some(({ href }) => leadsTo(href, pathname))
  return (
    <li>
      <button type="button" className={styles.barItem} popoverTarget={listId} data-current={current || undefined}>
        <NavIcon name="more" />
        <span>{t('more')}</span>
      </button>
      <ul id={listId} popover="auto" className={styles.moreItems}>
        {UNDER_MORE.map((page) => (
          <NavItem key={page.key} page={page} className={styles.moreItem} onFollow={closeList} />
        ))}
      </ul>
    </li>
  )
}
