import type { WhereAndWhen } from '@rihla/contract/where-and-when'
import type { PaperFact } from '@rihla/contract/papers'
import { cairoDate } from '@rihla/contract/values/dates'
import { commaOf, type LocalizedText } from '@rihla/contract/values/language'
import { ageText } from '@rihla/contract/values/party'
import { cairoMoment, dayInWords } from '@rihla/contract/values/moments'
import type { SupportPhone } from '@rihla/contract/values/support'
import {
  hotelLine,
  whereAndWhen,
  type Reservation,
  type SoldBus,
  type SoldPackage,
  type SoldStay,
} from '../reservations/index.ts'
import { fact, sameFact } from './facts.ts'
import { printedName } from './printed-name.ts'

/** When, where and who: all that a ticket says of a booking beside its name and its money. */
export const ticketFacts = (it: Reservation, phone: SupportPhone): PaperFact[] => [
  ...whenFacts(it),
  ...whereFacts(it, phone),
  ...whoFacts(it),
]

function whenFacts(it: Reservation): PaperFact[] {
  const { bus, stay, package: pack } = it.sold
  if (bus) return busFacts(bus)
  if (stay) return stayFacts(it, stay)
  return pack ? packageFacts(it, pack) : visitFacts(it)
}

const busFacts = (bus: SoldBus): PaperFact[] => [
  fact('departure', (language) => cairoMoment(bus.departsAt, language)),
  fact('arrival', (language) => cairoMoment(bus.arrivesAt, language)),
  fact('from', (language) => bus.from[language]),
  ...(bus.boardingPoint
    ? [fact('boarding', (language) => bus.boardingPoint?.[language] ?? '')]
    : []),
  fact('to', (language) => bus.to[language]),
  fact('className', (language) => bus.className[language]),
  fact('seats', (language) => bus.seats.join(commaOf(language))),
]

function stayFacts(it: Reservation, stay: SoldStay): PaperFact[] {
  const aboard = it.module === 'NileCruise'
  const leaving = it.toDate ?? it.fromDate
  return [
    fact(aboard ? 'boardFrom' : 'checkIn', (language) =>
      [dayInWords(it.fromDate, language), stay.checkInFrom].join(commaOf(language)),
    ),
    fact('checkOut', (language) =>
      [dayInWords(leaving, language), stay.checkOutUntil].join(commaOf(language)),
    ),
    sameFact('nights', stay.nights),
    fact(aboard ? 'ship' : 'hotel', (language) => stay.hotel[language]),
    fact(aboard ? 'cabin' : 'room', (language) => stay.room[language]),
    sameFact(aboard ? 'cabins' : 'rooms', stay.rooms),
    fact('board', (language) => stay.board[language]),
  ]
}

const packageFacts = (it: Reservation, pack: SoldPackage): PaperFact[] => [
  beginning(it),
  fact('lastDay', (language) => dayInWords(it.toDate ?? it.fromDate, language)),
  ...(pack.nights > 0 ? [sameFact('nights', pack.nights)] : []),
  ...(pack.hotels.length > 0 ? [sameFact('rooms', pack.rooms)] : []),
  ...pack.hotels.map((hotel) => fact('hotel', (language) => hotelLine(hotel, language))),
]

/** The instant of it; the day alone where that is all we know. */
function beginning(it: Reservation): PaperFact {
  const startsAt = whereAndWhen(it)?.startsAt
  return startsAt
    ? fact('begins', (language) => cairoMoment(startsAt, language))
    : fact('day', (language) => dayInWords(it.fromDate, language))
}

/** A visit that ends on its own day says only its hours. */
function visitFacts(it: Reservation): PaperFact[] {
  const its = whereAndWhen(it)
  if (!its) return [beginning(it)]
  const { startsAt, endsAt } = its
  return [
    fact('begins', (language) => cairoMoment(startsAt, language)),
    ...(endsAt ? [fact('ends', (language) => cairoMoment(endsAt, language))] : []),
  ]
}

const isNamed = ({ sold }: Reservation, { place }: WhereAndWhen): boolean =>
  sold.bus !== undefined || sold.stay?.hotel.en === place.en

const positionText = ({ latitude, longitude }: WhereAndWhen): string | null =>
  latitude === null || longitude === null ? null : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

/** Where it begins and whom to call; a bus has named its station already, a hotel itself. */
function whereFacts(it: Reservation, phone: SupportPhone): PaperFact[] {
  const its = whereAndWhen(it)
  if (!its) return []
  const { address } = its
  const position = positionText(its)
  return [
    ...(isNamed(it, its) ? [] : [fact('place', (language) => its.place[language])]),
    ...(address ? [fact('address', (language) => address[language])] : []),
    ...(it.pickUpFrom ? [sameFact('pickUp', printedName(it.pickUpFrom))] : []),
    ...(position ? [sameFact('position', position)] : []),
    ...(phone ? [fact('call', (language) => phone[language])] : []),
  ]
}

const whoFacts = (it: Reservation): PaperFact[] => [
  sameFact('name', printedName(it.clientName)),
  ...(it.clientPhone ? [sameFact('phone', it.clientPhone)] : []),
  // Seats say it, too: theirs are numbered.
  ...(it.sold.bus ? [] : [sameFact('adults', it.adults)]),
  ...(it.children > 0 ? [childrenFact(it.children, agesOf(it.sold))] : []),
]

/** The ages of the children, where they were written down. */
const agesOf = (sold: {
  readonly name: LocalizedText
  readonly party?: { readonly childAges: readonly number[] }
}): readonly number[] => sold.party?.childAges ?? []

/** `2`, or with their ages `2 (6 years, 9 years)`. */
const childrenFact = (children: number, ages: readonly number[]): PaperFact =>
  fact('children', (language) =>
    ages.length === children
      ? `${children} (${ages.map((age) => ageText(age, language)).join(commaOf(language))})`
      : String(children),
  )

/** The days of a booking in words: one, or from when until when. */
export function daysFact(it: Reservation): PaperFact {
  const last = it.sold.bus ? cairoDate(new Date(it.sold.bus.arrivesAt)) : it.toDate
  return fact('days', (language) =>
    !last || last === it.fromDate
      ? dayInWords(it.fromDate, language)
      : `${dayInWords(it.fromDate, language)} – ${dayInWords(last, language)}`,
  )
}
