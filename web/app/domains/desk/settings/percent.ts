import { toWesternDigits } from '@rihla/contract/values/digits'

/** Hundredths of a percent as they are typed: `275` is `2.75`. */
export const percentText = (basisPoints: number): string => String(basisPoints / 100)

/** `2.75` as hundredths of a percent, in either digits and decimal sign; null: it isn't a percentage up to `most`. */
export function basisPointsOf(text: string, most: number): number | null {
  const typed = toWesternDigits(text).trim().replace(/[,٫]/, '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return null
  const basisPoints = Math.round(Number(typed) * 100)
  return basisPoints <= most ? basisPoints : null
}

/** What a method adds to a whole amount of EGP, as it is charged: to the piastre, then to the pound. */
export function feeOf(egp: number, basisPoints: number, fixed: number): number {
  const piastres = Math.floor((egp * 100 * basisPoints + 5000) / 10_000) + fixed * 100
  return Math.floor((piastres + 50) / 100)
}

const DAY = 1440

/** `600` as `10:00`, `-360` as `18:00` of the day before (-1), `-2280` as `10:00` two days before. */
export const clockOf = (minute: number): { time: string; day: number } => {
  const day = Math.floor(minute / DAY)
  const of = minute - day * DAY
  const two = (value: number): string => String(value).padStart(2, '0')
  return { time: `${two(Math.floor(of / 60))}:${two(of % 60)}`, day }
}

/** The other way round; null: no time was typed. */
export function minuteOf(time: string, day = 0): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return null
  return Number(hours) * 60 + Number(minutes) + day * DAY
}
