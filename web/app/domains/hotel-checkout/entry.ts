import { formatStay, staySearches } from '@rihla/contract/catalogue/stays-address'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { tabStorage } from '../../platform/storage.ts'

export const HOTEL_CHECKOUT = '/hotel-checkout'

/** What /hotel-checkout is opened with, in the navigation's state and for a reload in sessionStorage. */
export type HotelEntry = {
  hotelId: number
  hotelName: string
  arrivalDate: CalendarDate
  departureDate: CalendarDate
  ratePlanToken: string
  adultsCount: number
  childrenAges: readonly number[]
}

const KEY = 'rihla:hotel-checkout'
const isObject = (state: unknown): state is Partial<HotelEntry> =>
  typeof state === 'object' && state !== null

/** Whether a state names a room for a stay: all that is needed to ask what it costs. */
export const isEntry = (state: unknown): state is HotelEntry =>
  isObject(state) &&
  typeof state.hotelId === 'number' &&
  typeof state.arrivalDate === 'string' &&
  typeof state.departureDate === 'string' &&
  typeof state.ratePlanToken === 'string' &&
  state.ratePlanToken !== ''

/** What is wrong with what a page was opened with: nothing at all, or half of it; null: it is whole. */
export const missingIn = (state: unknown): 'information' | 'booking' | null =>
  isEntry(state) ? null : isObject(state) && 'hotelId' in state ? 'booking' : 'information'

export const saveEntry = (entry: HotelEntry): void => tabStorage.writeJson(KEY, entry)

/** What this tab was last opened with, or null. */
export function savedEntry(): HotelEntry | null {
  const entry = tabStorage.readJson<HotelEntry>(KEY)
  return isEntry(entry) ? entry : null
}

/** The hotel's page for the same stay. */
export const hotelHref = (entry: HotelEntry): string =>
  `/hotel?${formatStay({
    id: entry.hotelId,
    arrival: entry.arrivalDate,
    departure: entry.departureDate,
    adults: entry.adultsCount,
    childAges: entry.childrenAges,
  })}`

/** Hotels for the same days and party. */
export const otherHotelsHref = (entry: HotelEntry): string =>
  `/hotels?${staySearches.hotel.format({
    ...staySearches.hotel.defaults,
    arrivalDate: entry.arrivalDate,
    departureDate: entry.departureDate,
    adultsCount: entry.adultsCount,
    childrenAges: entry.childrenAges,
  })}`
