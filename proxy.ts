import { type NextRequest, NextResponse } from 'next/server'
import { refuseShare } from './app/s/refusal'
import { LANGUAGE_HEADER, languageOf } from './components/shell/language'

const DEVELOPMENT = process.env.NODE_ENV === 'development'
const NONCE_BYTES = 16

/**
 * Gives every page its nonce and so its Content-Security-Policy; decides nothing about access. For a share link that does
 * not open it gives the answer with its status, which the page behind it, that decides again, cannot.
 * Everything the matcher leaves out keeps the stricter policy of `next.config.ts`.
 */
export async function proxy(request: NextRequest) {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))))
  const shared = request.nextUrl.pathname.startsWith('/s/')
  const policy = pagePolicy(nonce, shared)
  const refusal = shared ? await refuseShare(request, nonce) : null
  if (refusal !== null) {
    refusal.headers.set('content-security-policy', policy)
    return refusal
  }
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy) // Next reads the nonce of its own scripts from here
  const language = languageOf(request.nextUrl.searchParams.get('lang'))
  headers.delete(LANGUAGE_HEADER)
  if (language !== null) headers.set(LANGUAGE_HEADER, language) // a layout does not see the query
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = {
  // Uploads must stay outside: whatever passes here is cut at 10 MB without an error.
  matcher: ['/((?!api/|_next/static/|_next/image|healthz$|readyz$|robots\\.txt$|s/[^/]+/report\\.).*)'],
}

function pagePolicy(nonce: string, shared: boolean): string {
  const development = DEVELOPMENT ? " 'unsafe-eval'" : '' // React rebuilds server stacks with eval, in development only
  // The development overlay adds style elements without a nonce; a nonce beside 'unsafe-inline' would switch that off.
  const styles = DEVELOPMENT ? "'unsafe-inline'" : `'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    `style-src-elem 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'", // server-rendered style attributes, which no nonce can cover
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${shared ? "'none'" : "'self'"}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
