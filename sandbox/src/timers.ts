/** The time, as a parameter: tests turn it by hand instead of waiting. */
export type Timers = {
  now(): Date
  /** Does something later, once. */
  after(milliseconds: number, work: () => void): void
  wait(milliseconds: number): Promise<void>
}

/** The real time. */
export const realTimers: Timers = {
  now: () => new Date(),
  after: (milliseconds, work) => void setTimeout(work, milliseconds),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
}
