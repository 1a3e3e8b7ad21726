import type { NextRequest } from 'next/server'
import { LANGUAGE_COOKIE, type Language, languageFromAccept, languageOf } from '@/components/shell/language'
import { THEME_COOKIE, themeOf } from '@/components/shell/theme'
import type { Failure } from '@/lib/outcome/failure'
import { knock } from '@/lib/services/open-share'
import en from '@/messages/en.json'
import zh from '@/messages/zh-CN.json'

const WORDS = { en: en.share.refused, 'zh-CN': zh.share.refused } as const
const STATUS = { not_found: 404, gone: 410, rate_limited: 429, unreadable_report: 500 } as const
type Refused = keyof typeof STATUS

/**
 * What stands in front of a shared report, because a page of Next can answer 404 but not 410 or 429. It only says no:
 * the page behind it looks at the token again. Null: the link opens.
 */
export async function refuseShare(request: NextRequest, nonce: string): Promise<Response | null> {
  const token = tokenOf(request.nextUrl.pathname)
  const knocked = await knock({ token, address: addressOf(request), now: new Date() })
  if (knocked.ok) return null

  const refused = refusedAs(knocked.error)
  const headers = { 'content-type': 'text/html; charset=utf-8', ...waiting(knocked.error) }
  return new Response(notice(request, refused, nonce), { status: STATUS[refused], headers })
}

/** The same for the files of a report, in the shape that machines get from the API. Never with the token. */
export function refuseFile(failure: Failure): Response {
  const refused = refusedAs(failure)
  const { title, text } = WORDS.en[refused]
  const body = { type: `urn:tierfront:problem:${refused}`, title, status: STATUS[refused], detail: text, code: refused }
  const headers = { 'content-type': 'application/problem+json', ...waiting(failure) }
  return Response.json(body, { status: STATUS[refused], headers })
}

const refusedAs = ({ code }: Failure): Refused => (code in STATUS ? (code as Refused) : 'not_found') // the `in` says so

const waiting = ({ code, params }: Failure): Record<string, string> =>
  code === 'rate_limited' ? { 'retry-after': String(params.retryAfterSeconds) } : {}

/** Whoever is on the other end of the connection; the guard has removed what strangers claim to be. */
export const addressOf = (request: Request): string =>
  request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''

function tokenOf(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice('/s/'.length))
  } catch {
    return '' // not even an address
  }
}

/** A page of its own, without scripts: system colours in the reader's theme, the same shape for every refusal, no data. */
function notice(request: NextRequest, refused: Refused, nonce: string): string {
  const language = readerLanguage(request)
  const theme = themeOf(request.cookies.get(THEME_COOKIE)?.value) ?? 'light dark'
  const { title, text } = WORDS[language][refused]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style nonce="${nonce}">
:root{color-scheme:${theme};font:14px/20px system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
body{margin:0;background:Canvas;color:CanvasText}main{max-width:60ch;margin:18vh auto 0;padding:0 16px}
h1{font-size:20px;line-height:28px;font-weight:600;margin:0 0 8px}p{margin:0}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
}

const readerLanguage = (request: NextRequest): Language =>
  languageOf(request.nextUrl.searchParams.get('lang')) ??
  languageOf(request.cookies.get(LANGUAGE_COOKIE)?.value) ??
  languageFromAccept(request.headers.get('accept-language'))
