import 'server-only'
import { checkWorkload } from '@/lib/checks'
import type { Finding } from '@/lib/model/check'
import type { Workload } from '@/lib/model/workload'
import type { Actor } from './actor'

/** What contradicts itself in a declaration. */
export const checkDeclaration = (_actor: Actor, workload: Workload): Finding[] => checkWorkload(workload)
