import 'server-only'
import { z } from 'zod'
import { recommendationSchema } from './workload-input'

const name = z.string().trim().min(1).max(200)
const notes = z.string().max(10_000)
const recommendation = recommendationSchema.transform(({ request }) => request)

export const newQuestion = z
  .strictObject({ name, notes: notes.default(''), recommendation })
  .transform(({ recommendation: request, ...rest }) => ({ ...rest, request }))

export const changedQuestion = z
  .strictObject({
    name: name.exactOptional(),
    notes: notes.exactOptional(),
    recommendation: recommendation.exactOptional(),
  })
  .transform(({ recommendation: request, ...rest }) => ({ ...rest, ...(request !== undefined && { request }) }))
