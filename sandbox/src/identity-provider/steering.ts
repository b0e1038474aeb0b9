import type { Timers } from '../timers.ts'

/** What the three providers are to do. Forgotten when the sandbox ends. */
export type IdentitySteering = {
  /** All three answer 503 for so long. */
  goDown(seconds: number): void
  isDown(): boolean
  downUntil(): string | null
  onReset(work: () => void): void
  reset(): void
}

/** Starts with everything in order. */
export function createIdentitySteering(timers: Timers): IdentitySteering {
  let until = 0
  const works: (() => void)[] = []
  const isDown = () => timers.now().getTime() < until
  return {
    goDown: (seconds) => void (until = timers.now().getTime() + seconds * 1000),
    isDown,
    downUntil: () => (isDown() ? new Date(until).toISOString() : null),
    onReset: (work) => void works.push(work),
    reset() {
      until = 0
      for (const work of works) work()
    },
  }
}
