// In the browser: the same core and the same price book as on the server, away from the main thread.
import type { LinkedRun } from '@/lib/model/linked-run'
import { defaultPriceBook, priceBookId } from '@/lib/pricing'
import { recommend } from '@/lib/recommend'
import type { FromRecommendWorker, ToRecommendWorker } from './recommend-messages'

let runs: readonly LinkedRun[] = []

self.addEventListener('message', ({ data }: MessageEvent<ToRecommendWorker>) => {
  if (data.kind === 'start') {
    runs = data.runs
    return
  }
  const book = defaultPriceBook()
  const recommendation = recommend(data.request, { book, bookId: priceBookId(book), runs })
  self.postMessage({ id: data.id, recommendation } satisfies FromRecommendWorker)
})
