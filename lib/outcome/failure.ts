import type { Params, Reason } from './reason'

/**
 * Every failure that a user can meet, with its HTTP status. Codes are public: never reuse or rename one.
 * The words are in `messages/*.json` under `failures.<code>`, each a sentence about the input and then the remedy.
 */
export const FAILURES = {
  // the request
  bad_request: { status: 400 },
  bad_id: { status: 400 },
  invalid_query: { status: 400 },
  bad_digest_header: { status: 400 },
  empty_body: { status: 400 },
  incomplete_body: { status: 400 },
  cross_origin: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  too_slow: { status: 408 },
  built_in: { status: 409 },
  gone: { status: 410 },
  body_too_large: { status: 413 },
  use_raw_body: { status: 415 },
  unsupported_encoding: { status: 415 },
  use_json: { status: 415 },
  host_not_allowed: { status: 421 },
  invalid_input: { status: 422 },
  unknown_field: { status: 422 },
  busy: { status: 429 },
  // the file
  unknown_format: { status: 415 },
  ambiguous_format: { status: 422 },
  digest_mismatch: { status: 422 },
  encoding: { status: 422 },
  invalid_json: { status: 422 },
  json_too_deep: { status: 422 },
  duplicate_key: { status: 422 },
  line_too_long: { status: 422 },
  value_out_of_range: { status: 422 },
  no_result: { status: 422 },
  too_complex: { status: 422 },
  truncated_archive: { status: 422 },
  corrupt_archive: { status: 422 },
  nested_archive: { status: 422 },
  archive_symlink: { status: 422 },
  archive_limits: { status: 422 },
  archive_encrypted: { status: 422 },
  decompression_ratio: { status: 422 },
  // prices and estimates
  unknown_option: { status: 404 },
  unknown_meter: { status: 422 },
  missing_usage: { status: 422 },
  missing_configuration: { status: 422 },
  invalid_configuration: { status: 422 },
  invalid_quantity: { status: 422 },
  // reports
  invalid_expiry: { status: 422 },
  rate_limited: { status: 429 },
  unreadable_report: { status: 500 },
  // the machine
  internal: { status: 500 },
  read_only: { status: 503 },
  unavailable: { status: 503 },
  insufficient_storage: { status: 507 },
} as const satisfies Record<string, { status: number }>

export type FailureCode = keyof typeof FAILURES

/** An expected failure. `where` points into the input: a line, a JSON path, a field of the request. */
export type Failure = {
  readonly code: FailureCode
  readonly params: Params
  readonly where: string | null
  /** Several places of one input, such as the fields of a request; `because` where the words are a message (`reasons.<code>`). */
  readonly errors?: readonly { readonly pointer: string; readonly detail: string; readonly because?: Reason }[]
}
