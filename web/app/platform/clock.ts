import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'

let offset = 0

/** Learns the server's clock from an answer; countdowns never trust the browser's. */
export function noteServerTime(at: Date, browserNow: number = Date.now()): void {
  const measured = at.getTime() - browserNow
  // A Date header has whole seconds: differences below two are noise.
  if (Math.abs(measured - offset) >= 2000) offset = measured
}

/** Milliseconds since 1970 by the server's clock. */
export const serverNow = (): number => Date.now() + offset

/** Today in Cairo by the server's clock: the clock of a phone may be hours off, and a day. */
export const cairoToday = (): CalendarDate => cairoDate(new Date(serverNow()))
