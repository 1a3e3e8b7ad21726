import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ReportDocument } from '@/components/report/report-document'
import type { ReportSnapshot } from '@/lib/model/report'
import { readSnapshot } from '@/lib/report'
import en from '@/messages/en.json'
import zh from '@/messages/zh-CN.json'

// Documents as they were shared. A report opens for ever: never change one of these files, add others:
// curl -s "$LINK/report.json" > tests/golden/snapshots/v1-<what>.json
const FOLDER = join(import.meta.dirname, '../../golden/snapshots')
const DOCUMENTS = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
const MESSAGES = { en, 'zh-CN': zh } as const

function opened(name: string): ReportSnapshot {
  const read = readSnapshot(readFileSync(join(FOLDER, name), 'utf8'))
  if (!read.ok) throw new Error(`${name}: ${read.error.why}`)
  return read.value
}

function drawn(snapshot: ReportSnapshot, locale: keyof typeof MESSAGES): string {
  const document = createElement(ReportDocument, { snapshot, sha256: '0'.repeat(64), linkEnds: null })
  const messages = { ...MESSAGES[locale], settings: { byteUnits: 'decimal' } }
  return renderToStaticMarkup(
    // biome-ignore lint/correctness/noChildrenProp: its type asks for them among the props
    createElement(NextIntlClientProvider, { locale, messages, timeZone: 'UTC', children: document }),
  )
}

/** Every row of every table, its number cells as text. */
function figuresOf(html: string): string {
  const rows = html.match(/<tr.*?<\/tr>/gs) ?? []
  return rows
    .map((row) => [...row.matchAll(/<td class="[^"]*numeric[^"]*">(.*?)<\/td>/gs)].map(([, cell = '']) => textOf(cell)))
    .filter((cells) => cells.some((cell) => /\d/.test(cell)))
    .map((cells) => cells.join(' | '))
    .join('\n')
}

const textOf = (html: string): string =>
  html
    .replace(/<title>.*?<\/title>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\p{Script=Han}[\p{Script=Han}\s]*|\b(?:price )?unknown\b|\bby band\b/gu, '?')
    .replace(/\s+/g, ' ')
    .trim()

describe.each(DOCUMENTS)('%s', (name) => {
  test('opens, and shows the numbers that it always showed', async () => {
    const figures = figuresOf(drawn(opened(name), 'en'))
    expect(figures).toMatch(/\d/)
    await expect(`${figures}\n`).toMatchFileSnapshot(`../../golden/snapshots/${name.replace('.json', '.figures.txt')}`)
  })

  test('shows the same numbers in every language', () => {
    expect(figuresOf(drawn(opened(name), 'zh-CN'))).toBe(figuresOf(drawn(opened(name), 'en')))
  })

  test('says everything in words: no code is without a message', () => {
    for (const locale of ['en', 'zh-CN'] as const) {
      const bare = textOf(drawn(opened(name), locale)).match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? []
      expect(bare).toEqual([])
    }
  })
})
