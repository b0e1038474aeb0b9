import type { CalendarDate } from '../values/dates.ts'
import { BUS_PASSENGERS } from './limits.ts'
import { addressCodec, dateField, offerFields } from '../catalogue/address-codec.ts'

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
  passengers: {
    initial: BUS_PASSENGERS.min,
    // More than one booking takes: as many as it takes, not one.
    read: (text: string) =>
      /^\d{1,9}$/.test(text)
        ? Math.min(BUS_PASSENGERS.max, Math.max(BUS_PASSENGERS.min, Number(text)))
        : undefined,
  },
})

/** What the address of /transportation says; `tripType` is whether it is a round trip. */
export type BusSearch = typeof codec.defaults
export const defaultBusSearch = codec.defaults

/** Reads the address of /transportation and /transportation/search. */
export const parseBusSearch = codec.parse

const within = (date: CalendarDate, { min, max }: Days): CalendarDate =>
  date < min ? min : date > max ? max : date

type Days = { readonly min: CalendarDate; readonly max: CalendarDate }

/**
 * The search that an address means: days beyond what can be booked become the nearest that can, nobody
 * comes back before they left, and nowhere to itself is no way.
 */
export function boundBusSearch(search: BusSearch, days: Days): BusSearch {
  const departureDate = search.departureDate && within(search.departureDate, days)
  const returnDate =
    search.returnDate && within(search.returnDate, { ...days, min: departureDate ?? days.min })
  const isNoWay = search.toStationId !== null && search.toStationId === search.fromStationId
  const nowhere = isNoWay ? { toStationId: null, toStationName: '' } : {}
  return { ...search, ...nowhere, departureDate, returnDate }
}

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
