'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { NavIcon, type NavIconName } from './icons'
import { LinkPending } from './link-pending'
import styles from './shell.module.css'

/** Pages that exist, in the order of the work. */
const PAGES = [
  { key: 'home', href: '/' },
  { key: 'import', href: '/import' },
  { key: 'runs', href: '/runs' },
  { key: 'recommend', href: '/recommend' },
  { key: 'reports', href: '/reports' },
] as const satisfies readonly { key: NavIconName; href: string }[]

const leadsTo = (href: string, pathname: string): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)

/** The rail at the side, or the bar at the bottom of a narrow screen: the same five places. */
export function MainNav({ place }: { place: 'rail' | 'bar' }) {
  const t = useTranslations('nav')
  const pathname = usePathname()
  return (
    <ul className={place === 'rail' ? styles.railItems : styles.barItems}>
      {PAGES.map(({ key, href }) => (
        <li key={key}>
          <Link
            href={href}
            className={place === 'rail' ? styles.railItem : styles.barItem}
            aria-current={leadsTo(href, pathname) ? 'page' : undefined}
          >
            <NavIcon name={key} />
            <span>{t(key)}</span>
            <LinkPending />
          </Link>
        </li>
      ))}
    </ul>
  )
}
