import { minutesUntil } from '../../availability/day-deadline.ts'
import type { DeparturePrices } from './departure-prices.ts'
import type { KindIndex, PackagePlaces } from './kind-index.ts'
import { nextDay, type DepartureRequest } from './next-day.ts'

/**
 * What costs something of its own on the day that is asked for; without a day, on the next that the party can
 * book, to which its card leads. Undefined: nothing does.
 */
export function ownPricesOf(
  places: PackagePlaces,
  kind: KindIndex,
  search: DepartureRequest,
): DeparturePrices | undefined {
  const { departurePrices, nextPrices } = kind
  const { on, party, now, freeCancellation: free } = search
  if (on !== undefined) return departurePrices.get(on)
  const minute = minutesUntil(places.packages.firstDay, now)
  return nextPrices.of({ party, free, minute }, (at) => {
    const day = nextDay(places, kind, at, search)
    return departurePrices.get(day ?? '')?.price.get(at) ?? null
  })
}
