/** Every page that can be opened without data of its own; a new page is added here. */
export const PAGES = [
  '/',
  '/import',
  '/runs',
  '/compare',
  '/compare?baseline=table:zfs-hk/database%23A1&other=table:zfs-hk/database%23A4',
  '/tables',
  '/tables/new',
  '/tables/zfs-hk/nfs-sync',
  '/recommend',
  '/questions',
  '/costs',
  '/prices',
  '/prices?view=limits',
  '/reports',
  '/help',
  '/no-such-page',
] as const
