import { minutesUntil } from '../../availability/day-deadline.ts'
import type { Places } from '../../availability/places.ts'
import type { DayPrices } from './day-prices.ts'
import { dayToBook, type DayAsked } from './day-to-book.ts'
import type { FamilyIndex } from './family-index.ts'

/**
 * What costs something of its own on the day that is asked for; without a day, on the next that the party can
 * book, to which its card leads. Undefined: nothing does.
 */
export function ownPricesOf(
  index: FamilyIndex,
  places: Places,
  asked: DayAsked,
): DayPrices | undefined {
  const { dayPrices, nextPrices } = index
  const { on, party, free = false } = asked.search
  if (on !== undefined) return dayPrices.get(on)
  const minute = minutesUntil(places.firstDay, asked.now)
  return nextPrices.of({ party, free, minute }, (at) => {
    const day = dayToBook(index, places, asked, at)
    return day === null ? null : (dayPrices.get(day)?.priceOf(at) ?? null)
  })
}
