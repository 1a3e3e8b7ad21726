const YEAR_SECONDS = 365 * 24 * 3600

/** Keeps a setting of the look on this browser. Not a secret, read by the server while it draws the next page. */
export function keepSetting(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http, where this runs
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
