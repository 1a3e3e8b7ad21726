import { shareFile } from '../../share-file'

/** The canonical document itself: its bytes have the SHA-256 that the page shows. */
export const GET = shareFile({ type: 'application/json', ending: 'json' }, ({ document }) => document)
