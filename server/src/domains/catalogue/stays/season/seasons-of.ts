import { addDays } from '@rihla/contract/values/dates'
import { weekdayOf } from '../price/night-rates.ts'
import type { Rate } from '../stay.ts'
import type { Nightly } from './nightly.ts'

/** A rate that has no priority yet. */
export type Season = Omit<Rate, 'priority'>

const same = (a: Nightly | null, b: Nightly | null): boolean =>
  a?.price === b?.price &&
  a?.singlePrice === b?.singlePrice &&
  a?.extraAdult === b?.extraAdult &&
  a?.minNights === b?.minNights

/** Nights in a row whose weekdays each cost one thing; null: that weekday isn't among them. */
type Stretch = Map<number, { readonly of: Nightly | null; readonly nights: string[] }>

function ratesOf(stretch: Stretch): Season[] {
  const found: { of: Nightly; weekdays: number[]; nights: string[] }[] = []
  for (const [weekday, { of, nights }] of stretch) {
    if (!of) continue
    const its = found.find((it) => same(it.of, of))
    if (its) {
      its.weekdays.push(weekday)
      its.nights.push(...nights)
    } else found.push({ of, weekdays: [weekday], nights: [...nights] })
  }
  return found.map(({ of: { night: _night, ...of }, weekdays, nights }) => {
    const inOrder = nights.toSorted()
    const ends = { firstNight: inOrder[0] ?? '', lastNight: inOrder.at(-1) ?? '' }
    return { ...of, ...ends, weekdays: weekdays.toSorted((a, b) => a - b) }
  })
}

/**
 * Nights, in order, as few rates that say the same: weekdays that cost alike for weeks are one. Nights that
 * aren't named are in none of them.
 */
export function seasonsOf(nights: readonly Nightly[]): Season[] {
  const named = new Map(nights.map((it) => [it.night, it]))
  const [first, last] = [nights[0]?.night, nights.at(-1)?.night]
  if (first === undefined || last === undefined) return []
  const seasons: Season[] = []
  let stretch: Stretch = new Map()
  for (let night = first; night <= last; night = addDays(night, 1)) {
    const of = named.get(night) ?? null
    const weekday = weekdayOf(night)
    const before = stretch.get(weekday)
    if (before && !same(before.of, of)) {
      seasons.push(...ratesOf(stretch))
      stretch = new Map()
    }
    const its = stretch.get(weekday)
    if (its) its.nights.push(night)
    else stretch.set(weekday, { of, nights: [night] })
  }
  return [...seasons, ...ratesOf(stretch)]
}
