import { SHARE_TABLES, shareCsv } from '@/lib/services/open-share'
import { shareFile } from '../../share-file'

/** `?table=options` (unless said), `bill` or `runs`. */
export const GET = shareFile({ type: 'text/csv; charset=utf-8', ending: 'csv' }, ({ snapshot }, request) => {
  const asked = new URL(request.url).searchParams.get('table')
  return shareCsv(snapshot, SHARE_TABLES.find((table) => table === asked) ?? null)
})
