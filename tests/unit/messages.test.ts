import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FAILURES } from '@/lib/outcome/failure'
import en from '@/messages/en.json'
import zh from '@/messages/zh-CN.json'

type Tree = { readonly [key: string]: string | Tree }

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  )

const ENGLISH = new Map(flat(en))
const CHINESE = new Map(flat(zh))
const ROOT = join(import.meta.dirname, '../..')

/** Words that Chinese engineers write as they are: tools, protocols, products, units, symbols. */
const SAME_IN_CHINESE = new Set(
  `fio pgbench json csv svg png sql tps iops qd p50 p95 p99 p id en http smb nfs nfsv nfsv3 nfsv4 nfs3 nfs4 s3 efs ebs fsx zfs raid
  gp2 gp3 io1 io2 openzfs aws az ha slo sha slog kib mib gib tib kb mb gb tb b s ms us min h d month trim stat put get mkdir rmdir posix
  tierfront sync markdown api url express one zone standard elastic v multi single md x n usd op dsu yr a standard direct utc linux nvme
  select bs iodepth numjobs rw mbps mibps ack rpo azs`.split(/\s+/),
)

/** Text without the arguments and tags of ICU and without the words of a plural. */
const bareText = (message: string): string =>
  message
    .replace(/<\/?\w+>/g, ' ')
    .replace(/\b(plural|select|selectordinal|number|one|other|zero|few|many|two)\b/g, ' ')
    .replace(/\{\s*\w+\s*[,}]/g, ' ')

const untranslated = (key: string, text: string): boolean =>
  text === CHINESE.get(key) &&
  (bareText(text).match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).some((word) => !SAME_IN_CHINESE.has(word.toLowerCase()))

/** Arguments and tags of a message; `counted` ones only choose between forms, which Chinese may not need. */
function parametersOf(message: string): { shown: Set<string>; counted: Set<string> } {
  const shown = new Set([...message.matchAll(/<(\w+)>/g)].map((match) => `<${match[1]}>`))
  const counted = new Set<string>()
  const readMessage = (from: number): number => {
    let at = from
    while (at < message.length && message[at] !== '}') at = message[at] === '{' ? readArgument(at + 1) : at + 1
    return at
  }
  const readArgument = (from: number): number => {
    const [head = '', name = '', kind = ''] = /^\s*(\w+)\s*(?:,\s*(\w+))?/.exec(message.slice(from)) ?? []
    ;(/^(plural|select|selectordinal)$/.test(kind) ? counted : shown).add(name)
    let at = from + head.length
    while (at < message.length && message[at] !== '}') at = message[at] === '{' ? readMessage(at + 1) + 1 : at + 1
    return at + 1
  }
  readMessage(0)
  return { shown, counted }
}

/** What one language shows and the other does not know of. */
function unsharedParameters(english: string, chinese: string): string[] {
  const [a, b] = [parametersOf(english), parametersOf(chinese)]
  const all = ({ shown, counted }: typeof a) => new Set([...shown, ...counted])
  return [...[...a.shown].filter((name) => !all(b).has(name)), ...[...all(b)].filter((name) => !all(a).has(name))]
}

function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path)
    return /\.tsx?$/.test(entry.name) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : []
  })
}

describe('both languages', () => {
  test('have the same keys', () => {
    expect([...ENGLISH.keys()].filter((key) => !CHINESE.has(key))).toEqual([])
    expect([...CHINESE.keys()].filter((key) => !ENGLISH.has(key))).toEqual([])
  })

  test('say something under every key', () => {
    const empty = [...ENGLISH, ...CHINESE].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  test('take the same parameters', () => {
    const differing = [...ENGLISH].flatMap(([key, text]) => {
      const names = unsharedParameters(text, CHINESE.get(key) ?? '')
      return names.length > 0 ? [`${key}: ${names.join(', ')}`] : []
    })
    expect(differing).toEqual([])
  })

  test('nothing is left in English but words that Chinese uses too', () => {
    expect([...ENGLISH].filter(([key, text]) => untranslated(key, text)).map(([key]) => key)).toEqual([])
  })

  test('Chinese has full-width punctuation beside Han', () => {
    const halfWidth = /\p{Script=Han}[,;:!?]|[,;:!?]\p{Script=Han}|\p{Script=Han}\(|\)\p{Script=Han}/u
    expect([...CHINESE].filter(([, text]) => halfWidth.test(text)).map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })
})

describe('words for what the code says', () => {
  test('every failure has its sentence', () => {
    expect(Object.keys(FAILURES).filter((code) => !ENGLISH.has(`failures.${code}`))).toEqual([])
  })

  test('every code that the core gives has words in some space', () => {
    const given = sources('lib')
      .flatMap(({ path, text }) =>
        [...text.matchAll(/(?<!readonly )\bcode: '([a-z][\w-]*)'/g)].map((match) => ({ path, code: match[1] ?? '' })),
      )
      .filter(({ code }) => code !== 'custom') // zod's own word for an issue that we raise in a schema
    expect(given.length).toBeGreaterThan(20)
    const spaces = ['reasons', 'checks', 'warnings', 'failures']
    const silent = given.filter(({ code }) => !spaces.some((space) => ENGLISH.has(`${space}.${code}`)))
    expect(silent.map(({ path, code }) => `${path}: ${code}`)).toEqual([])
  })

  test('every key that a page asks for by name exists', () => {
    const asked = [...sources('app'), ...sources('components')].flatMap(({ path, text }) => keysAskedFor(path, text))
    expect(asked.length).toBeGreaterThan(50)
    const missing = asked.filter(({ candidates }) => !candidates.some((key) => ENGLISH.has(key)))
    expect(missing.map(({ path, candidates }) => `${path}: ${candidates.join(' or ')}`)).toEqual([])
  })
})

/** Literal keys of `t('…')`, under the namespaces that the file binds to that name. */
function keysAskedFor(path: string, text: string): { path: string; candidates: string[] }[] {
  const bindings = [
    ...text.matchAll(/const (\w+) = (?:await )?(?:useTranslations|getTranslations)\((?:'([\w.-]*)')?\)/g),
  ]
  const names = new Set(bindings.map((binding) => binding[1] ?? ''))
  return [...names].flatMap((name) => {
    const spaces = bindings.filter((binding) => binding[1] === name).map((binding) => binding[2])
    const calls = text.matchAll(new RegExp(`\\b${name}(?:\\.rich|\\.markup)?\\('([\\w./-]+)'`, 'g'))
    return [...calls].map((call) => ({
      path,
      candidates: spaces.map((space) => (space === undefined ? (call[1] ?? '') : `${space}.${call[1]}`)),
    }))
  })
}
