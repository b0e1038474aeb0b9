import { setTimeout as pause } from 'node:timers/promises'

/**
 * Looks again and again until there is something to see, and answers it. While a part of the
 * product is being brought back, looking may fail; at the deadline the last failure becomes the
 * cause.
 */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | false | null | undefined>,
  withinMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + withinMs
  let last: unknown
  for (;;) {
    try {
      const seen = await look()
      if (seen !== false && seen !== null && seen !== undefined) return seen
    } catch (error) {
      last = error
    }
    if (Date.now() > deadline) {
      throw new Error(`Waited ${withinMs} ms in vain for ${what}`, { cause: last })
    }
    await pause(100)
  }
}
