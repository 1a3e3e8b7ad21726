/** A failure's words as what was wrong and what to do: the first sentence, and the rest. */
export function firstSentence(text: string): { readonly what: string; readonly remedy: string } {
  // A stop ends a sentence before a space or after a full-width mark; "v2.1.4" and "results.json" go on.
  const end = /[.!?](?=\s)|[。！？]/.exec(text)
  if (end === null) return { what: text, remedy: '' }
  const cut = end.index + 1
  return { what: text.slice(0, cut), remedy: text.slice(cut).trim() }
}
