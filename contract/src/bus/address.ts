import type { CalendarDate } from '../values/dates.ts'
import { BUS_PASSENGERS } from './limits.ts'
import { addressCodec, dateField, numberField, offerFields } from '../catalogue/address-codec.ts'

const typed = offerFields.searchText

const codec = addressCodec({
  fromStationId: offerFields.cityId,
  toStationId: offerFields.cityId,
  fromStationName: typed,
  toStationName: typed,
  departureDate: dateField,
  returnDate: dateField,
  /** `round-trip`, or not. */
  tripType: {
    initial: false,
    read: (text: string) => text === 'round-trip',
    write: (round: boolean) => (round ? 'round-trip' : ''),
  },
  passengers: numberField(BUS_PASSENGERS.min, BUS_PASSENGERS),
})

/** What the address of /transportation says; `tripType` is whether it is a round trip. */
export type BusSearch = typeof codec.defaults
export const defaultBusSearch = codec.defaults

/** Reads the address of /transportation and /transportation/search. */
export const parseBusSearch = codec.parse

/** Writes it. */
export const formatBusSearch = codec.format

/** Whether there is enough to search by (from, to and departure). */
export const isSearchable = (
  search: BusSearch,
): search is BusSearch & {
  fromStationId: number
  toStationId: number
  departureDate: CalendarDate
} => search.fromStationId !== null && search.toStationId !== null && search.departureDate !== null

/** The page on which held seats are paid for. */
export const PAY_PATH = '/transportation/payment'
const SESSION = 'session'

/** The page on which the seats of a session of mine are paid for, on whatever device. */
export const payHeldHref = (sessionId: string): string =>
  `${PAY_PATH}?${new URLSearchParams({ [SESSION]: sessionId }).toString()}`

/** The session whose seats the page is to show, or null. */
export const heldSessionIn = (address: URLSearchParams): string | null => address.get(SESSION)
