'use client'

import { createContext, useContext } from 'react'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Workload } from '@/lib/model/workload'
import type { Implied } from '../implied'
import type { QuestionKey } from '../question-fields'

export type QuestionForm = {
  readonly request: RecommendationRequest
  readonly implied: Implied
  /** The address as it stands. What is being typed belongs to it and ends with it: Enter, back, forward, another preset. */
  readonly address: string
  /** Fields that take part in a contradiction. */
  readonly flagged: ReadonlySet<QuestionKey>
  /** `settled` writes the address at once, as a choice does; a half-typed number only asks. */
  readonly update: (patch: Partial<Workload>, settled?: boolean) => void
  readonly replace: (request: RecommendationRequest) => void
  readonly settle: () => void
}

const QuestionContext = createContext<QuestionForm | null>(null)
export const QuestionProvider = QuestionContext

export function useQuestionForm(): QuestionForm {
  const form = useContext(QuestionContext)
  if (form === null) throw new Error('a field of the question stands outside QuestionProvider')
  return form
}
