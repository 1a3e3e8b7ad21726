/** A rectangle in pixels, y downwards. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A label as measured, and the mark that it names. The first of equal candidates wins: left, right, above, below, corners. */
export type LabelRequest = {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly gap: number // between the mark's centre and the label
  readonly must: boolean // shown even where it covers something, at the place that covers least
}

export type PlacedLabel = Box & { readonly key: string; readonly anchor: 'start' | 'middle' | 'end' }

type Candidate = { readonly dx: -1 | 0 | 1; readonly dy: -1 | 0 | 1; readonly far: number }

const NEAR: readonly Omit<Candidate, 'far'>[] = [
  { dx: -1, dy: 0 },
  { dx: 1, dy: 0 },
  { dx: -1, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: -1, dy: 1 },
  { dx: 1, dy: 1 },
  { dx: 0, dy: -1 },
  { dx: 0, dy: 1 },
]
const CANDIDATES: readonly Candidate[] = [1, 2].flatMap((far) => NEAR.map((one) => ({ ...one, far })))

/**
 * Puts each label, in the order given, where it covers neither an obstacle nor a label placed before it.
 * A label that finds no free place is left out: its point keeps its mark, its hover text and its row in the table.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  obstacles: readonly Box[],
  bounds: Box,
): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = []
  for (const request of requests) {
    const options = CANDIDATES.map((candidate) => boxAt(request, candidate)).filter((box) => contains(bounds, box))
    const taken = [...obstacles, ...placed]
    const free = options.find((box) => taken.every((other) => overlap(box, other) === 0))
    const chosen = free ?? (request.must ? leastCovering(options, obstacles, placed) : undefined)
    if (chosen !== undefined) placed.push(chosen)
  }
  return placed
}

/** Marks may be covered in need, other labels never. */
function leastCovering(
  options: readonly PlacedLabel[],
  obstacles: readonly Box[],
  placed: readonly Box[],
): PlacedLabel | undefined {
  const covered = (box: Box): number => obstacles.reduce((sum, other) => sum + overlap(box, other), 0)
  return options
    .filter((box) => placed.every((other) => overlap(box, other) === 0))
    .sort((a, b) => covered(a) - covered(b))[0]
}

function boxAt(request: LabelRequest, { dx, dy, far }: Candidate): PlacedLabel {
  const { key, x, y, width, height } = request
  const gap = dx !== 0 && dy !== 0 ? request.gap * 0.75 : request.gap
  const offset = gap * far
  const left = dx === 0 ? x - width / 2 : dx < 0 ? x - offset - width : x + offset
  const top = dy === 0 ? y - height / 2 : dy < 0 ? y - offset - height : y + offset
  return { key, x: left, y: top, width, height, anchor: dx === 0 ? 'middle' : dx < 0 ? 'end' : 'start' }
}

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
