import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const DOCUMENTS = [
  'README.md',
  'docs/dependencies.md',
  'docs/limits.md',
  ...readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
]

/** What is quoted in backticks and begins like a path of this repository; placeholders such as `<feature>` are none. */
const PATH =
  /`((?:\.ci|app|bench|components|docs|lib|messages|prisma|public|scripts|tests|workers)\/[\w./[\]-]*|proxy\.ts|[\w.-]+\.config\.ts)`/g

describe('the documents', () => {
  test.each(DOCUMENTS)('%s quotes only paths that exist', (path) => {
    const quoted = [...text(path).matchAll(PATH)].map(([, found = '']) => found)
    expect(quoted.filter((found) => !existsSync(join(ROOT, found)))).toEqual([])
  })

  test('every direct dependency says why it is here', () => {
    const { dependencies, devDependencies } = JSON.parse(text('package.json'))
    const said = text('docs/dependencies.md')
    const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'))
    expect(names.filter((name) => !said.includes(name))).toEqual([])
  })
})
