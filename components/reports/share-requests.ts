import type { Problem } from '@/components/ui/error-notice'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { ExpiryDays } from '@/lib/model/report'

/** `null` in place of a problem: nothing answered. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem | null }

export type NewLink = { readonly id: string; readonly url: string; readonly expiresAt: string | null }

export const freezeReport = (title: string, recommendation: RecommendationRequest): Promise<Outcome<{ id: string }>> =>
  send('POST', '/api/v1/reports', { title, recommendation })

export const makeLink = (reportId: string, expiresInDays: ExpiryDays): Promise<Outcome<NewLink>> =>
  send('POST', `/api/v1/reports/${reportId}/links`, { expiresInDays })

export const revokeLink = (linkId: string): Promise<Outcome<null>> => send('DELETE', `/api/v1/links/${linkId}`)

export const deleteReport = (reportId: string): Promise<Outcome<null>> => send('DELETE', `/api/v1/reports/${reportId}`)

async function send<Value>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<Outcome<Value>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer = response.status === 204 ? null : await response.json()
    return response.ok ? { ok: true, value: answer } : { ok: false, problem: answer }
  } catch {
    return { ok: false, problem: null } // the server stopped, or the network is gone
  }
}
