import type { FrontierGuides, FrontierPoint, PlotScale } from './frontier-model'
import { type Box, type LabelRequest, overlap, type PlacedLabel, placeLabels } from './place-labels'

const MARK = 12
const RING = 22

export const onFrontier = (points: readonly FrontierPoint[]): readonly FrontierPoint[] =>
  points.filter((point) => point.standing === 'frontier').sort((a, b) => a.usd - b.usd || b.p99Us - a.p99Us)

/** Square steps, open at the top and to the right: with this much money, this latency and no better. */
export function frontierPath(points: readonly FrontierPoint[], scale: PlotScale): string {
  const steps = onFrontier(points).map((point) => `H${px(scale.x(point.usd))}V${px(scale.y(point.p99Us))}`)
  const [first] = onFrontier(points)
  if (first === undefined) return ''
  return `M${px(scale.x(first.usd))} ${px(scale.top)}${steps.join('')}H${px(scale.right)}`
}

const px = (value: number): string => value.toFixed(1)

/** What labels must keep clear of: marks, their bars, and the lines of the frontier. */
export function obstaclesOf(points: readonly FrontierPoint[], scale: PlotScale): readonly Box[] {
  const frontier = onFrontier(points)
  const marks = points.flatMap((point) => {
    const size = point.chosen ? RING : MARK
    const x = scale.x(point.usd)
    const y = scale.y(point.p99Us)
    const bar = scale.y(point.lowUs ?? point.p99Us)
    const top = scale.y(point.highUs ?? point.p99Us)
    return [
      { x: x - size / 2, y: y - size / 2, width: size, height: size },
      { x: x - 3, y: top, width: 6, height: Math.max(1, bar - top) },
    ]
  })
  const lines = frontier.flatMap((point, index) => {
    const x = scale.x(point.usd)
    const y = scale.y(point.p99Us)
    const above = frontier[index - 1]
    const from = above === undefined ? scale.top : scale.y(above.p99Us)
    const next = frontier[index + 1]
    const to = next === undefined ? scale.right : scale.x(next.usd)
    return [
      { x: x - 1, y: Math.min(from, y), width: 2, height: Math.abs(y - from) },
      { x, y: y - 1, width: Math.max(0, to - x), height: 2 },
    ]
  })
  return [...marks, ...lines, ...otherLines(points, scale)]
}

/** Lines that a label may stand beside but not on. */
export const guideObstacles = ({ slo, budget }: FrontierGuides, scale: PlotScale): readonly Box[] => [
  ...(slo === null ? [] : [{ x: scale.left, y: scale.y(slo.us) - 1, width: scale.right - scale.left, height: 2 }]),
  ...(budget === null
    ? []
    : [{ x: scale.x(budget.usd) - 1, y: scale.top, width: 2, height: scale.bottom - scale.top }]),
]

/** The same option under another reading: its dotted line, and the word at its end where there is room. */
const otherLines = (points: readonly FrontierPoint[], scale: PlotScale): readonly Box[] =>
  points.flatMap((point) =>
    point.otherReadings.map(({ usd }) => {
      const [from, to] = [scale.x(usd), scale.x(point.usd)].sort((a, b) => a - b)
      return { x: (from ?? 0) - 1, y: scale.y(point.p99Us) - 3, width: (to ?? 0) - (from ?? 0) + 2, height: 6 }
    }),
  )

/** Text of a guide line at the first place where it covers nothing; the first place of all where there is none. */
export function freeSpot(places: readonly [Box, ...Box[]], taken: readonly Box[]): Box {
  return places.find((box) => taken.every((other) => overlap(box, other) === 0)) ?? places[0]
}

export type Measure = (text: string, size: 11 | 12, strong: boolean) => number
export type PointLabel = PlacedLabel & { readonly point: FrontierPoint; readonly lines: readonly string[] }

const LINE = 14

