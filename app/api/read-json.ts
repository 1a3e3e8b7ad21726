import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'

const MAX_JSON_BYTES = 2 ** 20
const MAX_DEPTH = 64

/** The JSON body of a request, held to limits before it is parsed. */
export async function readJson(request: Request): Promise<Result<unknown, Failure>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type))
    return fail({ code: 'use_json', params: {}, where: 'content-type' })
  const text = await readText(request)
  if (!text.ok) return text
  if (text.value.trim() === '') return fail({ code: 'empty_body', params: {}, where: null })
  const tooDeep = firstDeeperThan(MAX_DEPTH, text.value)
  if (tooDeep !== null) return fail(at('json_too_deep', text.value, tooDeep))
  try {
    const value: unknown = JSON.parse(text.value)
    return ok(value)
  } catch (error) {
    const position = /at position (\d+)/.exec(error instanceof SyntaxError ? error.message : '')?.[1]
    return fail(at('invalid_json', text.value, position === undefined ? text.value.length : Number(position)))
  }
}

function at(code: 'json_too_deep' | 'invalid_json', text: string, position: number): Failure {
  const before = text.slice(0, position).split('\n')
  const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  const found = text.slice(position, position + 1) || 'end'
  return { code, params: { ...place, found }, where: `line ${place.line}, column ${place.column}` }
}

async function readText(request: Request): Promise<Result<string, Failure>> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const tooLarge: Failure = { code: 'body_too_large', params: { limitBytes: MAX_JSON_BYTES }, where: null }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_JSON_BYTES) return fail(tooLarge)
  let text = ''
  let sizeBytes = 0
  try {
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      sizeBytes += chunk.length
      if (sizeBytes > MAX_JSON_BYTES) return fail(tooLarge)
      text += decoder.decode(chunk, { stream: true })
    }
    return ok(text + decoder.decode())
  } catch (error) {
    const isEncoding =
      error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    const code = isEncoding ? 'bad_request' : 'incomplete_body'
    return fail({ code, params: isEncoding ? { field: 'body' } : { receivedBytes: sizeBytes }, where: null })
  }
}

/** Where brackets, outside of strings, first nest deeper than this. */
function firstDeeperThan(limit: number, text: string): number | null {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    if (depth > limit) return index
  }
  return null
}
