/**
 * A sentence without its words: the code names a message in `messages/*.json`, the params fill it.
 * Params are canonical values. The ending of the key says the unit and so how a reader sees it
 * (`lib/units/reason-params.ts`): `…Us`, `…Seconds`, `…Bytes`, `…BytesPerSecond`, `…PerSecond`, `…Usd` (decimal text),
 * `…Fraction`, `…Ratio`, `…Count`; `…Term` is a code looked up in the messages (`terms.<value>`); any other key is shown as it is.
 */
export type Params = Readonly<Record<string, string | number>>
export type Reason = { readonly code: string; readonly params: Params }

/** A reason that points into an input: a line (`line 12`) or a JSON path (`jobs[0].read`). */
export type Notice = Reason & { readonly where: string | null }
