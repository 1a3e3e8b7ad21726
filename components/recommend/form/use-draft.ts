'use client'

import { useState } from 'react'
import { useQuestionForm } from './question-context'

/** What is being typed into one field, as typed. */
export function useDraft() {
  const { address } = useQuestionForm()
  const [typed, setTyped] = useState<{ readonly text: string; readonly address: string } | null>(null)
  // Ends with its address for good: going back to that address must not bring it back.
  if (typed !== null && typed.address !== address) setTyped(null)
  return {
    draft: typed?.address === address ? typed.text : null,
    setDraft: (text: string | null) => setTyped(text === null ? null : { text, address }),
  }
}
