import { addDays, type CalendarDate } from '@rihla/contract/values/dates'

/** Days of a year on which Egypt goes away: New Year, the spring feasts, the end of July, October. */
const seasons = [
  { first: '12-27', days: 8 },
  { first: '04-23', days: 10 },
  { first: '07-20', days: 8 },
  { first: '10-01', days: 8 },
] as const

/** Whole EGP for an adult in season, by the number of the offer. */
const dearer: Readonly<Record<number, number>> = {
  40: 1900, // Nile dinner cruise
  503: 1450, // all-inclusive family day, Hurghada
  518: 2000, // island day by boat, El Gouna
}

/** The demo lasts for a year: prices of the seasons that begin within it. */
const AHEAD = 366

/** Days of these offers that cost something of their own, in piastres. */
export function seasonPrices(ids: ReadonlySet<number>, today: CalendarDate) {
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1, year + 2]
    .flatMap((of) =>
      seasons.flatMap(({ first, days: count }) =>
        Array.from({ length: count }, (_, n) => addDays(`${of}-${first}`, n)),
      ),
    )
    .filter((day) => day >= today && day <= addDays(today, AHEAD))
  return Object.entries(dearer)
    .filter(([id]) => ids.has(Number(id)))
    .flatMap(([id, egp]) => days.map((day) => ({ activity_id: Number(id), day, price: egp * 100 })))
}
