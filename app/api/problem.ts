import { FAILURES, type Failure, type FailureCode } from '@/lib/outcome/failure'
import { inEnglish } from './english'

/** When the machine is the reason, the same request may succeed a little later. */
const RETRY_AFTER_SECONDS: Partial<Record<FailureCode, string>> = {
  busy: '1',
  rate_limited: '60',
  unavailable: '5',
  read_only: '30',
}

/** The one shape of every refusal (RFC 9457). `params` lets a page say the same in the reader's language. */
export function problem(failure: Failure, requestId: string): Response {
  const { code, params, where, errors } = failure
  const { status } = FAILURES[code]
  const retryAfter = RETRY_AFTER_SECONDS[code]
  const body = {
    type: `urn:tierfront:problem:${code}`,
    title: titleOf(code),
    status,
    detail: inEnglish('failures', failure),
    code,
    instance: requestId,
    where,
    params,
    ...(errors === undefined ? {} : { errors: errors.map(inWords) }),
  }
  return Response.json(body, {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    },
  })
}

const inWords = ({ pointer, detail, because }: NonNullable<Failure['errors']>[number]) => ({
  pointer,
  detail: because === undefined ? detail : inEnglish('reasons', because),
  ...(because === undefined ? {} : { because }),
})

/** `unknown_format` → `Unknown format`. */
const titleOf = (code: string): string => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`
