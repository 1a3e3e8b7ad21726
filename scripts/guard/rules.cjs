'use strict'

/** What may reach the program at all, judged by the head of a request alone. */

const PAGE_METHODS = ['GET', 'HEAD']
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/**
 * Headers by which a client could pose as a proxy or as Next itself. Nothing in front of this program is trusted yet,
 * and a page never takes a server action.
 */
const DROPPED_HEADERS =
  /^(?:next-action|x-middleware-.*|x-matched-path|x-nextjs-.*|x-invoke-.*|x-now-.*|x-forwarded-.*|forwarded|x-real-ip|x-nonce|content-security-policy|x-request-id)$/i

/** Codes and statuses of `lib/outcome/failure.ts`; `params` fill the words of `failures.<code>` in a page's language. */
const STATUS = {
  bad_request: 400,
  cross_origin: 403,
  method_not_allowed: 405,
  too_slow: 408,
  body_too_large: 413,
  host_not_allowed: 421,
  busy: 429,
}

const refusal = (code, detail, { params = {}, headers = {} } = {}) => ({
  code,
  status: STATUS[code],
  detail,
  params,
  headers,
})

/** Node may have built `headers` already, so a dropped header goes from both of its places. */
function dropHeaders(req) {
  const kept = []
  for (let at = 0; at < req.rawHeaders.length; at += 2) {
    const [name, value] = req.rawHeaders.slice(at, at + 2)
    if (DROPPED_HEADERS.test(name)) delete req.headers[name.toLowerCase()]
    else kept.push(name, value)
  }
  req.rawHeaders = kept
}

const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Null when the request may pass, else why not. */
function judge({ method, url, headers }, settings) {
  if (!url.startsWith('/')) {
    return refusal('bad_request', 'Ask for a path that starts with "/", not for a whole URL.', {
      params: { field: 'URL' },
    })
  }
  // Next answers 500 to what decodes to no text.
  if (!isDecodable(url.split('?', 1)[0])) {
    return refusal('bad_request', 'The path holds a "%" that encodes no character.', { params: { field: 'URL' } })
  }
  if (!LOOPBACK_HOST.test(headers.host ?? '')) {
    const host = String(headers.host ?? '').slice(0, 100)
    const detail = `The Host header says ${JSON.stringify(host)}. Use 127.0.0.1 or localhost.`
    return refusal('host_not_allowed', detail, { params: { host } })
  }
  return wrongMethod(method, url) ?? crossOrigin(method, headers) ?? wrongBody(method, headers, settings)
}

function isDecodable(path) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function wrongMethod(method, url) {
  const allowed = isApi(url) ? API_METHODS : PAGE_METHODS
  if (allowed.includes(method)) return null
  const list = allowed.join(', ')
  const detail = `${method} is not allowed here. Use one of: ${list}.`
  return refusal('method_not_allowed', detail, { params: { method, allowed: list }, headers: { Allow: list } })
}

/** Both as written and after dot segments are resolved, so that `/api/../page` is a page. */
function isApi(url) {
  return (
    url.startsWith('/api/') && URL.canParse(url, 'http://x') && new URL(url, 'http://x').pathname.startsWith('/api/')
  )
}

/** The order of checks of Go's `http.CrossOriginProtection`: https://pkg.go.dev/net/http#CrossOriginProtection */
function crossOrigin(method, headers) {
  if (PAGE_METHODS.includes(method)) return null
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return null
  const origin = headers.origin
  if (!site && origin === undefined) return null // not a browser
  if (!site && URL.canParse(origin) && new URL(origin).host === headers.host) return null
  return refusal(
    'cross_origin',
    'Only pages of this server may change anything here. Send the request from one of them.',
  )
}

function wrongBody(method, headers, { maxBodyBytes }) {
  if (PAGE_METHODS.includes(method)) {
    if (!hasBody({ headers })) return null
    const detail = `${method} takes no body here. Use PUT or POST to send one.`
    return refusal('bad_request', detail, { params: { field: 'body' } })
  }
  const length = Number(headers['content-length'] ?? 0)
  if (length <= maxBodyBytes) return null
  const detail = `The body has ${length} bytes, the limit is ${maxBodyBytes}. Compress it with gzip, or raise TIERFRONT_MAX_UPLOAD_BYTES.`
  return refusal('body_too_large', detail, { params: { limitBytes: maxBodyBytes } })
}

module.exports = { dropHeaders, hasBody, judge, refusal, STATUS }
