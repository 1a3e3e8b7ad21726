/** The smallest limit on a path binds (MODEL F2.0). All in one unit; the first of equals; null for an empty path. */
export const chainMin = <Link extends { readonly limit: number }>(links: readonly Link[]): Link | null =>
  links.reduce<Link | null>((least, link) => (least === null || link.limit < least.limit ? link : least), null)
