import 'server-only'
import { countLibrary } from '@/lib/db/counts'
import { reader } from '@/lib/db/database'
import type { LibraryCounts } from '@/lib/model/library'
import type { Actor } from './actor'

/** How much is in the library, and what there is to filter by. */
export const libraryCounts = async (_actor: Actor): Promise<LibraryCounts> => countLibrary(await reader())
