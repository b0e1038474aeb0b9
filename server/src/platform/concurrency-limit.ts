import { refuse, type Refusal } from './refusal.ts'

export type Overloaded = Refusal<'too_many_requests'>

/** Does a piece of work when it is its turn, or refuses it because the line is too long. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T | Overloaded>

/** Lets `atOnce` pieces of costly work run; beyond `waiting` more, callers are asked to come back. */
export function createConcurrencyLimit({
  atOnce,
  waiting,
}: {
  atOnce: number
  waiting: number
}): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return refuse('too_many_requests', { seconds: 3 })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so `running` only falls when the queue is
      // empty.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
