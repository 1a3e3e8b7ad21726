export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

/** The process turns: it answers, whatever the state of its data. */
export function GET(): Response {
  return new Response('ok\n', { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}
