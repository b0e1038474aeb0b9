import { addressCodec, numbersField, type Field } from '../catalogue/address-codec.ts'
import { TIME_BANDS } from './limits.ts'

/** What departures can be sorted by; the first unless something else is asked for. */
export const tripOrders = ['departure', 'duration', 'price'] as const
export type TripOrder = (typeof tripOrders)[number]

const classField: Field<string> = {
  initial: '',
  read: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
}
const orderField: Field<TripOrder> = {
  initial: tripOrders[0],
  read: (text) => tripOrders.find((it) => it === text),
}

const codec = addressCodec({
  /** Code of a class, the same in every language; empty: all. */
  class: classField,
  /** Positions of the bands of departure, any of them; empty: all. */
  times: numbersField(TIME_BANDS.length, { min: 0, max: TIME_BANDS.length - 1 }),
  sort: orderField,
})

/** What narrows and sorts the departures of one way. */
export type TripFilter = typeof codec.defaults
export const ALL_TRIPS: TripFilter = codec.defaults

/** The way there, and the way back. */
export type TripWay = 'going' | 'back'

const names = Object.keys(ALL_TRIPS)
const prefixes = { going: '', back: 'return-' } as const satisfies Record<TripWay, string>

/** Reads how one way is narrowed and sorted from the address of /transportation/search. */
export function parseTripFilter(address: URLSearchParams, way: TripWay): TripFilter {
  const own = new URLSearchParams()
  for (const name of names) {
    const value = address.get(prefixes[way] + name)
    if (value !== null) own.set(name, value)
  }
  return codec.parse(own)
}

/** The same address with one way narrowed and sorted like this; the language that it named was taken when it was opened. */
export function withTripFilter(
  address: URLSearchParams,
  way: TripWay,
  filter: TripFilter,
): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete('lang')
  for (const name of names) next.delete(prefixes[way] + name)
  codec.format(filter).forEach((value, name) => next.set(prefixes[way] + name, value))
  return next
}

/** Of an address only what narrows and sorts: for another day of the same search. */
export const tripFiltersOf = (address: URLSearchParams): URLSearchParams =>
  withTripFilter(
    withTripFilter(new URLSearchParams(), 'going', parseTripFilter(address, 'going')),
    'back',
    parseTripFilter(address, 'back'),
  )
