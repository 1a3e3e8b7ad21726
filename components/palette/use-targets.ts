'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { PAGES } from '@/components/shell/main-nav'
import type { Destinations } from '@/lib/model/library'
import type { Target } from './targets'

type Fetched = { readonly state: 'loading' | 'failed' } | { readonly state: 'here'; readonly what: Destinations }

/** Pages at once; the others when the server has named them. Asked once, when the palette opens. */
export function useTargets(): { targets: readonly Target[]; state: Fetched['state'] } {
  const t = useTranslations()
  const [fetched, setFetched] = useState<Fetched>({ state: 'loading' })

  useEffect(() => {
    const left = new AbortController()
    fetch('/api/v1/destinations', { signal: left.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Destinations) : null))
      .then((what) => setFetched(what === null ? { state: 'failed' } : { state: 'here', what }))
      .catch(() => !left.signal.aborted && setFetched({ state: 'failed' }))
    return () => left.abort()
  }, [])

  const pages = PAGES.map(({ key, href }): Target => ({ kind: 'page', href, name: t(`nav.${key}`), note: '' }))
  if (fetched.state !== 'here') return { targets: pages, state: fetched.state }
  const { cases, questions, runs } = fetched.what
  const caseName = (id: string) => (t.has(`home.presets.${id}`) ? t(`home.presets.${id}`) : id)
  return {
    state: 'here',
    targets: [
      ...pages,
      ...cases.map((id): Target => ({ kind: 'case', href: `/recommend?preset=${id}`, name: caseName(id), note: '' })),
      ...questions.map(({ id, name }): Target => ({ kind: 'question', href: `/questions/${id}`, name, note: '' })),
      ...runs.map(
        ({ id, name, tool, fileName }): Target => ({
          kind: 'run',
          href: `/runs/${id}`,
          name,
          note: `${tool} · ${fileName}`,
        }),
      ),
    ],
  }
}
