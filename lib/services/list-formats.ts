import 'server-only'
import { FORMATS } from '@/lib/ingest'

export type FormatEntry = { readonly id: string; readonly tool: string; readonly label: string }

/** What can be uploaded, in the order in which formats are registered. */
export const listFormats = (): readonly FormatEntry[] => FORMATS.map(({ id, tool, label }) => ({ id, tool, label }))
