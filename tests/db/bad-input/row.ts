import type { Body } from '../api'

/** As much of a problem or of an imported file as rows look at. */
export type Answer = {
  readonly id: string
  readonly name: string
  readonly detail: string
  readonly where: string | null
  readonly params: Record<string, unknown>
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[]
  readonly warnings: readonly { readonly code: string }[]
  readonly members: readonly { readonly name: string; readonly failure: { readonly code: string } | null }[] | null
  readonly runs: readonly { readonly id: string; readonly name: string; readonly status: string }[]
}

/** One line of the table: what is sent, and what must come of it. `code` is null where the input is taken. */
export type Row = {
  readonly row: number
  readonly what: string
  readonly body: () => Body
  readonly name?: string
  readonly headers?: Record<string, string>
  readonly env?: Record<string, string>
  readonly status: number
  readonly code: string | null
  /** At most this long, on a machine that does other things beside. */
  readonly withinMs?: number
  /** At most this much more memory while it is read. */
  readonly withinMiB?: number
  readonly also?: (answer: Answer) => Promise<void> | void
}

/** A row that needs a socket or a browser: the test that shows it. */
export type Elsewhere = { readonly row: number; readonly file: string; readonly title: string }
