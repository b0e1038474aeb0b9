import { fromEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Seat, Station, Trip } from '../../../ports/bus-operator.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import type { LegDraft, Stop } from '../booking.ts'
import type { BusDeps } from '../deps.ts'

export type LegRequest = { readonly tripId: number; readonly seatIds: readonly number[] }

type Found = { readonly request: LegRequest; readonly trip: Trip; readonly seats: readonly Seat[] }

const MINUTE = 60_000

/** A trip's arrival: the instant it leaves and the minutes on the way, whatever the clocks do meanwhile. */
export const arrivalOf = (trip: Pick<Trip, 'departsAt' | 'minutes'>): Date =>
  new Date(trip.departsAt.getTime() + trip.minutes * MINUTE)

/** A station, or another one of the same city. */
const isSamePlace = (one: Station, other: Station): boolean =>
  one.id === other.id || (one.city !== null && one.city.id === other.city?.id)

/** The way back goes between the same places the other way round, once one has arrived. */
export const isWayBack = (going: Trip, back: Trip): boolean =>
  isSamePlace(back.from, going.to) &&
  isSamePlace(back.to, going.from) &&
  back.departsAt > arrivalOf(going)

const stopOf = (station: Station): Stop => ({
  name: station.name,
  region: station.region,
  boardingPoint: station.boardingPoint,
  latitude: station.latitude,
  longitude: station.longitude,
})

/**
 * Looks the wanted trips and seats up and prices them: each leg of a round trip at the trip's round
 * price, a leg alone at its single price. Going comes first. Nothing is held by this.
 */
export async function quoteLegs(
  deps: BusDeps,
  requests: readonly LegRequest[],
): Promise<readonly LegDraft[] | Refusal> {
  const counts = new Set(requests.map(({ seatIds }) => seatIds.length))
  if (counts.size > 1) return refuse('legs_do_not_match')
  const found = await askOperator(deps, (operator) =>
    Promise.all(
      requests.map(async (request) => {
        const [trip, seats] = await Promise.all([
          operator.findTrip(request.tripId),
          operator.seatMap(request.tripId),
        ])
        return trip && seats && { request, trip, seats }
      }),
    ),
  )
  if (isNoAnswer(found)) return refuse('busy')
  const legs = found.filter((it) => it !== null)
  const [going, back] = legs
  if (!going || legs.length < requests.length) return refuse('trip_not_found')
  if (back && !isWayBack(going.trip, back.trip)) return refuse('legs_do_not_match')
  const drafts = legs.map((leg, nth) => draftOf(leg, nth === 1, legs.length === 2))
  return drafts.every((it) => it !== null) ? drafts : refuse('seat_unknown')
}

/** What a page shows of a seat (`presentTrip`) is what each costs, whatever piastres an operator has. */
const asShown = (price: Piastres): Piastres => fromEgp(toWholeEgp(price))

/** Null: a seat isn't on this bus, or stands there twice. */
function draftOf(
  { request, trip, seats }: Found,
  isReturn: boolean,
  roundTrip: boolean,
): LegDraft | null {
  const seatIds = request.seatIds.toSorted((a, b) => a - b)
  const seatNumbers = seatIds.map((id) => seats.find((seat) => seat.id === id)?.number)
  if (new Set(seatIds).size < seatIds.length) return null
  if (!seatNumbers.every((number) => number !== undefined)) return null
  return {
    isReturn,
    tripId: trip.id,
    seatIds,
    seatNumbers,
    trip: { from: stopOf(trip.from), to: stopOf(trip.to), className: trip.className },
    departsAt: trip.departsAt,
    arrivesAt: arrivalOf(trip),
    price: asShown(roundTrip ? trip.roundPrice : trip.price),
    singlePrice: asShown(trip.price),
  }
}
