import { parentPort } from 'node:worker_threads'
import type { ParseAnswer, ParseJob } from '@/lib/model/parse-job'
import { readUpload } from './read-upload'

/** The thread that reads what strangers wrote. It holds nothing but the file it is at. */
parentPort?.on('message', (job: ParseJob) => {
  parentPort?.postMessage(answer(job))
})

function answer(job: ParseJob): ParseAnswer {
  try {
    return { id: job.id, outcome: readUpload(job) }
  } catch (error) {
    return { id: job.id, crash: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
