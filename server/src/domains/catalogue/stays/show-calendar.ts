import type { getHotelCalendar, getHotelPriceCalendar } from '@rihla/contract/catalogue/hotels'
import { MAX_NIGHTS } from '@rihla/contract/catalogue/hotel-search'
import type { OutputOf } from '@rihla/contract/endpoint'
import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { toWholeEgp } from '@rihla/contract/values/money'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { bookableDates } from '../site/site-dates.ts'
import type { CatalogueDeps } from '../deps.ts'
import {
  cheapestNights,
  longestShortestStay,
  startDays,
  type CalendarFacts,
} from './price/calendar.ts'
import { otherCalendar, otherPriceCalendar, othersWith } from './others/answer-others.ts'
import { readParty } from './read-party.ts'
import { loadStayAndFree } from './terms-store.ts'

/** Days that one answer may span. */
export const MAX_CALENDAR_DAYS = 400
export const MAX_PRICE_DAYS = 60

type Range = { readonly startDate: CalendarDate; readonly endDate: CalendarDate }
type Refused = Refusal<'hotel_not_found' | 'stay_dates_wrong'>

/** On which days of a range, both ends inclusive, a stay may start. */
export async function showCalendar(
  deps: CatalogueDeps,
  { id, nights, AdultsCount, ChildrenAges, ...range }: CallInput<typeof getHotelCalendar>,
): Promise<OutputOf<typeof getHotelCalendar> | Refusal> {
  const others = othersWith(deps, id)
  if (others)
    return tooLong(range, MAX_CALENDAR_DAYS) ?? otherCalendar(deps, others, { id, ...range })
  const facts = await readFacts(deps, id, range, MAX_CALENDAR_DAYS, nights)
  if (isRefusal(facts)) return facts
  const guests = { adults: AdultsCount ?? 2, childAges: ChildrenAges ?? [] }
  const party = readParty(guests, facts.stay.kind)
  if (isRefusal(party)) return party
  const whole = nights === undefined ? undefined : { nights, party }
  return startDays({ ...facts, whole }, range.endDate).map((IsAvailableAsStartDate, at) => ({
    Day: addDays(range.startDate, at),
    IsAvailableAsStartDate,
  }))
}

/** The cheapest night of each day of a range, both ends inclusive, in whole EGP. */
export async function showPriceCalendar(
  deps: CatalogueDeps,
  { id, ...range }: CallInput<typeof getHotelPriceCalendar>,
): Promise<OutputOf<typeof getHotelPriceCalendar> | Refused> {
  if (othersWith(deps, id)) return tooLong(range, MAX_PRICE_DAYS) ?? otherPriceCalendar(range)
  const facts = await readFacts(deps, id, range, MAX_PRICE_DAYS)
  if (isRefusal(facts)) return facts
  return cheapestNights(facts, range.endDate).map((price, at) => ({
    Day: addDays(range.startDate, at),
    Price: price === null ? null : toWholeEgp(price),
  }))
}

function tooLong({ startDate, endDate }: Range, most: number): Refusal<'stay_dates_wrong'> | null {
  const length = daysBetween(startDate, endDate) + 1
  return length < 1 || length > most ? refuse('stay_dates_wrong', { max: most }) : null
}

/** One statement for the whole range; days before today or beyond a year have nothing free. */
async function readFacts(
  deps: CatalogueDeps,
  id: number,
  { startDate, endDate }: Range,
  most: number,
  /** Of the longest stay that is asked about. */
  nights = 1,
): Promise<CalendarFacts | Refused> {
  const refused = tooLong({ startDate, endDate }, most)
  if (refused) return refused
  const now = deps.clock.now()
  const range = { first: startDate, last: addDays(endDate, MAX_NIGHTS) }
  const found = await loadStayAndFree(deps.searchDb, id, range, now)
  if (!found) return refuse('hotel_not_found')
  const { stay, free } = found
  // The last day's stay ends within the range: nights beyond it needn't be looked at.
  const looked = daysBetween(startDate, endDate) + Math.max(longestShortestStay(stay), nights)
  const { min, max } = bookableDates('stays', stay.siteDates, now)
  const past = Math.max(0, daysBetween(startDate, min))
  const nightsFree = [...free].map(
    ([room, all]) => [room, all.subarray(0, looked).fill(0, 0, past)] as const,
  )
  return { stay, free: new Map(nightsFree), first: startDate, lastDeparture: max, now }
}
