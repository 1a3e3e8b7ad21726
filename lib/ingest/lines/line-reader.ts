import type { ParsedFile } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'
import { fail, type Result } from '@/lib/outcome/result'
import type { FormatReader } from '../format'
import { openLines } from './line-splitter'

/** Reads a file line by line. */
export type LineConsumer = {
  take(line: string, number: number): void
  end(): Result<ParsedFile, Failure>
}

export function createLineReader({ take, end }: LineConsumer): FormatReader {
  const lines = openLines(take)
  return {
    push: lines.push,
    end() {
      const failure = lines.end()
      return failure === null ? end() : fail(failure)
    },
  }
}
