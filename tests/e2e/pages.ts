/** Every page that can be opened without data of its own; a new page is added here. */
export const PAGES = [
  '/',
  '/import',
  '/runs',
  '/recommend',
  '/questions',
  '/reports',
  '/help',
  '/no-such-page',
] as const
