import { isUniqueViolation, type Trx } from '../../platform/database/connect.ts'
import { isRefusal } from '../../platform/refusal.ts'
import type { Held, HoldRefused, HoldRequest } from '../../ports/bus-operator.ts'
import {
  changeHold,
  isLive,
  linesOf,
  orUnavailable,
  passKey,
  readHold,
  sameLines,
  tidyHolds,
  type HoldTerms,
  type StockLine,
} from '../inventory/index.ts'
import type { FleetDeps } from './deps.ts'
import { leavingAfter } from './sale-cutoff.ts'
import { holdAtOnce, lockSale, type HoldOutcome } from './sales-store.ts'
import { readFacts, type TripFacts } from './trips-store.ts'

type Answer = Held | HoldRefused

/** Once as things are, and once more when all that stood in the way were holds that had ended. */
const ATTEMPTS = 2

const plus = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)

/**
 * Holds the seats of all legs or of none (see the port). One statement, unless the key has a hold already
 * or ended holds stand in the way. A hold never outlasts the departure of its first leg.
 */
export async function holdSeats(deps: FleetDeps, request: HoldRequest): Promise<Answer> {
  if (!makesSense(request)) return { refused: 'seat_unknown' }
  const answer = await orUnavailable(async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const tried = await placeNew(deps, request)
      if (tried.outcome === 'held') return { key: request.key, expiresAt: tried.expiresAt }
      if (tried.outcome === 'known')
        return deps.db.transaction().execute((trx) => changeSeats(deps, trx, request))
      if (tried.outcome !== 'in_the_way') return { refused: tried.outcome }
      const facts = await readFacts(deps.db, tripsOf(request))
      await tidyHolds(deps.db, deps.clock.now(), linesFor(request, facts))
    }
    return { refused: 'seat_taken' as const }
  })
  return isRefusal(answer) ? { refused: answer.refusal === 'busy' ? 'busy' : 'seat_taken' } : answer
}

const tripsOf = (request: HoldRequest): number[] => request.legs.map((leg) => leg.tripId)

/** Whether it asks for something, and for nothing twice: what no seat map can offer isn't a seat. */
const makesSense = ({ legs }: HoldRequest): boolean =>
  legs.length > 0 &&
  new Set(legs.map((leg) => leg.tripId)).size === legs.length &&
  legs.every((leg) => leg.seatIds.length > 0 && new Set(leg.seatIds).size === leg.seatIds.length)

async function placeNew(
  { db, clock, terms }: FleetDeps,
  request: HoldRequest,
): Promise<HoldOutcome> {
  const now = clock.now()
  const times = {
    now,
    until: plus(now, terms.holdSeconds),
    cap: plus(now, terms.hardCapSeconds),
    openUntil: leavingAfter(now),
  }
  try {
    return await holdAtOnce(db, request, times, terms.fair)
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: 'known' }
    throw error
  }
}

const linesFor = (request: HoldRequest, facts: readonly TripFacts[]): StockLine[] =>
  request.legs.map(({ tripId, seatIds }) => ({
    kind: 'bus',
    itemId: tripId,
    day: facts.find((trip) => trip.id === tripId)?.day ?? '',
    quantity: seatIds.length,
    seats: seatIds,
  }))

const refusedAs = {
  payment_open: 'paying',
  too_many_holds: 'too_many',
  sold_out: 'seat_taken',
  already_booked: 'sold',
} as const

/** The key has a hold: the same seats are that hold, others are swapped in place, one that ended is taken anew. */
async function changeSeats(
  { clock, terms }: FleetDeps,
  trx: Trx,
  request: HoldRequest,
): Promise<Answer> {
  const now = clock.now()
  const sale = await lockSale(trx, request.key)
  const hold = sale && (await readHold(trx, sale.holdId))
  if (!hold) throw new Error(`No hold of ${request.key}`)
  if (sale.failed || hold.state === 'consumed') return { refused: 'sold' }
  const facts = await readFacts(trx, tripsOf(request))
  if (facts.length < request.legs.length) return { refused: 'trip_not_found' }
  const lines = linesFor(request, facts)
  if (isLive(hold, now) && sameLines(await linesOf(trx, hold.id), lines))
    return { key: request.key, expiresAt: hold.expiresAt }
  const refused = whyNot(request, facts, now)
  if (refused) return { refused }
  const changed = await changeHold(trx, hold.id, {
    lines,
    now,
    terms: untilDeparture(terms, facts, now),
    ...(request.holder && { holder: request.holder }),
  })
  if (isRefusal(changed)) return { refused: refusedAs[changed.refusal] }
  if (changed.id !== hold.id) await passKey(trx, request.key, changed.id)
  return { key: request.key, expiresAt: changed.expiresAt }
}

function whyNot(
  request: HoldRequest,
  facts: readonly TripFacts[],
  now: Date,
): 'seat_unknown' | 'sale_closed' | null {
  const seats = new Map(facts.map((trip) => [trip.id, new Set(trip.seats)]))
  if (request.legs.some((leg) => leg.seatIds.some((seat) => !seats.get(leg.tripId)?.has(seat))))
    return 'seat_unknown'
  const openUntil = leavingAfter(now)
  return facts.some((trip) => trip.closed || trip.departs_at <= openUntil) ? 'sale_closed' : null
}

function untilDeparture(terms: HoldTerms, facts: readonly TripFacts[], now: Date): HoldTerms {
  const first = Math.min(...facts.map((trip) => trip.departs_at.getTime()))
  const left = Math.floor((first - now.getTime()) / 1000)
  return {
    ...terms,
    holdSeconds: Math.min(terms.holdSeconds, left),
    hardCapSeconds: Math.min(terms.hardCapSeconds, left),
  }
}
