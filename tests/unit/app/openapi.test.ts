import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeApi } from '@/app/api/openapi'
import { OPERATIONS } from '@/app/api/operations'

const ROOT = join(import.meta.dirname, '../../../app/api/v1')

/** Method and path of every route in the folder, as the description writes them. */
function routes(): string[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts') && !file.includes('openapi'))
    .flatMap((file) => {
      const path = `/api/v1/${file
        .replaceAll('\\', '/')
        .replace(/\/route\.ts$/, '')
        .replace(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}')}`
      const text = readFileSync(join(ROOT, file), 'utf8')
      return [...text.matchAll(/\b(?:export const|as) (GET|POST|PUT|PATCH|DELETE)\b/g)].map(
        ([, method]) => `${method?.toLowerCase()} ${path}`,
      )
    })
    .sort()
}

test('every route is described, and nothing that is none', () => {
  expect(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(routes())
})

const document = JSON.parse(JSON.stringify(describeApi(OPERATIONS)))

test('bodies are described by the schemas that check them', () => {
  const body = document.paths['/api/v1/recommendations'].post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(expect.arrayContaining(['workload', 'region']))
  expect(Object.keys(body.properties.workload.properties)).toEqual(
    expect.arrayContaining(['storedBytes', 'readsPerDay', 'writesPerMonth', 'slo']),
  )
  expect(body.properties.workload.additionalProperties).toBe(false)
})

test('queries and path parameters are named', () => {
  const names = (path: string, method: string) =>
    document.paths[path][method].parameters.map((one: { name: string }) => one.name)
  expect(names('/api/v1/runs', 'get')).toEqual(expect.arrayContaining(['tool', 'operation', 'q', 'limit', 'cursor']))
  expect(names('/api/v1/runs/{id}', 'patch')).toEqual(['id'])
})