/** Chosen first, then the frontier, then the best of each option: who comes first finds room. */
export function labelsOf(
  points: readonly FrontierPoint[],
  scale: PlotScale,
  taken: readonly Box[],
  { measure, narrow }: { measure: Measure; narrow: boolean },
): readonly PointLabel[] {
  const rank = (point: FrontierPoint): number =>
    point.chosen ? 0 : point.standing === 'frontier' ? 1 : point.headline ? 2 : 3
  const wanted = points.filter((point) => rank(point) < 3).sort((a, b) => rank(a) - rank(b) || a.usd - b.usd)
  const described = wanted.map((point) => {
    const lines = narrow ? [point.chosen ? point.name : point.shortName] : [point.name, point.detail]
    const size = point.standing === 'frontier' || point.chosen ? 12 : 11
    const request: LabelRequest = {
      key: point.key,
      x: scale.x(point.usd),
      y: scale.y(point.p99Us),
      width: Math.max(...lines.map((line, index) => measure(line, index === 0 ? size : 11, point.chosen))) + 2,
      height: lines.length * LINE,
      gap: point.chosen ? 15 : 10,
      must: point.chosen,
    }
    return { point, lines, request }
  })
  const bounds = { x: scale.left, y: scale.top, width: scale.right - scale.left, height: scale.bottom - scale.top }
  const placed = placeLabels(
    described.map(({ request }) => request),
    taken,
    bounds,
  )
  return placed.flatMap((label) =>
    described.filter(({ point }) => point.key === label.key).map(({ point, lines }) => ({ ...label, point, lines })),
  )
}

export type OtherLabel = { readonly key: string; readonly text: string; readonly x: number; readonly y: number }

/** "A $1,103.55" at the left of its tick; left out where it would cover something. */
export function otherLabels(
  points: readonly FrontierPoint[],
  scale: PlotScale,
  taken: readonly Box[],
  measure: Measure,
): readonly OtherLabel[] {
  return points.flatMap((point) =>
    point.otherReadings.flatMap(({ letter, usd, text }) => {
      const width = measure(text, 11, false)
      const x = scale.x(usd) - 6
      const y = scale.y(point.p99Us)
      const box = { x: x - width, y: y - LINE / 2, width, height: LINE }
      const free = box.x >= scale.left && taken.every((other) => overlap(box, other) === 0)
      return free ? [{ key: `${point.key} ${letter}`, text, x, y }] : []
    }),
  )
}

export type GuideTexts = {
  readonly slo: Box | null
  readonly budget: Box | null
  readonly queueing: Box | null
  readonly frontier: Box | null
}

/** Words beside the lines. They go first, because a line without its word means nothing. */
export function guideTexts(
  points: readonly FrontierPoint[],
  guides: FrontierGuides,
  scale: PlotScale,
  { measure, narrow }: { measure: Measure; narrow: boolean },
): GuideTexts {
  const taken = obstaclesOf(points, scale)
  const { left, right, top, bottom } = scale
  const box = (x: number, y: number, text: string): Box => ({ x, y, width: measure(text, 11, false) + 2, height: LINE })
  const alongSlo = (text: string, y: number): readonly [Box, ...Box[]] => {
    const width = measure(text, 11, true)
    const ends = [left + 6, (left + right - width) / 2, right - width - 6] as const
    return [box(ends[0], y - LINE - 3, text), box(ends[1], y - LINE - 3, text), box(ends[2], y - LINE - 3, text)]
  }
  const alongBudget = (text: string, x: number): readonly [Box, ...Box[]] => {
    const at = (share: number) => box(x + 5, top + (bottom - top) * share, text)
    return [at(0.28), at(0.2), at(0.36), at(0.12), at(0.44), at(0.52), at(0.04)]
  }
  const belowQueue = ({ us, text, shortText }: NonNullable<FrontierGuides['queueing']>): readonly [Box, ...Box[]] => {
    const shown = narrow ? shortText : text
    const y = scale.y(us) - LINE - 3
    return [box(right - measure(shown, 11, false) - 6, y, shown), box(left + 6, y, shown)]
  }
  const last = onFrontier(points).at(-1)
  const end = right - measure(guides.frontierText, 11, false) - 2
  return {
    slo:
      guides.slo && freeSpot(alongSlo(narrow ? guides.slo.shortText : guides.slo.text, scale.y(guides.slo.us)), taken),
    budget: guides.budget && freeSpot(alongBudget(guides.budget.text, scale.x(guides.budget.usd)), taken),
    queueing: guides.queueing && freeSpot(belowQueue(guides.queueing), taken),
    frontier:
      last === undefined
        ? null
        : freeSpot(
            [
              box(end, scale.y(last.p99Us) + 4, guides.frontierText),
              box(end, scale.y(last.p99Us) - LINE - 4, guides.frontierText),
            ],
            taken,
          ),
  }
}
