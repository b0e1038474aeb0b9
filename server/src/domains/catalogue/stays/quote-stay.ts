import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import {
  addDays,
  cairoDate,
  cairoInstant,
  minutesOfHour,
  type CalendarDate,
} from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { isAhead } from '../availability/day-deadline.ts'
import { imagePath } from '../offer/image.ts'
import { leastNightsFrom, sails } from './price/check-availability.ts'
import { nightsOf } from './price/night-rates.ts'
import type { Party } from './price/party.ts'
import { priceStay, type StayTerms } from './price/price-stay.ts'
import { withinStayDays } from './price-rooms.ts'
import { NOT_SET } from '../site/site-dates.ts'
import { readDates, readParty } from './read-party.ts'
import {
  containedLines,
  stayLines,
  type ContainedLine,
  type StayPriceLine,
} from './price/stay-lines.ts'
import {
  beginningOf,
  boardingOf,
  freeCancellationUntil,
  stayCancellation,
  stayTerms,
  type StayDates,
} from './price/stay-terms.ts'
import type { Board, MealPlan, Stay, StayKind, StayRoom } from './stay.ts'
import { loadStay } from './terms-store.ts'
import type { Visit } from '../availability/visit.ts'
import { boardNames } from './texts.ts'

/** What a traveller asks to book: a room of a hotel, or a cabin of a ship, as checkout names it. */
export type StayRequest = {
  readonly kind: StayKind
  readonly roomId: number
  readonly arrival: CalendarDate
  readonly departure: CalendarDate | null
  readonly party: Party
  /** A meal plan of the room; 0: its own board. */
  readonly mealPlanId: number
  /** Whether free cancellation is wanted where it is a choice; elsewhere it changes nothing. */
  readonly refundable: boolean
  readonly now: Date
}

/** What a stay costs now, and the room nights that a hold would claim. Lines add up to `total`. */
export type StayQuote = {
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly image: string | null
  readonly lines: readonly StayPriceLine[]
  readonly original: Piastres
  readonly total: Piastres
  /** Service charge and taxes within an amount to be paid for this stay. */
  readonly contained: (payable: Piastres) => readonly ContainedLine[]
  readonly stock: readonly {
    kind: 'room'
    itemId: number
    day: CalendarDate
    quantity: number
  }[]
  readonly stay: ReturnType<typeof soldStay>
  readonly visit: Visit
  readonly cancellation: CancellationTerms
  /** From then on a stay that begins on this day can't be bought. */
  readonly saleEndsAt: Date
}

type Found = { readonly stay: Stay; readonly room: StayRoom; readonly dates: StayDates }

/**
 * Quotes a stay at prices true at `now`. It claims nothing and doesn't look at stock: the hold
 * decides. Refuses what isn't on sale here (a supplier's room, a cabin asked for as a hotel
 * room), guests, dates and nights outside the limits, a party that doesn't fit, a meal plan of
 * another room, and a night without a rate (`sold_out`).
 */
export async function quoteStay(db: Db | Trx, request: StayRequest): Promise<StayQuote | Refusal> {
  const found = await findStay(db, request)
  if (isRefusal(found)) return found
  const { stay, room, dates } = found
  const party = readParty(request.party, stay.kind)
  if (isRefusal(party)) return party
  const meal = mealOf(room, request.mealPlanId)
  if (isRefusal(meal)) return meal
  const until = freeCancellationUntil(stay, room, dates.arrival, cairoDate(request.now))
  const refundable = until !== null && (room.refundable === 'always' || request.refundable)
  const choice = { boardSupplement: meal.supplement, refundable }
  const terms = stayTerms(stay, room, dates, request.now, choice)
  if (!terms) return refuse('sold_out')
  const price = priceStay(terms, party)
  if (!price) return refuse('party_does_not_fit')
  const refundableUntil = refundable ? until : null
  const cancellationChoice =
    until && room.refundable === 'optional'
      ? { until, price: addedBy('refundablePercent', room.refundablePercent, { terms, party }) }
      : null
  const { kind, offer } = stay
  const facts = { kind, nights: dates.nights, party, board: meal.board, offer, refundableUntil }
  return {
    ...nameAndPlace(found),
    lines: stayLines(price, facts),
    original: price.original,
    total: price.total,
    contained: (payable) => containedLines(payable, stay.taxes),
    stock: nightsOf(dates.arrival, dates.nights).map((day) => ({
      kind: 'room',
      itemId: room.id,
      day,
      quantity: price.rooms,
    })),
    visit: visitOf(stay, dates),
    cancellation: stayCancellation(stay, room, dates.arrival, refundableUntil),
    saleEndsAt: cairoInstant(dates.arrival, stay.saleEnd),
    stay: soldStay(found, {
      rooms: price.rooms,
      board: meal.board,
      refundableUntil,
      cancellationChoice,
      mealPrices: [{ id: 0, supplement: 0 }, ...room.mealPlans].map(({ id, supplement }) => ({
        ratePlanId: id,
        price: addedBy('boardSupplement', supplement, { terms, party }),
      })),
    }),
  }
}

