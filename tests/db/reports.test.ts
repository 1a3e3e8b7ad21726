import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closeDatabase, writer } from '@/lib/db/database'
import { saveReport } from '@/lib/db/reports'
import { PRESETS } from '@/lib/recommend'
import { freezeSnapshot } from '@/lib/report'
import { LOCAL_OWNER as owner } from '@/lib/services/actor'
import { deleteReport } from '@/lib/services/delete-report'
import { freezeReport } from '@/lib/services/freeze-report'
import { listReports } from '@/lib/services/list-reports'
import { openReport } from '@/lib/services/open-report'
import { knock, openShare } from '@/lib/services/open-share'
import { linksOfReport, makeShareLink, revokeLink } from '@/lib/services/share-report'
import { aSnapshot } from '../unit/report/a-snapshot'

const NOON = new Date('2026-11-20T12:00:00.000Z')
const DAY_MS = 86_400_000
const days = (count: number) => new Date(NOON.getTime() + count * DAY_MS)

const root = mkdtempSync(join(tmpdir(), 'tierfront-'))
beforeAll(() => {
  process.env.TIERFRONT_DATA = root
})
afterEach(() =>
  writer(async (tx) => {
    await tx.report.deleteMany()
  }),
)
afterAll(async () => {
  await closeDatabase()
  rmSync(root, { recursive: true, force: true })
})

async function aReport(title = 'Mail') {
  const snapshot = freezeSnapshot(aSnapshot({ title }))
  const sha256 = createHash('sha256').update(snapshot).digest('hex')
  return saveReport({ title, snapshot, sha256, createdAt: NOON.toISOString() })
}

async function aLink(id: string, expiresInDays: 1 | 7 | 30 | 365 | null = 30) {
  const made = await makeShareLink(owner, { id, expiresInDays }, NOON)
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}

const visit = (token: string, now = NOON, address = 'a') => ({ token, now, address })
const codeOf = async (token: string, now: Date) => {
  const opened = await openShare(visit(token, now))
  expect((await knock(visit(token, now))).ok).toBe(opened.ok)
  return opened.ok ? 'opens' : opened.error.code
}

describe('reports', () => {
  test('the same document twice is one report', async () => {
    expect(await aReport()).toEqual(await aReport())
    expect(await listReports(owner)).toHaveLength(1)
  })

  test('a report opens as it was frozen', async () => {
    const { id } = await aReport()
    expect(await openReport(owner, id)).toMatchObject({ ok: true, value: { snapshot: aSnapshot({ title: 'Mail' }) } })
  })

  test('a stored report cannot be changed', async () => {
    const { id } = await aReport()
    await expect(writer((tx) => tx.report.update({ where: { id }, data: { title: 'x' } }))).rejects.toThrow()
    expect(await listReports(owner)).toMatchObject([{ id, title: 'Mail' }])
  })

  test('a document that no longer has its hash is not shown', async () => {
    const snapshot = freezeSnapshot(aSnapshot())
    const { id } = await saveReport({ title: 'x', snapshot, sha256: '0'.repeat(64), createdAt: NOON.toISOString() })
    const { token } = await aLink(id)
    const refused = { ok: false, error: { code: 'unreadable_report', params: { why: 'altered' } } }
    expect(await openReport(owner, id)).toMatchObject(refused)
    expect(await openShare(visit(token))).toMatchObject(refused)
  })

  test.each(['', 'report_', '1', '../x', 'report_0000000000000000'])('%j is no report', async (id) => {
    expect(await openReport(owner, id)).toMatchObject({ ok: false })
    expect(await deleteReport(owner, id)).toMatchObject({ ok: false })
    expect(await makeShareLink(owner, { id, expiresInDays: 1 }, NOON)).toMatchObject({ ok: false })
    expect(await linksOfReport(owner, id)).toMatchObject({ ok: false })
    expect(await revokeLink(owner, id, NOON)).toMatchObject({ ok: false })
  })
})

describe('freezing', () => {
  const request = PRESETS.find(({ id }) => id === 'mail-choice')?.request ?? null
  const draft = { title: 'Mail', question: request, evidenceRunIds: null, runIds: [], withRunNames: false }

  test('keeps the question, the answer, the prices with their date and the model, as of now', async () => {
    const frozen = await freezeReport(owner, draft, NOON)
    if (!frozen.ok) throw new Error(frozen.error.code)
    expect(frozen.value).toMatchObject({ title: 'Mail', frozenAt: NOON.toISOString(), region: 'us-west-2' })
    const opened = await openReport(owner, frozen.value.id)
    const snapshot = opened.ok ? opened.value.snapshot : null
    expect(snapshot?.question).toEqual(request)
    const best = snapshot?.answer?.ranked.find(({ key }) => key === snapshot.answer?.best)
    expect(best?.estimate.bill.total).toBe('1320.896')
    expect(snapshot?.answer?.priceBook.id).toMatch(/^[0-9a-f]{64}$/)
    expect(snapshot?.answer?.priceBook.date).toBe(frozen.value.pricesAsOf)
  })

  test('what cannot be answered is not frozen', async () => {
    const question = request && { ...request, optionIds: ['aws/no-such-thing'] }
    expect(await freezeReport(owner, { ...draft, question }, NOON)).toMatchObject({ error: { code: 'unknown_option' } })
    const runIds = ['run_0000000000000000']
    expect(await freezeReport(owner, { ...draft, runIds }, NOON)).toMatchObject({
      error: { code: 'not_found', where: 'runIds[0]' },
    })
    expect(await listReports(owner)).toEqual([])
  })
})

