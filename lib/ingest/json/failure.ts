import type { Failure } from '@/lib/outcome/failure'
import type { JsonError } from './cursor'
import { position } from './position'

/** Where reading stopped, as a person finds it. */
export function wherePosition(bytes: Uint8Array, at: number): string {
  const { line, column } = position(bytes, at)
  return `line ${line}, column ${column}`
}

export function jsonFailure(bytes: Uint8Array, { code, at, found }: JsonError): Failure {
  const where = wherePosition(bytes, at)
  if (code === 'too_complex') return { code, params: { what: found }, where }
  const { line, column } = position(bytes, at)
  return { code, params: { line: String(line), column: String(column), found }, where }
}
