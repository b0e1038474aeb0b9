import { addDays, daysBetween } from '@rihla/contract/values/dates'
import type { PriceRange } from '../search/found-stays.ts'
import type { StaySearch } from '../search/read-search.ts'
import type { StayIndex } from '../search/stay-index.ts'
import { perNightOf } from './find-beside.ts'
import type { FoundOthers, OtherStay, OtherStays } from './other-stays.ts'

type StayDates = NonNullable<StaySearch['dates']>
type SoldDays = Pick<StayIndex, 'places' | 'firstDay'>

/** So long a search waits for others; what comes later is there when it is asked again. */
const WAIT_MS = 250

const noOthers: FoundOthers = { state: 'complete', having: () => [] }

/** Whether nights are sold here at all: what others offer is bounded as ours is. */
function areSold({ places, firstDay }: SoldDays, { arrival, nights }: StayDates): boolean {
  const first = daysBetween(firstDay, arrival)
  return places.on(first) !== undefined && places.on(first + nights - 1) !== undefined
}

/** Others sell hotels, and none of theirs is confirmed on the spot. */
export async function findOthers(
  otherStays: OtherStays | undefined,
  sold: SoldDays,
  { kind, cityId, dates, party, stars, freeCancellation, instantConfirmation }: StaySearch,
): Promise<FoundOthers> {
  if (!otherStays || kind !== 'hotel' || instantConfirmation) return noOthers
  if (dates && !areSold(sold, dates)) return noOthers
  const wanted = {
    cityId: cityId ?? null,
    dates: dates && { arrival: dates.arrival, departure: addDays(dates.arrival, dates.nights) },
    party,
    stars: stars ?? null,
    freeCancellation,
  }
  return otherStays.find(wanted, WAIT_MS)
}

/** Those whose night costs what was asked for. */
export const withinPrices = (
  others: readonly OtherStay[],
  { from, to }: PriceRange,
): readonly OtherStay[] =>
  others.filter((it) => {
    const price = perNightOf(it)
    return (from === null || price >= from) && (to === null || price <= to)
  })
