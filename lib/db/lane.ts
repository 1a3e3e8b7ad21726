/** Waiting writes beyond this are refused: a client that may retry is better than a queue that never ends. */
const MAX_WAITING = 256

/** Thrown when the queue is full. Tested by name because bundles hold their own copies of this module. */
export const LANE_FULL = 'LaneFull'

export type Lane = { run<Value>(job: () => Promise<Value>): Promise<Value>; waiting(): number }

/** Runs jobs one after the other in the order they came. */
export function createLane(maxWaiting = MAX_WAITING): Lane {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    waiting: () => waiting,
    run(job) {
      if (waiting >= maxWaiting) {
        return Promise.reject(Object.assign(new Error(`${waiting} writes are waiting already`), { name: LANE_FULL }))
      }
      waiting += 1
      const turn = last.then(job).finally(() => {
        waiting -= 1
      })
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
