import { fail } from '@/lib/outcome/result'
import type { FormatReader } from '../format'
import { MAX_RUNS } from '../limits'
import { bareLine } from '../lines/bare-line'
import { createLineReader } from '../lines/line-reader'
import { type DiffKind, diffKind, sideOf } from './diff'
import { copyDraft, type Draft, isComplete, newDraft } from './draft'
import { isInitialisation } from './initialisation'
import { type FormatIdentity, readFile } from './read-file'
import { endSegments, newSegments, type Segments, takeLine } from './segments'

type Sides = { readonly old: Segments; readonly new: Segments }

/** Reads line by line and keeps the runs alone; the two sides of a diff are read apart. */
export function createPgbenchReader(identity: FormatIdentity): FormatReader {
  const main = newSegments(MAX_RUNS)
  let sides: Sides | null = null
  let inside: DiffKind | null = null
  let initialisationLines = 0

  const takePlain = (line: string, number: number): void => {
    const bare = bareLine(line)
    if (isInitialisation(bare.text)) initialisationLines += 1
    else takeLine(main, bare, number)
  }

  return createLineReader({
    take(line, number) {
      // A fence of Markdown ends a diff, which itself has no line that begins so.
      if (line.startsWith('```')) inside = null
      inside ??= diffKind(line)
      if (inside === null) {
        takePlain(line, number)
        return
      }
      sides ??= newSides(main)
      takeSide(line, number, { ...sides, kind: inside })
    },
    end() {
      const all = sides === null ? [main] : [main, sides.old, sides.new]
      const failure = all.map((segments) => segments.failure).find((found) => found !== null)
      if (failure !== undefined && failure !== null) return fail(failure)
      const drafts = [...endSegments(main), ...(sides === null ? [] : draftsOf(sides))]
      return readFile({ drafts, initialisationLines }, identity)
    },
  })
}

/** What stands unfinished before the first change belongs to both sides. */
function newSides(main: Segments): Sides {
  if (isComplete(main.draft)) return { old: newSegments(MAX_RUNS), new: newSegments(MAX_RUNS) }
  const { draft } = main
  main.draft = newDraft()
  return { old: newSegments(MAX_RUNS, copyDraft(draft)), new: newSegments(MAX_RUNS, copyDraft(draft)) }
}

function takeSide(line: string, number: number, sides: Sides & { readonly kind: DiffKind }): void {
  const { side, text } = sideOf(line, sides.kind)
  if (side === 'both' || side === 'old') takeLine(sides.old, bareLine(text), number)
  if (side === 'both' || side === 'new') takeLine(sides.new, bareLine(text), number)
}

const draftsOf = (sides: Sides): readonly Draft[] => [
  ...endSegments(sides.old).map((draft) => ({ ...draft, side: 'old' as const })),
  ...endSegments(sides.new).map((draft) => ({ ...draft, side: 'new' as const })),
]
