import { displayName } from '../names'
import type { TextKey } from './draft'

/** What a summary tells in words. */
export function readText(text: string): { readonly key: TextKey; readonly value: string } | null {
  const mode = /^query mode: (simple|extended|prepared)\b/.exec(text)?.[1]
  if (mode !== undefined) return { key: 'mode', value: mode }
  const method = /^partition method: (none|range|hash)\b/.exec(text)?.[1]
  if (method !== undefined) return { key: 'partitionMethod', value: method }
  const type = /^transaction type: (\S.{0,1000})/.exec(text)?.[1]
  return type === undefined ? null : { key: 'type', value: scriptName(type) }
}

/** A built-in script is named `<builtin: …>` since 9.6; of a file only the last part of its path is kept. */
export function scriptName(text: string): string {
  const name = text.trim()
  return displayName(name.startsWith('<') ? name : name.replace(/^.*[/\\](?=[^/\\])/, ''))
}
