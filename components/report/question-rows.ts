import type { useTranslations } from 'next-intl'
import type { Rate, Slo, Workload } from '@/lib/model/workload'
import {
  type ByteUnits,
  formatCompact,
  formatDuration,
  formatLatency,
  formatPercent,
  formatRatio,
  formatSize,
  formatUsd,
} from '@/lib/units/format'
import type { FrozenWords } from './frozen-words'

type Translate = ReturnType<typeof useTranslations>
export type QuestionRow = { readonly key: string; readonly value: string; readonly note: string }
type Row = { key: string; value: string | null; note: 'declared' | 'hard' | 'assumed' }

/** What was declared, row by row, as far as it was said. Nothing here is computed: it is what somebody typed. */
export function questionRows(
  workload: Workload,
  { t, words, byteUnits }: { t: Translate; words: FrozenWords; byteUnits: ByteUnits },
): readonly QuestionRow[] {
  const size = (bytes: number) => formatSize(bytes, byteUnits).text
  const rows: Row[] = [
    ...loadRows(workload, t, size),
    ...declaredRows(workload, t, size),
    { key: 'mustHold', value: mustHold(workload, t, words), note: 'hard' },
    { key: 'credits', value: t(workload.countBurstCredits ? 'counted' : 'notCounted'), note: 'assumed' },
    { key: 'planningFactor', value: formatPercent(workload.planningFactor).text, note: 'assumed' },
    { key: 'diskWrites', value: formatCompact(workload.diskWritesPerFile).text, note: 'assumed' },
    { key: 'limitsAsOf', value: workload.limitsAsOf, note: 'declared' },
    { key: 'host', value: workload.hostInstanceType, note: 'declared' },
  ]
  return rows.flatMap(({ key, value, note }) =>
    value === null || value === '' ? [] : [{ key: t(`rows.${key}`), value, note: t(`notes.${note}`) }],
  )
}

function loadRows(workload: Workload, t: Translate, size: (bytes: number) => string): Row[] {
  const { reads, writes, metadataOps, readSizeBytes, writeSizeBytes, storedBytes, growthBytesPerMonth } = workload
  const { retentionDays, peak, concurrency, workingSetBytes, syncWriteFraction } = workload
  const rate = ({ count, per }: Rate) => t(`rate.${per}`, { count: formatCompact(count).text })
  const volume = (bytes: number) => formatSize(bytes, 'binary').text // as providers meter it, whatever they call it
  const stored = [
    volume(storedBytes),
    growthBytesPerMonth > 0 ? t('growth', { size: volume(growthBytesPerMonth) }) : null,
    retentionDays === null ? null : t('kept', { days: retentionDays }),
  ]
  return [
    { key: 'writes', value: t('ofSize', { rate: rate(writes), size: size(writeSizeBytes) }), note: 'declared' },
    { key: 'reads', value: t('ofSize', { rate: rate(reads), size: size(readSizeBytes) }), note: 'declared' },
    { key: 'metadata', value: metadataOps && rate(metadataOps), note: 'declared' },
    { key: 'stored', value: stored.filter(Boolean).join(', '), note: 'declared' },
    { key: 'peak', value: peak && peakText(peak, t), note: 'declared' },
    { key: 'concurrency', value: concurrency === null ? null : formatCompact(concurrency).text, note: 'declared' },
    { key: 'workingSet', value: workingSetBytes === null ? null : volume(workingSetBytes), note: 'declared' },
    { key: 'sync', value: syncWriteFraction === null ? null : formatPercent(syncWriteFraction).text, note: 'declared' },
  ]
}

const peakText = ({ multiplier, durationSeconds, perDay }: NonNullable<Workload['peak']>, t: Translate): string =>
  t('peak', { multiplier: formatRatio(multiplier).text, duration: formatDuration(durationSeconds).text, times: perDay })

function declaredRows({ declared }: Workload, t: Translate, size: (bytes: number) => string): Row[] {
  const { bytesPerDay, itemsPerDay, operationsPerDay, operationsPerMonth, itemBytes } = declared
  const rate = (value: number | null, what: 'items' | 'operations' | 'billed', per: 'day' | 'month') =>
    value === null ? null : t(`rate.${per}`, { count: t(what, { count: formatCompact(value).text }) })
  const said = [
    bytesPerDay === null ? null : t('rate.day', { count: size(bytesPerDay) }),
    rate(itemsPerDay, 'items', 'day'),
    rate(operationsPerDay, 'operations', 'day'),
    rate(operationsPerMonth, 'billed', 'month'),
    itemBytes === null ? null : itemSize(itemBytes, t, size),
  ]
  return [{ key: 'alsoSaid', value: said.filter(Boolean).join(' · '), note: 'declared' }]
}

function itemSize(
  { min, mean, max }: NonNullable<Workload['declared']['itemBytes']>,
  t: Translate,
  size: (bytes: number) => string,
): string {
  const range = min === null || max === null ? null : `${size(min)} – ${size(max)}`
  if (mean === null) return range ?? ''
  return range === null ? t('mean', { mean: size(mean) }) : t('meanOf', { mean: size(mean), range })
}

function mustHold(workload: Workload, t: Translate, words: FrozenWords): string {
  const { protocols, slo, budgetPerMonth, sharedAccess, availability, durability } = workload
  const limit = ({ operation, percentile, latencyUs, window }: Slo) =>
    t('slo', {
      percentile: `p${percentile}`,
      operation: words.term(operation),
      limit: formatLatency(latencyUs).text,
      window: t(`window.${window}`),
    })
  return [
    protocols.map(words.term).join(' / '),
    sharedAccess ? t('shared') : '',
    ...slo.map(limit),
    budgetPerMonth === null ? '' : `≤ ${formatUsd(budgetPerMonth).text}`,
    availability.multiAz ? t('multiAz') : '',
    durability.maxAnnualLossProbability === null
      ? ''
      : t('loss', { loss: formatPercent(durability.maxAnnualLossProbability).text }),
    durability.rpoSeconds === null ? '' : t('rpo', { rpo: formatDuration(durability.rpoSeconds).text }),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