describe('share links', () => {
  test('open the document as it lies, with the numbers of then', async () => {
    const { id, snapshotSha256 } = await aReport()
    const { token } = await aLink(id)
    const opened = await openShare(visit(token))
    if (!opened.ok) throw new Error(opened.error.code)
    expect(opened.value).toMatchObject({ sha256: snapshotSha256, expiresAt: days(30).toISOString() })
    expect(createHash('sha256').update(opened.value.document).digest('hex')).toBe(snapshotSha256)
  })

  test.each([
    [1, [0, 0.999], [1, 2]],
    [7, [6.999], [7]],
    [30, [29.999], [30]],
    [365, [364], [365]],
  ] as const)('%d days end to the millisecond, by the clock that is passed', async (expiresInDays, open, closed) => {
    const { token } = await aLink((await aReport()).id, expiresInDays)
    for (const day of open) expect(await codeOf(token, days(day))).toBe('opens')
    for (const day of closed) expect(await codeOf(token, days(day))).toBe('gone')
  })

  test('"never" stays open', async () => {
    const { token } = await aLink((await aReport()).id, null)
    expect(await codeOf(token, days(100_000))).toBe('opens')
  })

  test('several of one report are revoked one by one, at once', async () => {
    const { id } = await aReport()
    const [first, second] = [await aLink(id), await aLink(id)]
    expect(await revokeLink(owner, first.id, NOON)).toMatchObject({ ok: true })
    expect(await codeOf(first.token, NOON)).toBe('gone')
    expect(await codeOf(second.token, NOON)).toBe('opens')
    expect(await revokeLink(owner, first.id, days(3))).toMatchObject({ ok: true })
    const listed = await linksOfReport(owner, id)
    const revoked = listed.ok ? listed.value.map(({ revokedAt }) => revokedAt) : []
    expect(revoked.sort()).toEqual([NOON.toISOString(), null])
  })

  test('of a deleted report lead nowhere', async () => {
    const { id } = await aReport()
    const { token } = await aLink(id)
    expect(await deleteReport(owner, id)).toMatchObject({ ok: true })
    expect(await codeOf(token, NOON)).toBe('not_found')
    expect(await deleteReport(owner, id)).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })

  test('no token is in the database, in clear or cut', async () => {
    const { token } = await aLink((await aReport()).id)
    const listed = JSON.stringify(await listReports(owner))
    const files = readdirSync(root).filter((name) => name.startsWith('tierfront.db'))
    expect(files).not.toEqual([])
    for (const name of files) expect(readFileSync(join(root, name)).includes(token.slice(3, 20))).toBe(false)
    expect(listed).not.toContain(token.slice(3, 20))
    expect(listed).not.toMatch(/hash/i)
  })

  test.each(['', ':token', '[token]', '\0', '..', '%2e%2e', 'x'.repeat(10_000), `bs_${'A'.repeat(49)}`])(
    '%j is unknown, and the answer does not repeat it',
    async (token) => {
      const opened = await openShare(visit(token, NOON, 'weird'))
      expect(opened).toEqual({
        ok: false,
        error: { code: 'not_found', params: { what: 'report', id: '' }, where: null },
      })
    },
  )

  test('the eleventh guess in a minute waits; what opens is never held up', async () => {
    const { token } = await aLink((await aReport()).id)
    const guess = (seconds: number, address = 'b') =>
      openShare(visit('bs_guess', new Date(NOON.getTime() + seconds * 1000), address))
    for (let second = 0; second < 10; second++)
      expect(await guess(second)).toMatchObject({ error: { code: 'not_found' } })
    expect(await guess(10)).toMatchObject({ error: { code: 'rate_limited', params: { retryAfterSeconds: 50 } } })
    expect(await guess(10, 'c')).toMatchObject({ error: { code: 'not_found' } })
    expect(await openShare(visit(token, NOON, 'b'))).toMatchObject({ ok: true })
    expect(await guess(60)).toMatchObject({ error: { code: 'not_found' } })
  })
})
