import { z } from 'zod'
import type { Upload } from '@/lib/services/import-file'

export const uploadQuery = z.object({ name: z.string().max(32_768).optional() })

/** The raw body with its name: `curl -T fio.json 'http://…/api/v1/files?name=fio.json'`. */
export const uploadOf = (request: Request, query: z.infer<typeof uploadQuery>): Upload => ({
  name: query.name ?? null,
  body: { stream: request.body, headers: request.headers },
})
