import type { useTranslations } from 'next-intl'
import { primaryOperation, primaryP99, shownKey } from '@/components/recommend/answer/answer-view'
import type { Bill } from '@/lib/model/bill'
import type { Quantity } from '@/lib/model/quantity'
import type { Recommendation } from '@/lib/model/recommendation'
import type { FrozenRun, ReportSnapshot } from '@/lib/model/report'
import {
  type ByteUnits,
  formatCount,
  formatIn,
  formatLatency,
  formatRange,
  formatRate,
  formatRatio,
  formatUnitPrice,
  formatUsd,
} from '@/lib/units/format'
import type { FrozenWords } from './frozen-words'
import { markdownTable, plain } from './markdown-text'
import { questionRows } from './question-rows'

type Translate = ReturnType<typeof useTranslations>
/** `t` knows all words, `question` those of `report.question`. */
export type Speech = {
  readonly t: Translate
  readonly question: Translate
  readonly words: FrozenWords
  readonly byteUnits: ByteUnits
}
type Share = { readonly snapshot: ReportSnapshot; readonly sha256: string; readonly expiresAt: string | null }

/** The report as Markdown: the same sentences and numbers as the page, safe to paste into a ticket. */
export function reportMarkdown({ snapshot, sha256, expiresAt }: Share, speech: Speech): string {
  const { t, words } = speech
  const { title, frozenAt, answer, runs } = snapshot
  const part = (key: string, body: string) => [`## ${plain(t(`report.parts.${key}`))}`, body]
  const blocks = [
    `# ${plain(title)}`,
    sealList(t, [
      ['frozen', utc(frozenAt)],
      ...(answer === null ? [] : ([['prices', `${answer.priceBook.date}, ${answer.region}`]] as const)),
      ['linkEnds', expiresAt === null ? t('report.seal.never') : utc(expiresAt)],
      ['sha256', sha256],
    ]),
    ...(answer === null ? [] : answerBlocks(answer, speech, part)),
    ...(runs.length === 0 ? [] : part('runs', runTable(runs, t, words))),
  ]
  return `${blocks.join('\n\n')}\n`
}

const utc = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`

const sealList = (t: Translate, entries: readonly (readonly [key: string, value: string])[]): string =>
  entries.map(([key, value]) => `- ${plain(t(`report.seal.${key}`))}: ${plain(value)}`).join('\n')

function answerBlocks(answer: Recommendation, speech: Speech, part: (key: string, body: string) => string[]): string[] {
  const { words } = speech
  const chosen = answer.ranked.find(({ key }) => key === shownKey(answer))?.estimate
  const question = questionRows(answer.workload, { t: speech.question, words, byteUnits: speech.byteUnits })
  return [
    `**${plain(words.text(answer.verdict))}**`,
    ...part('options', optionTable(answer, speech)),
    ...(chosen === undefined ? [] : part('bill', billTable(chosen.bill, speech))),
    ...part('question', question.map(({ key, value }) => `- ${plain(key)}: ${plain(value)}`).join('\n')),
    ...(answer.contradictions.length === 0 ? [] : part('contradictions', contradictionList(answer, words))),
    ...(answer.flips.length === 0
      ? []
      : part('turns', answer.flips.map((flip) => `- ${plain(words.text(flip.because))}`).join('\n'))),
    ...(chosen === undefined || chosen.assumptions.length === 0
      ? []
      : part('method', chosen.assumptions.map((reason) => `- ${plain(words.text(reason))}`).join('\n'))),
  ]
}

const usd = (amount: string | null, t: Translate): string =>
  amount === null ? t('common.priceUnknown') : formatUsd(amount).text

function optionTable(answer: Recommendation, { t, words, byteUnits }: Speech): string {
  const operation = words.term(primaryOperation(answer.workload))
  const head = [
    t('report.options.option'),
    t('report.options.configuration'),
    t('report.options.usd'),
    t('report.options.p99', { operation }),
    t('report.options.decides'),
  ]
  const rows = answer.ranked
    .filter(({ headline, pinned, onFrontier, key }) => headline || pinned || onFrontier || key === shownKey(answer))
    .map(({ estimate, unmet }) => [
      estimate.label,
      estimate.configurationText,
      usd(estimate.bill.total, t),
      quantityText(primaryP99(estimate, answer.workload), t, byteUnits),
      unmet.length === 0 ? t('report.options.fits') : words.list(unmet.map(({ because }) => because)),
    ])
  return markdownTable(['l', 'l', 'r', 'r', 'l'], [head, ...rows])
}

/** Value, range and basis: `3 ms (2.34 – 3.84 ms, interpolated)`. */
function quantityText(quantity: Quantity | null, t: Translate, byteUnits: ByteUnits): string {
  if (quantity === null || quantity.value === null) return t('common.unknown')
  const { value, low, high, unit, basis } = quantity
  const range = low === null || high === null || low >= high ? '' : `${formatRange(low, high, unit, byteUnits).text}, `
  return `${formatIn(value, unit, byteUnits).text} (${range}${t(`basis.${basis}`)})`
}

function billTable({ lines, total }: Bill, { t, words }: Speech): string {
  const say = (key: string) => t(`report.bill.${key}`)
  const head = ['meter', 'quantity', 'unit', 'unitPrice', 'amount'].map(say)
  const rows = lines.map((line) => [
    words.meter(line),
    formatCount(line.quantity).text,
    line.unit,
    line.unitPrice === null
      ? say(line.tiers === undefined ? 'unknown' : 'tiered')
      : formatUnitPrice(line.unitPrice).text,
    usd(line.amount, t),
  ])
  return markdownTable(['l', 'r', 'l', 'r', 'r'], [head, ...rows, [say('total'), '', '', '', usd(total, t)]])
}

const contradictionList = ({ contradictions }: Recommendation, words: FrozenWords): string =>
  contradictions
    .map((finding) => {
      const ratio = finding.ratio === null ? '' : ` (${formatRatio(finding.ratio).text})`
      return `- ${plain(`${words.text(finding, 'checks')}${ratio}`)}`
    })
    .join('\n')

function runTable(runs: readonly FrozenRun[], t: Translate, words: FrozenWords): string {
  const say = (key: string) => t(`report.runs.${key}`)
  const head = [say('run'), say('operation'), say('rate'), say('mean')]
  const rows = runs.flatMap((run, index) =>
    run.results.map(({ operation, operationsPerSecond, latency }) => [
      run.name ?? t('report.runs.unnamed', { number: index + 1 }),
      words.term(operation),
      operationsPerSecond === null ? say('unknown') : formatRate(operationsPerSecond).text,
      latency.meanUs === null ? say('unknown') : formatLatency(latency.meanUs).text,
    ]),
  )
  return markdownTable(['l', 'l', 'r', 'r'], [head, ...rows])
}
