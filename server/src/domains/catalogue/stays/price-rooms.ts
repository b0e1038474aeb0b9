import type { getHotelPricing, HotelPricing } from '@rihla/contract/catalogue/hotels'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  bookableDates,
  NOT_SET,
  readSiteDates,
  refuseOutside,
  type SiteDates,
} from '../site/site-dates.ts'
import type { CatalogueDeps } from '../deps.ts'
import { inOfferOrder, checkAvailability } from './price/check-availability.ts'
import { fewestFree } from './nights-store.ts'
import { othersWith, priceOther } from './others/answer-others.ts'
import { presentPricing } from './present-room.ts'
import { readDates, readParty } from './read-party.ts'
import type { StayDates } from './price/stay-terms.ts'
import { loadStayAndFree } from './terms-store.ts'

/** Nights within what can be booked at all: from Cairo's today, leaving within a year, and what managers left of it. */
export const withinStayDays = (
  { arrival, nights }: StayDates,
  site: SiteDates,
  now: Date,
): Refusal<'date_outside_range' | 'sale_closed'> | null =>
  refuseOutside(bookableDates('stays', site, now), arrival, addDays(arrival, nights))

/**
 * What each room of a hotel costs a party for a stay, and whether it can be had: one statement,
 * however many rooms and nights. Refuses guests and dates outside the limits, each by its limit.
 */
export async function priceRooms(
  deps: CatalogueDeps,
  input: CallInput<typeof getHotelPricing>,
  language: Language,
): Promise<HotelPricing | Refusal> {
  const now = deps.clock.now()
  const dates = readDates(input.ArrivalDate, input.DepartureDate)
  if (isRefusal(dates)) return dates
  const beyond = withinStayDays(dates, NOT_SET, now)
  if (beyond) return beyond
  const guests = { adults: input.AdultsCount ?? 2, childAges: input.ChildrenAges ?? [] }
  const others = othersWith(deps, input.id)
  if (others) {
    const theirParty = readParty(guests, 'hotel')
    if (isRefusal(theirParty)) return theirParty
    const closed = withinStayDays(dates, await readSiteDates(deps.searchDb, 'stays'), now)
    if (closed) return closed
    return priceOther(deps, others, input.id, { dates, party: theirParty }, language)
  }
  const nights = { first: dates.arrival, last: addDays(dates.arrival, dates.nights - 1) }
  const found = await loadStayAndFree(deps.searchDb, input.id, nights, now)
  if (!found) return refuse('hotel_not_found')
  const { stay, free } = found
  const outside = withinStayDays(dates, stay.siteDates, now)
  if (outside) return outside
  const party = readParty(guests, stay.kind)
  if (isRefusal(party)) return party
  const verdicts = stay.rooms.map((room) =>
    checkAvailability(
      stay,
      room,
      { dates, party, now },
      fewestFree(free.get(room.id), 0, dates.nights),
    ),
  )
  const asked = { stay, dates, party, today: cairoDate(now), now }
  return presentPricing(inOfferOrder(verdicts), asked, language)
}
