import type { Log } from '../log.ts'

/**
 * Runs scheduled work for one after another. A failure is logged and stops no other, whose turn
 * would never come otherwise. Answers how often the work was done.
 */
export async function forEachIsolated<T>(
  { log }: { readonly log: Log },
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<number> {
  let done = 0
  for (const one of all)
    try {
      if ((await work(one)) !== false) done += 1
    } catch (error) {
      log.error({ err: error, about: one }, 'work of the clock')
    }
  return done
}
