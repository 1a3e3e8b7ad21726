'use client'

import { useQueryStates } from 'nuqs'
import { useState } from 'react'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Workload } from '@/lib/model/workload'
import { decodeQuestion, encodeQuestion, type Preset, type QuestionParams, questionParsers } from './search-params'

const sameParams = (a: QuestionParams, b: QuestionParams): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

/** The question as the address has it, under what is being typed. Each settled change is one step of the browser's history. */
export function useQuestion(presets: readonly Preset[]) {
  const [params, setParams] = useQueryStates(questionParsers, { history: 'push', shallow: true, scroll: false })
  const stored = decodeQuestion(params, presets)
  const [draft, setDraft] = useState<{ over: QuestionParams; request: RecommendationRequest } | null>(null)
  // Back, forward and links win over a draft: it was typed over another address.
  const typed = draft !== null && sameParams(draft.over, params) ? draft.request : null
  const request = typed ?? stored.request
  const { preset } = stored

  const write = (next: RecommendationRequest) => {
    const encoded = encodeQuestion(next, preset)
    setDraft(null)
    if (!sameParams(encoded, encodeQuestion(stored.request, preset))) void setParams(encoded)
  }
  const replace = (next: RecommendationRequest, settled = true) =>
    settled ? write(next) : setDraft({ over: params, request: next })

  return {
    request,
    address: JSON.stringify(params),
    preset,
    ignored: stored.ignored,
    unchanged: Object.values(encodeQuestion(request, preset)).filter((text) => text !== null).length === 1,
    replace,
    update: (patch: Partial<Workload>, settled = false) =>
      replace({ ...request, workload: { ...request.workload, ...patch } }, settled),
    settle: () => typed !== null && write(typed),
    choosePreset: (id: string) => {
      const chosen = presets.find((one) => one.id === id)
      setDraft(null)
      if (chosen !== undefined) void setParams(encodeQuestion(chosen.request, chosen))
    },
  }
}
