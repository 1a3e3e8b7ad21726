import { describe, expect, test } from 'vitest'
import { changeParams, choiceName, standingOf } from '@/components/questions/answer-words'
import { questionAddress, withAddress } from '@/components/questions/question-address'
import { decodeQuestion, loadQuestion } from '@/components/recommend/search-params'
import { type AnswerRecord, changesBetween, type QuestionRecord } from '@/lib/model/question'
import { PRESETS } from '@/lib/recommend'

const [PRESET] = PRESETS
if (PRESET === undefined) throw new Error('there is no preset')

const ANSWER: AnswerRecord = {
  answeredAt: '2026-11-20T10:00:00.000Z',
  verdict: { code: 'verdict_best', params: {} },
  best: 'aws/ebs-gp3?x',
  label: 'EBS gp3',
  configurationText: '100 GiB',
  totalUsd: '8.00',
  p99Us: 2_000,
  priceBookId: 'a',
  priceBookDate: '2026-11-20',
  modelVersion: '1',
  evidence: ['one', 'two'],
  request: PRESET.request,
}
const changed = (change: Partial<AnswerRecord>): AnswerRecord => ({ ...ANSWER, ...change })
const codes = (change: Partial<AnswerRecord>) => changesBetween(ANSWER, changed(change)).map(({ code }) => code)

describe('changesBetween', () => {
  test.each<[Partial<AnswerRecord>, string[]]>([
    [{}, []],
    [{ answeredAt: '2027-01-01T00:00:00.000Z', verdict: { code: 'verdict_nothing_fits', params: {} } }, []],
    [{ priceBookId: 'b', totalUsd: '9.00' }, ['price', 'prices']],
    [{ configurationText: '200 GiB' }, ['choice']],
    [{ label: null, configurationText: null, totalUsd: null }, ['choice', 'price']],
    [{ evidence: ['two', 'three'] }, ['evidence']],
    [{ modelVersion: '2' }, ['model']],
    [{ request: { ...PRESET.request, region: 'eu-central-1' } }, ['question']],
  ])('%j', (change, expected) => expect(codes(change)).toEqual(expected))

  test('the inputs that differ are named', () => {
    const workload = { ...PRESET.request.workload, planningFactor: 0.5, budgetPerMonth: '10' }
    const [change] = changesBetween(ANSWER, changed({ request: { ...PRESET.request, workload } }))
    expect(change).toEqual({ code: 'question', from: '', to: 'planningFactor, budgetPerMonth' })
  })
})

describe('words of an answer', () => {
  test.each<[Partial<AnswerRecord>, string]>([
    [{}, 'chosen'],
    [{ best: null, verdict: { code: 'verdict_readings_differ', params: {} } }, 'open'],
    [{ best: null, label: null, verdict: { code: 'verdict_nothing_fits', params: {} } }, 'nothingFits'],
    [{ best: null, label: null, verdict: { code: 'verdict_only_unpriced', params: {} } }, 'unpriced'],
    [{ best: null, label: null, verdict: { code: 'verdict_nothing_to_compare', params: {} } }, 'none'],
  ])('%j', (change, standing) => expect(standingOf(changed(change))).toBe(standing))

  test('a configuration stands alone where the option stayed, and what is unknown says so', () => {
    const words = (change: Partial<AnswerRecord>) =>
      changeParams('choice', { before: ANSWER, after: changed(change), unknown: '?' })
    expect(words({ configurationText: '200 GiB' })).toEqual({ from: '100 GiB', to: '200 GiB' })
    expect(words({ label: 'EBS io2' })).toEqual({ from: 'EBS gp3 100 GiB', to: 'EBS io2 100 GiB' })
    expect(words({ label: null })).toEqual({ from: 'EBS gp3 100 GiB', to: '?' })
    expect(choiceName(changed({ label: null }))).toBeNull()
  })

  test('money to the cent; evidence as what came and what went', () => {
    const both = {
      before: ANSWER,
      after: changed({ totalUsd: '1320.9', evidence: ['two', 'three', 'four'] }),
      unknown: '?',
    }
    expect(changeParams('price', both)).toEqual({ from: '$8.00', to: '$1,320.90' })
    expect(changeParams('evidence', both)).toEqual({ added: 2, gone: 1 })
  })
})

describe('address of a question', () => {
  test.each(PRESETS.map((preset) => [preset.id, preset.request] as const))('%s is its own address', (id, request) => {
    expect(questionAddress(request, PRESETS)).toBe(`/recommend?preset=${id}`)
  })

  test('a changed question is read back as it was', async () => {
    for (const { request } of PRESETS) {
      const other = { ...request, region: 'us-west-2', workload: { ...request.workload, planningFactor: 0.8 } }
      const query = questionAddress(other, PRESETS).split('?')[1] ?? ''
      const params = await loadQuestion(Promise.resolve(Object.fromEntries(new URLSearchParams(query))))
      expect(decodeQuestion(params, PRESETS).request).toEqual(other)
    }
  })

  test('only a question of the demo is called by its case', () => {
    const question: QuestionRecord = {
      id: 'question_1',
      name: 'Mine',
      notes: '',
      request: PRESET.request,
      createdAt: ANSWER.answeredAt,
      updatedAt: ANSWER.answeredAt,
      answers: [ANSWER],
      demo: true,
    }
    expect(withAddress(question, PRESETS).presetId).toBe(PRESET.id)
    expect(withAddress({ ...question, demo: false }, PRESETS).presetId).toBeNull()
  })
})
