import type { ReactNode } from 'react'

const PATHS = {
  home: (
    <>
      <path d="M3 8.5 9 3.5l6 5V15H3z" />
      <path d="M7 15v-4h4v4" />
    </>
  ),
  import: (
    <>
      <path d="M9 3v8M5.5 8 9 11.5 12.5 8" />
      <path d="M3 12v3h12v-3" />
    </>
  ),
  runs: <path d="M3 4.5h12M3 9h12M3 13.5h12" />,
  compare: <path d="M9 2.5v13M3 6h4M4.5 9H7M3 12h4M11 6h3M11 9h4M11 12h2.5" />,
  tables: <path d="M3 3.5h12v11H3zM3 7.5h12M7.5 3.5v11" />,
  recommend: (
    <>
      <path d="M3 3v12h12" />
      <path d="M5.5 5v3h3v3h4.5" />
    </>
  ),
  questions: <path d="M4.5 2.5h9v13L9 12l-4.5 3.5z" />,
  help: (
    <>
      <path d="M6.5 6.8A2.5 2.5 0 1 1 9 9.5v1.5" />
      <path d="M9 14h.01" strokeWidth="2" />
    </>
  ),
  costs: <path d="M3 5h12M3 9h8M3 13h5" />,
  prices: (
    <>
      <path d="M9 3H3v6l6.5 6.5 6-6z" />
      <circle cx="6" cy="6" r="1" />
    </>
  ),
  reports: (
    <>
      <path d="M4.5 2.5h6l3 3v10h-9z" />
      <path d="M7 9h4M7 12h4" />
    </>
  ),
  more: <path d="M4.5 9h.01M9 9h.01M13.5 9h.01" strokeWidth="2.5" />,
} satisfies Record<string, ReactNode>

export type NavIconName = keyof typeof PATHS

export function NavIcon({ name }: { name: NavIconName }) {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {PATHS[name]}
    </svg>
  )
}

/** The mark of the product: a frontier of three steps. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 22 22"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M3 4h6v6h6v7h4" />
    </svg>
  )
}
