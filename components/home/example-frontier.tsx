'use client'

import { useRouter } from 'next/navigation'
import { FrontierFigure } from '@/components/recommend/answer/frontier-figure'
import type { Recommendation } from '@/lib/model/recommendation'

/** The frontier of the worked case; a mark leads to the page that explains it. */
export function ExampleFrontier({ address, answer }: { address: string; answer: Recommendation }) {
  const router = useRouter()
  return <FrontierFigure recommendation={answer} onOpen={() => router.push(address)} />
}
