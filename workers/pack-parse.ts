import { deflateSync } from 'node:zlib'
import type { BenchmarkRun, ParsedFile, RunResult } from '@/lib/model/benchmark-run'
import type { Headline } from '@/lib/model/library'
import type { PackedParse, PackedRun, StoredRun } from '@/lib/model/packed-parse'

const HEADLINE_PERCENTILE = 99
const MAX_SEARCH_CHARS = 2_000

/** Makes what a format read ready to be stored. */
export function packParse({ runs, groups, ...file }: ParsedFile): PackedParse {
  return { ...file, groups: groups.length === 0 ? null : deflated(groups), runs: runs.map(packRun) }
}

function packRun(run: BenchmarkRun): PackedRun {
  const { name, tool, toolVersion, status, role, group, startedAt, load } = run
  const histograms = run.results.map(({ histogram }) => histogram)
  const stored: StoredRun = {
    ...run,
    results: run.results.map(({ histogram, ...result }) => ({ ...result, hasHistogram: histogram !== null })),
  }
  const words = [
    name,
    tool,
    toolVersion,
    group,
    run.host,
    load.engine,
    ...run.results.map(({ operation }) => operation),
  ]
  return {
    columns: {
      name,
      tool,
      toolVersion,
      status,
      role,
      group,
      startedAt,
      blockSizeBytes: load.blockSizeBytes,
      concurrency: load.concurrency,
      headline: headlineOf(run.results),
      operations: [...new Set(run.results.map(({ operation }) => operation))],
      searchText: words
        .filter((word) => word !== null)
        .join(' ')
        .toLowerCase()
        .slice(0, MAX_SEARCH_CHARS),
    },
    body: JSON.stringify(stored),
    histograms: histograms.every((histogram) => histogram === null) ? null : deflated(histograms),
  }
}

/** The operation that was done most often stands for the run; where counts are missing, the first one. */
function headlineOf(results: readonly RunResult[]): Headline {
  const main = results.reduce<RunResult | undefined>(
    (most, result) => (most === undefined || (result.count ?? -1) > (most.count ?? -1) ? result : most),
    undefined,
  )
  return {
    operation: main?.operation ?? null,
    operationsPerSecond: main?.operationsPerSecond ?? null,
    bytesPerSecond: main?.bytesPerSecond ?? null,
    meanUs: main?.latency.meanUs ?? null,
    p99Us: main?.latency.percentiles.find(({ percent }) => percent === HEADLINE_PERCENTILE)?.us ?? null,
  }
}

const deflated = (value: unknown): Uint8Array => deflateSync(JSON.stringify(value), { level: 6 })