/** What a choice, such as free cancellation or a board, adds to the price of a stay, with its offer. */
function addedBy(
  choice: 'refundablePercent' | 'boardSupplement',
  value: number,
  { terms, party }: { terms: StayTerms; party: Party },
): Piastres {
  const totalWith = (chosen: number): Piastres =>
    priceStay({ ...terms, [choice]: chosen }, party)?.total ?? 0
  return totalWith(value) - totalWith(0)
}

/** A board that checkout offers with a room. */
export type StayMeal = {
  readonly ratePlanId: number
  readonly name: LocalizedText
  /** Piastres for an adult and night. */
  readonly supplement: Piastres
  /** Whether free cancellation can be chosen. */
  readonly cancellationChoice: boolean
}

/** The boards of a room for a stay, its own first; refuses as `quoteStay`, whatever the party. */
export async function stayMeals(
  db: Db | Trx,
  request: Omit<StayRequest, 'party' | 'mealPlanId' | 'refundable'>,
): Promise<StayMeal[] | Refusal> {
  const found = await findStay(db, request)
  if (isRefusal(found)) return found
  const { stay, room, dates } = found
  const until = freeCancellationUntil(stay, room, dates.arrival, cairoDate(request.now))
  const cancellationChoice = room.refundable === 'optional' && until !== null
  const own = { id: 0, board: room.board, supplement: 0 }
  return [own, ...room.mealPlans].map(({ id, board, supplement }) => ({
    ratePlanId: id,
    name: boardNames[board],
    supplement,
    cancellationChoice,
  }))
}

async function findStay(
  db: Db | Trx,
  request: Pick<StayRequest, 'kind' | 'roomId' | 'arrival' | 'departure' | 'now'>,
): Promise<Found | Refusal> {
  const dates = readDates(request.arrival, request.departure ?? request.arrival)
  if (isRefusal(dates)) return dates
  const beyond = withinStayDays(dates, NOT_SET, request.now)
  if (beyond) return beyond
  const nights = { first: dates.arrival, last: addDays(dates.arrival, dates.nights - 1) }
  const stay = await loadStay(db, { roomId: request.roomId }, nights)
  const room = stay?.rooms.find((it) => it.id === request.roomId)
  if (!stay || !room || stay.kind !== request.kind) return refuse('offer_not_found')
  const outside = withinStayDays(dates, stay.siteDates, request.now)
  if (outside) return outside
  if (!isAhead(stay.saleEnd, dates.arrival, request.now)) return refuse('sale_closed')
  if (!sails(stay, dates)) return refuse('does_not_sail')
  const min = leastNightsFrom(room, dates.arrival)
  if (stay.kind === 'hotel' && dates.nights < min) return refuse('stay_too_short', { min })
  return { stay, room, dates }
}

function mealOf(
  room: StayRoom,
  id: number,
): Pick<MealPlan, 'board' | 'supplement'> | Refusal<'meal_plan_unknown'> {
  if (id === 0) return { board: room.board, supplement: 0 }
  return room.mealPlans.find((it) => it.id === id) ?? refuse('meal_plan_unknown')
}

/** A ship that turns is in another town on each of its sailings: where this one is boarded counts. */
function nameAndPlace({ stay, room, dates }: Found) {
  const image = room.image ?? stay.cover
  return {
    name: {
      en: `${stay.name.en}, ${room.name.en}`,
      ar: `${stay.name.ar}، ${room.name.ar}`,
    },
    city: boardingOf(stay, dates.arrival)?.port ?? stay.city,
    image: image && imagePath(image),
  }
}

/** The hotel from the hour of check-in; or the port where guests board that very sailing. */
function visitOf(stay: Stay, { arrival, nights }: StayDates): Visit {
  const boarding = boardingOf(stay, arrival)
  const { latitude, longitude } = boarding ?? stay
  const at = (day: CalendarDate, hour: string): string =>
    cairoInstant(day, minutesOfHour(hour)).toISOString()
  return {
    place: boarding?.port ?? stay.name,
    address: boarding ? null : (stay.address ?? stay.city),
    latitude,
    longitude,
    startsAt: at(arrival, beginningOf(stay, arrival)),
    endsAt: at(addDays(arrival, nights), stay.checkOutUntil),
  }
}

const soldStay = (
  { stay, room, dates }: Found,
  chosen: {
    rooms: number
    board: Board
    refundableUntil: CalendarDate | null
    cancellationChoice: { until: CalendarDate; price: Piastres } | null
    mealPrices: readonly { ratePlanId: number; price: Piastres }[]
  },
) => ({
  hotelId: stay.id,
  hotel: stay.name,
  room: room.name,
  category: room.category,
  board: boardNames[chosen.board],
  address: stay.address,
  stars: stay.stars,
  rooms: chosen.rooms,
  nights: dates.nights,
  checkInFrom: beginningOf(stay, dates.arrival),
  checkOutUntil: stay.checkOutUntil,
  refundableUntil: chosen.refundableUntil,
  cancellationChoice: chosen.cancellationChoice,
  mealPrices: chosen.mealPrices,
})
