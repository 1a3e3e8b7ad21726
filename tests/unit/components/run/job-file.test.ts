import { expect, test } from 'vitest'
import { jobFile } from '@/components/run/job-file'

test('options become the lines of a job section; a name cannot open another', () => {
  expect(jobFile({ name: 'a]b\n[c', options: { rw: 'randread', bs: '4k', time_based: '' } })).toBe(
    '[a_b__c]\nrw=randread\nbs=4k\ntime_based',
  )
})
