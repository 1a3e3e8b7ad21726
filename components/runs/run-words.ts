import { useTranslations } from 'next-intl'
import { useByteUnits } from '@/components/ui/byte-units'
import type { Operation, RunLoad } from '@/lib/model/benchmark-run'
import {
  type Formatted,
  formatCount,
  formatDuration,
  formatRate,
  formatSize,
  formatThroughput,
} from '@/lib/units/format'

/** What is counted per second. Names of their own (IOPS, TPS) stand; files and objects are words. */
const RATE_UNITS: Readonly<Partial<Record<Operation, 'iops' | 'tps' | 'objects'>>> = {
  read: 'iops',
  write: 'iops',
  trim: 'iops',
  sync: 'iops',
  mixed: 'iops',
  transaction: 'tps',
  put: 'objects',
  get: 'objects',
}

/** A block size of a multiple of 1,024 bytes is meant in KiB, whatever a tool prints. */
export const blockSize = (bytes: number): Formatted => formatSize(bytes, bytes % 1_024 === 0 ? 'binary' : 'decimal')

/** Runs in words: the same on every page that names them. */
export function useRunWords() {
  const t = useTranslations('runs')
  const byteUnits = useByteUnits()

  const operation = (name: Operation): string => t(`operations.${name}`)
  const rateUnit = (name: Operation): string => t(`rateUnits.${RATE_UNITS[name] ?? 'files'}`)

  /** `4 KiB random`: what is accessed, as far as the tool said. */
  const access = ({ access: kind, blockSizeBytes }: RunLoad): string | null => {
    const size = blockSizeBytes === null ? null : blockSize(blockSizeBytes).text
    const way = kind === null ? null : t(`access.${kind}`)
    if (size === null || way === null) return size ?? way
    return t('access.sized', { size, way })
  }

  /** `8 × 4 = 32`: depth × jobs, and what is in flight together. */
  const depth = ({ queueDepth, jobs, concurrency }: RunLoad): string | null => {
    if (queueDepth !== null && jobs !== null) {
      const together = concurrency ?? queueDepth * jobs
      return `${formatCount(queueDepth).value} × ${formatCount(jobs).value} = ${formatCount(together).value}`
    }
    return concurrency === null ? null : t('inFlight', { count: formatCount(concurrency).value })
  }

  const load = (of: RunLoad): string | null => {
    const parts = [access(of), depth(of)].filter((part) => part !== null)
    return parts.length === 0 ? null : parts.join(t('comma'))
  }

  return {
    operation,
    rateUnit,
    access,
    depth,
    load,
    rate: (name: Operation, perSecond: number) => formatRate(perSecond, rateUnit(name)),
    throughput: (bytesPerSecond: number) => formatThroughput(bytesPerSecond, byteUnits),
    size: (bytes: number) => formatSize(bytes, byteUnits),
    duration: (seconds: number) => formatDuration(seconds),
  }
}
