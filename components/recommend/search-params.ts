import { createLoader, createSerializer, parseAsString } from 'nuqs/server'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import { QUESTION_FIELDS, type QuestionKey } from './question-fields'

/** A question that ships with the product: `preset=<id>` in the address, then only what differs from it. */
export type Preset = { readonly id: string; readonly request: RecommendationRequest }

/** The presets with one of them first: the question where the address asks none. */
export function startingWith(presets: readonly Preset[], id: string): readonly [Preset, ...Preset[]] {
  const first = presets.find((preset) => preset.id === id) ?? presets[0]
  if (first === undefined) throw new RangeError('a product without presets has no first question')
  return [first, ...presets.filter((preset) => preset !== first)]
}

export const QUESTION_KEYS = Object.keys(QUESTION_FIELDS).filter((key): key is QuestionKey => key in QUESTION_FIELDS)

export type QuestionParams = Readonly<Record<'preset' | QuestionKey, string | null>>

/** The question that the page answers, in its address: read by the page, written by the form beside this file. */
export const questionParsers = Object.fromEntries(
  (['preset', ...QUESTION_KEYS] as const).map((key) => [key, parseAsString]),
) as Record<'preset' | QuestionKey, typeof parseAsString> // fromEntries forgets which keys it was given

export const loadQuestion = createLoader(questionParsers)
export const serializeQuestion = createSerializer(questionParsers)

export type Question = {
  readonly preset: Preset
  readonly request: RecommendationRequest
  /** Keys whose text was not understood: said on the page, never guessed. */
  readonly ignored: readonly ('preset' | QuestionKey)[]
}

/** The first preset stands where the address names none. */
export function decodeQuestion(params: QuestionParams, presets: readonly [Preset, ...Preset[]]): Question {
  const named = presets.find((preset) => preset.id === params.preset)
  const preset = named ?? presets[0]
  const ignored: Question['ignored'][number][] = params.preset !== null && named === undefined ? ['preset'] : []
  let request = preset.request
  for (const key of QUESTION_KEYS) {
    const text = params[key]
    if (text === null) continue
    const next = QUESTION_FIELDS[key].apply(request, text)
    if (next === null) ignored.push(key)
    else request = next
  }
  return { preset, request, ignored }
}

/** What to write in the address: the preset and the keys that differ from it; the others are removed. */
export function encodeQuestion(request: RecommendationRequest, preset: Preset): QuestionParams {
  const differing = QUESTION_KEYS.map((key) => {
    const text = QUESTION_FIELDS[key].format(request)
    return [key, text === QUESTION_FIELDS[key].format(preset.request) ? null : text] as const
  })
  return { preset: preset.id, ...(Object.fromEntries(differing) as Record<QuestionKey, string | null>) }
}
