// Share links may be fetched, so that a crawler sees their `noindex`: a blocked address is still listed by its URL,
// and that URL is the secret. Everything else is off limits.
const RULES = 'User-agent: *\nAllow: /s/\nDisallow: /\n'

export function GET() {
  return new Response(RULES, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
