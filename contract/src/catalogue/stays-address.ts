import { parseAddressDate, toAddressDate, type CalendarDate } from '../values/dates.ts'
import {
  addressCodec,
  dateField,
  flagField,
  numberField,
  numbersField,
  offerFields,
} from './address-codec.ts'
import { STARS, STAY_GUESTS } from './stay-limits.ts'

/** Hotels and Nile cruises are searched and booked alike; their limits and addresses differ. */
export type StayKind = 'hotel' | 'cruise'

const { adults, children, childAge } = STAY_GUESTS
const adultsField = numberField(adults.default, adults)

const searchCodec = (kind: StayKind) =>
  addressCodec({
    cityId: offerFields.cityId,
    searchText: offerFields.searchText,
    arrivalDate: dateField,
    departureDate: dateField,
    adultsCount: adultsField,
    childrenAges: numbersField(children[kind], childAge),
    stars: numbersField(STARS.length, { min: 0, max: 5 }),
    priceFrom: offerFields.priceFrom,
    priceTo: offerFields.priceTo,
    hasInstantConfirmation: flagField,
    hasFreeCancellation: flagField,
    priceOrderType: offerFields.priceOrderType,
    ratingOrderType: offerFields.ratingOrderType,
  })

/** The address of /hotels and of /cruises. */
export const staySearches = { hotel: searchCodec('hotel'), cruise: searchCodec('cruise') } as const

/** What the address of /hotels or /cruises says. */
export type StayFilters = typeof staySearches.hotel.defaults

/** What the address of /hotel or /cruise says; ages of children in years. */
export type StayChoice = {
  id: number
  arrival: CalendarDate
  departure: CalendarDate
  adults: number
  childAges: readonly number[]
  /** Comes from a search for what can be cancelled free: such a room is chosen first. */
  freeCancellation?: boolean | undefined
}
export type BadStayAddress = 'missing' | 'date'

type Guests = Pick<StayChoice, 'adults' | 'childAges'>

const FREE = 'free-cancellation'
const guestsCodec = (kind: StayKind) =>
  addressCodec({ adults: adultsField, children: numbersField(children[kind], childAge) })
const guests = { hotel: guestsCodec('hotel'), cruise: guestsCodec('cruise') } as const

/** Who comes, as an address says it; two where it doesn't. */
export function parseGuests(address: URLSearchParams, kind: StayKind): Guests {
  const party = guests[kind].parse(address)
  return { adults: party.adults, childAges: party.children }
}

/** Writes it; two need no word. */
export const formatGuests = ({ adults: count, childAges }: Guests, kind: StayKind) =>
  guests[kind].format({ adults: count, children: childAges })

/** Reads the address of a detail page, or says what is wrong with it; `rooms` and the like don't matter. */
export function parseStay(address: URLSearchParams, kind: StayKind): StayChoice | BadStayAddress {
  const id = Number(address.get('id'))
  const from = address.get('arrival-date')
  const to = address.get('departure-date')
  if (!Number.isInteger(id) || id <= 0 || !from || !to) return 'missing'
  const arrival = parseAddressDate(from)
  const departure = parseAddressDate(to)
  if (!arrival || !departure) return 'date'
  const stay = { id, arrival, departure, ...parseGuests(address, kind) }
  return address.get(FREE) === 'true' ? { ...stay, freeCancellation: true } : stay
}

/** Writes it; a cruise whose details were saved says so. */
export function formatStay(
  { id, arrival, departure, adults: count, childAges, freeCancellation }: StayChoice,
  { source }: { source?: 'nilecruise' | undefined } = {},
): URLSearchParams {
  const address = new URLSearchParams({
    id: String(id),
    'arrival-date': toAddressDate(arrival),
    'departure-date': toAddressDate(departure),
    adults: String(count),
  })
  if (childAges.length > 0) address.set('children', childAges.join(','))
  if (freeCancellation) address.set(FREE, 'true')
  if (source) address.set('source', source)
  return address
}
