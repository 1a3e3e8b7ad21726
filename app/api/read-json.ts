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
  if (depthOf(text.value) > MAX_DEPTH) return fail({ code: 'json_too_deep', params: { limit: MAX_DEPTH }, where: null })
  try {
    const value: unknown = JSON.parse(text.value)
    return ok(value)
  } catch (error) {
    const where = error instanceof SyntaxError ? error.message : null // V8 says line and column
    return fail({ code: 'invalid_json', params: { why: where ?? '' }, where })
  }
}

async function readText(request: Request): Promise<Result<string, Failure>> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const tooLarge: Failure = { code: 'body_too_large', params: { limitBytes: MAX_JSON_BYTES }, where: null }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_JSON_BYTES) return fail(tooLarge)
  let text = ''
  let sizeBytes = 0
  try {
    for await (const chunk of request.body ?? []) {
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

/** How deep brackets nest, outside of strings. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth)
    if (token === ']' || token === '}') depth -= 1
  }
  return deepest
}
