import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** The dependency rule: a folder may import from itself and from these. Change it here, in a commit that says why. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'lib/outcome': [],
  'lib/units': ['lib/outcome'],
  'lib/model': ['lib/units', 'lib/outcome'],
  'lib/stats': ['lib/model', 'lib/units', 'lib/outcome'],
  'lib/ingest': ['lib/model', 'lib/units', 'lib/outcome', 'lib/stats'], // bins become percentiles while they are read
  'lib/pricing': ['lib/model', 'lib/units', 'lib/outcome'],
  'lib/perf': ['lib/model', 'lib/units', 'lib/outcome'],
  'lib/checks': ['lib/model', 'lib/units', 'lib/outcome'],
  'lib/tables': ['lib/model', 'lib/units', 'lib/outcome'],
  'lib/options': ['lib/model', 'lib/units', 'lib/outcome', 'lib/perf', 'lib/pricing'],
  'lib/evidence': ['lib/model', 'lib/units', 'lib/outcome', 'lib/stats'],
  'lib/estimate': [
    'lib/model',
    'lib/units',
    'lib/outcome',
    'lib/pricing',
    'lib/perf',
    'lib/options',
    'lib/evidence',
    'lib/stats',
  ],
  'lib/recommend': [
    'lib/model',
    'lib/units',
    'lib/outcome',
    'lib/estimate',
    'lib/options',
    'lib/evidence',
    'lib/checks',
    'lib/perf',
    'lib/pricing',
  ],
  'lib/report': ['lib/model', 'lib/units', 'lib/outcome', 'lib/recommend'],
  'lib/db': ['lib/model', 'lib/units', 'lib/outcome'],
  'lib/services': ['lib/*'],
  workers: [
    'lib/model',
    'lib/units',
    'lib/outcome',
    'lib/ingest',
    'lib/pricing',
    'lib/recommend',
    'lib/evidence',
    'lib/stats',
  ],
  'components/ui': ['components/ui', 'lib/units', 'lib/model', 'lib/outcome'],
  components: ['components/*', 'lib/units', 'lib/model', 'lib/outcome', 'workers'],
  app: ['app', 'components/*', 'lib/services', 'lib/units', 'lib/model', 'lib/outcome'],
}

const CORE = [
  'outcome',
  'units',
  'model',
  'stats',
  'ingest',
  'pricing',
  'perf',
  'checks',
  'tables',
  'options',
  'evidence',
  'estimate',
  'recommend',
  'report',
]
/** Packages a part of the tree may import; everything else is refused. */
const CORE_PACKAGES = ['zod', 'decimal.js', 'fflate']
const ONLY_IN: readonly [RegExp, RegExp][] = [
  [/^(@prisma\/|better-sqlite3$|prisma$)/, /^lib\/db\//],
  [/^recharts/, /^components\/charts\//],
  [/^decimal\.js$/, /^lib\/units\/usd\.ts$/],
]

type Edge = { file: string; specifier: string; target: string | null }

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function edges(file: string): Edge[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"\n]*?(?:\n[^'"]*?)?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? ''
    const target = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? normalize(relative(ROOT, join(ROOT, dirname(file), specifier)))
        : null
    return { file, specifier, target }
  })
}

const partOf = (path: string): string => {
  const [top = '', second = ''] = path.split('/')
  if (top === 'lib') return `lib/${second}`
  return top === 'components' && second === 'ui' ? 'components/ui' : top
}
const inside = (part: string, allowed: string): boolean =>
  allowed.endsWith('/*') ? part.startsWith(allowed.slice(0, -1)) || part === allowed.slice(0, -2) : part === allowed

const ALL = ['lib', 'app', 'components', 'workers'].flatMap(sources)
const EDGES = ALL.flatMap(edges)

/** The source file that an import means. */
const sourceOf = (target: string | null): string | null =>
  [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => ALL.includes(path)) ?? null

describe('the dependency rule', () => {
  test('there is something to hold', () => expect(EDGES.length).toBeGreaterThan(20))

  test('every folder of lib is in the table', () => {
    expect(readdirSync(join(ROOT, 'lib')).filter((name) => MAY_IMPORT[`lib/${name}`] === undefined)).toEqual([])
  })

  test('an arrow points from what is used to what uses it', () => {
    const wrong = EDGES.filter(({ file, target }) => {
      if (target === null || target.startsWith('messages/') || target === 'package.json') return false
      const from = partOf(file)
      const to = partOf(target)
      return from !== to && !(MAY_IMPORT[from] ?? []).some((allowed) => inside(to, allowed))
    })
    expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([])
  })

  test('the core imports no Node, Next, React or Prisma', () => {
    const core = EDGES.filter(({ file }) => CORE.some((name) => file.startsWith(`lib/${name}/`)))
    const wrong = core.filter(({ specifier, target }) => target === null && !CORE_PACKAGES.includes(specifier))
    expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([])
  })

  test('the core reads no clock, dice, environment or network', () => {
    const impure = /\bDate\.now\(|new Date\(\)|Math\.random\(|\bprocess\.\w|\bfetch\(/
    const core = ALL.filter((file) => CORE.some((name) => file.startsWith(`lib/${name}/`)))
    expect(core.filter((file) => impure.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
  })

  test('packages that belong to one folder stay there', () => {
    const wrong = EDGES.filter(({ file, specifier }) =>
      ONLY_IN.some(([name, home]) => name.test(specifier) && !home.test(file)),
    )
    expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([])
  })

  test('a shared report is drawn from its snapshot: app/s reaches no live data', () => {
    const wrong = EDGES.filter(
      ({ file, target }) =>
        file.startsWith('app/s/') && target?.startsWith('lib/services/') && target !== 'lib/services/open-share',
    )
    expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([])
  })

  test('nothing that a shared report is drawn with can compute: no price, limit or model is within its reach', () => {
    const reach = new Set(ALL.filter((file) => file.startsWith('app/s/')))
    for (const file of reach) {
      for (const edge of EDGES) {
        const found = edge.file === file ? sourceOf(edge.target) : null
        if (found !== null) reach.add(found)
      }
    }
    expect(reach.size).toBeGreaterThan(20)
    const computing = /^lib\/(pricing|recommend|estimate|options|evidence|perf|checks)\//
    expect([...reach].filter((file) => computing.test(file))).toEqual([])
  })

  test('no server actions', () => {
    expect(ALL.filter((file) => /^['"]use server['"]/m.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
  })
})
