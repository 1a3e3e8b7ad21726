import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../../../', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, ROOT), 'utf8'))

type Entry = { version: string; optionalDependencies?: Record<string, string>; resolved?: string }
const pack = read('package.json')
const locked: Record<string, Entry> = read('package-lock.json').packages

describe('the lock file', () => {
  test('agrees with package.json', () => {
    const { dependencies, devDependencies } = pack
    expect(locked['']).toMatchObject({ dependencies, devDependencies })
  })

  test('every direct dependency is an exact version', () => {
    const wanted: [string, string][] = Object.entries({ ...pack.dependencies, ...pack.devDependencies })
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    expect(wanted.map(([name]) => [name, locked[`node_modules/${name}`]?.version])).toEqual(wanted)
  })

  test('has the optional binaries of every platform, or `npm ci` would refuse it', () => {
    const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isReachable(path, name)),
    )
    expect(missing).toEqual([])
  })

  test('names no registry but the public one', () => {
    const hosts = Object.values(locked).flatMap(({ resolved }) => (resolved ? [new URL(resolved).origin] : []))
    expect([...new Set(hosts)].filter((origin) => origin !== 'https://registry.npmjs.org')).toEqual([])
  })
})

/** As Node looks packages up: beside the asking one, then in every folder above. */
function isReachable(from: string, name: string): boolean {
  if (locked[`${from === '' ? '' : `${from}/`}node_modules/${name}`] !== undefined) return true
  if (from === '') return false
  const above = from.lastIndexOf('/node_modules/')
  return isReachable(above < 0 ? '' : from.slice(0, above), name)
}
