import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const CSS = readFileSync(join(ROOT, 'app/tokens.css'), 'utf8')

const declarations = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]?.trim() ?? '']))

const [lightBlock = '', darkBlock = '', systemBlock = ''] = [
  /:root \{([\s\S]*?)\n\}/,
  /:root\[data-theme="dark"\] \{([\s\S]*?)\n\}/,
  /:root:not\(\[data-theme\]\) \{([\s\S]*?)\n {2}\}/,
].map((pattern) => pattern.exec(CSS)?.[1])

const LIGHT = declarations(lightBlock)
const THEMES = { light: LIGHT, dark: { ...LIGHT, ...declarations(darkBlock) } }

/** Relative luminance and contrast of WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

describe('the tokens', () => {
  test('dark is the same whether chosen or by the system', () => {
    expect(Object.keys(declarations(darkBlock)).length).toBeGreaterThan(30)
    expect(declarations(systemBlock)).toEqual(declarations(darkBlock))
  })

  describe.each(Object.entries(THEMES))('%s', (_, tokens) => {
    const read = (name: string): string => tokens[name] ?? ''
    const grounds = ['--bg', '--bg-sunken']

    test.each(['--ink', '--ink-2', '--ink-3', '--accent', '--ok', '--warn', '--bad'])('%s reads as text', (ink) => {
      for (const ground of grounds) expect(contrast(read(ink), read(ground))).toBeGreaterThanOrEqual(4.5)
    })

    test.each(['--line-control', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `--c${n}`)])(
      '%s is seen as a shape',
      (line) => {
        for (const ground of grounds) expect(contrast(read(line), read(ground))).toBeGreaterThanOrEqual(3)
      },
    )

    test.each([
      ['--warn', '--warn-soft'],
      ['--bad', '--bad-soft'],
      ['--ok', '--ok-soft'],
      ['--ink-2', '--warn-soft'],
      ['--ink-inverse', '--accent'],
      ['--bg', '--ink'],
    ])('%s reads on %s', (ink, ground) => expect(contrast(read(ink), read(ground))).toBeGreaterThanOrEqual(4.5))
  })
})

describe('colours', () => {
  test('come from the tokens and nowhere else', () => {
    const files = ['app', 'components'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    const own = files.filter((path) => /\.(css|tsx)$/.test(path) && path !== 'app/tokens.css')
    expect(own.length).toBeGreaterThan(20)
    const raw = /(?<![\w&/#-])#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|hsl|oklch)a?\(/i
    expect(own.filter((path) => raw.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
  })

  test('every token that is used exists', () => {
    const files = ['app', 'components'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    const known = new Set(Object.keys(LIGHT))
    const missing = files
      .filter((path) => /\.(css|tsx?)$/.test(path))
      .flatMap((path) => {
        const text = readFileSync(join(ROOT, path), 'utf8')
        const local = new Set(Object.keys(declarations(text)))
        const used = [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '')
        return used.filter((name) => !known.has(name) && !local.has(name)).map((name) => `${path}: ${name}`)
      })
    expect(missing).toEqual([])
  })
})
