// In the browser: the same core and the same price book as on the server, away from the main thread.
import type { LinkedRun } from '@/lib/model/linked-run'
import { defaultPriceBook, priceBookId } from '@/lib/pricing'
import { type Facts, recommend } from '@/lib/recommend'
import type { FromRecommendWorker, ToRecommendWorker } from './recommend-messages'

let runs: readonly LinkedRun[] = []

self.addEventListener('message', ({ data }: MessageEvent<ToRecommendWorker>) => {
  if (data.kind === 'start') {
    runs = data.runs
    factsOf(runs) // reads and names the price book while nobody waits for it yet
    return
  }
  const recommendation = recommend(data.request, factsOf(runs))
  self.postMessage({ id: data.id, recommendation } satisfies FromRecommendWorker)
})

function factsOf(linked: readonly LinkedRun[]): Facts {
  const book = defaultPriceBook()
  return { book, bookId: priceBookId(book), runs: linked }
}
