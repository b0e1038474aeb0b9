/**
 * What protects stock from a race, each part on its own. Tests switch one off to see the same test
 * oversell (a negative control); nothing else ever hands in anything but `allGuards`.
 */
export type Guards = {
  /** Lock the stock rows before reading what is left. */
  readonly lockRows: boolean
  /** Lock the hold before changing its state. */
  readonly lockHold: boolean
  /** Seconds to wait between reading and writing, to widen the window of a race. */
  readonly pauseSeconds: number
}

export const allGuards: Guards = { lockRows: true, lockHold: true, pauseSeconds: 0 }
