import type { Timers } from '../timers.ts'
import { outcomeNamed, outcomeOfHotel, type Outcome } from './outcomes.ts'

/** How the supplier is to behave. Forgotten when the sandbox ends. */
export type SupplierSteering = {
  /** False when there is no outcome of this name. */
  choose(code: number, outcome: string): boolean
  outcomeOf(code: number): Outcome
  /** Every answer takes so much longer, availability included. */
  slowDown(milliseconds: number): void
  latencyMs(): number
  /** Answers 503 for so long. */
  goDown(seconds: number): void
  isDown(): boolean
  describe(): { chosen: Record<string, string>; latencyMs: number; downUntil: string | null }
  reset(): void
}

/** Starts with each hotel as it is by itself. */
export function createSupplierSteering(timers: Timers): SupplierSteering {
  const chosen = new Map<number, Outcome>()
  let latency = 0
  let downUntil = 0
  const isDown = () => timers.now().getTime() < downUntil
  return {
    choose(code, name) {
      const outcome = outcomeNamed(name)
      if (outcome !== undefined) chosen.set(code, outcome)
      return outcome !== undefined
    },
    outcomeOf: (code) => chosen.get(code) ?? outcomeOfHotel(code),
    slowDown: (milliseconds) => void (latency = milliseconds),
    latencyMs: () => latency,
    goDown: (seconds) => void (downUntil = timers.now().getTime() + seconds * 1000),
    isDown,
    describe: () => ({
      chosen: Object.fromEntries([...chosen].map(([code, { name }]) => [code, name])),
      latencyMs: latency,
      downUntil: isDown() ? new Date(downUntil).toISOString() : null,
    }),
    reset() {
      chosen.clear()
      latency = 0
      downUntil = 0
    },
  }
}
