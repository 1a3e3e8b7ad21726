import 'server-only'
import { collectGarbage } from '@/lib/db/blobs'
import { database } from '@/lib/db/database'
import { isStartRefusal } from '@/lib/db/refuse'
import { uploadLimits } from './upload-limits'

const HOUR_MS = 3_600_000

/** Opens the data folder before the first request and keeps it clean. A set-up that cannot be trusted ends the process. */
export async function startStorage(): Promise<void> {
  try {
    uploadLimits() // a limit that is no number is found now, not at the first upload
    const db = await database()
    await collectGarbage(db, new Date(), true)
    const hourly = setInterval(() => {
      collectGarbage(db, new Date(), false).catch((error: unknown) => {
        const cause = error instanceof Error ? error.message : String(error)
        console.error(JSON.stringify({ level: 'error', at: new Date().toISOString(), task: 'garbage', cause }))
      })
    }, HOUR_MS)
    hourly.unref()
  } catch (error) {
    if (!isStartRefusal(error)) throw error
    console.error(error.message)
    process.exit(error.exitCode)
  }
}
