import type { Timers } from '../timers.ts'
import { type Outcome, outcomeNamed } from '../payment-gateway/outcomes.ts'

/** `refused`: no money goes back. `unanswered`: it goes back, but the answer is lost. */
export type RefundOutcome = 'refused' | 'unanswered'

/** What is to happen next, whatever the cards say. Forgotten when the sandbox ends. */
export type Steering = {
  /** Chooses the outcome of the next payments; false when there is none of this name. */
  choose(outcome: string, times: number): boolean
  chooseRefund(outcome: RefundOutcome): void
  takeNext(): Outcome | undefined
  takeNextRefund(): RefundOutcome | undefined
  /** The gateway answers 503 for so long. */
  goDown(seconds: number): void
  isDown(): boolean
  describe(): { next: string[]; nextRefunds: RefundOutcome[]; downUntil: string | null }
  reset(): void
}

/** Starts with nothing chosen: every card means what is printed on it. */
export function createSteering(timers: Timers): Steering {
  let next: string[] = []
  let refunds: RefundOutcome[] = []
  let downUntil = 0
  const isDown = () => timers.now().getTime() < downUntil
  return {
    choose(outcome, times) {
      if (outcomeNamed(outcome) === undefined) return false
      next.push(...Array<string>(times).fill(outcome))
      return true
    },
    chooseRefund: (outcome) => void refunds.push(outcome),
    takeNext: () => outcomeNamed(next.shift() ?? ''),
    takeNextRefund: () => refunds.shift(),
    goDown: (seconds) => (downUntil = timers.now().getTime() + seconds * 1000),
    isDown,
    describe: () => ({
      next: [...next],
      nextRefunds: [...refunds],
      downUntil: isDown() ? new Date(downUntil).toISOString() : null,
    }),
    reset() {
      next = []
      refunds = []
      downUntil = 0
    },
  }
}
