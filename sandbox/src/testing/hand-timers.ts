import type { Timers } from '../timers.ts'

/** A clock that a test moves by hand: `pass(ms)` does what falls due, in order. */
export type HandTimers = Timers & { pass(milliseconds: number): Promise<void> }

/** A clock for tests; it begins at noon of 20 March 2026. */
export function createHandTimers(): HandTimers {
  let now = Date.parse('2026-03-20T12:00:00.123Z')
  let due: { at: number; work: () => void }[] = []
  const after = (milliseconds: number, work: () => void) => {
    due.push({ at: now + milliseconds, work })
  }
  return {
    now: () => new Date(now),
    after,
    wait: (milliseconds) => new Promise((done) => after(milliseconds, done)),
    async pass(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        await settle()
        const [next] = due.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        due = due.filter((one) => one !== next)
        now = Math.max(now, next.at)
        next.work()
      }
      now = end
    },
  }
}

/** Lets everything that waits for nothing but its turn have it. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done))
}
