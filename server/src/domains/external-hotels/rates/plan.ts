import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import type {
  CancellationStep,
  Occupancy,
  SupplierBoard,
  SupplierRate,
} from '../../../ports/hotel-supplier.ts'
import { nameOfSupplier } from '../content/name-of-supplier.ts'
import { sellingCharge, sellingPrice } from './markup.ts'

/** One supplier's price of a plan, for the rooms of one occupancy. */
export type PlanRate = {
  readonly key: string
  readonly occupancy: Occupancy
  readonly net: Piastres
  readonly mustCheck: boolean
}

/** The whole party in rooms of one kind with one board: what can be booked. */
export type Plan = {
  readonly roomCode: string
  /** As its rate says it, in the language that was asked in; null: it isn't known any more. */
  readonly roomName: string | null
  readonly board: SupplierBoard
  readonly rates: readonly PlanRate[]
  readonly net: Piastres
  readonly price: Piastres
  readonly roomsLeft: number
  /** What cancelling costs the traveller, in order; empty: nothing ever. */
  readonly cancellation: readonly CancellationStep[]
}

/** How many rooms the party takes. */
export const roomsTaken = ({ rates }: Pick<Plan, 'rates'>): number =>
  rates.reduce((sum, { occupancy }) => sum + occupancy.rooms, 0)

const MINUTE = 60_000
/** What is free for less than this is sold as never free: a supplier means "from now on" by its own clock. */
const LEAST_FREE_MS = 60 * MINUTE

const sameParty = (a: Occupancy, b: Occupancy): boolean =>
  a.rooms === b.rooms && a.adults === b.adults && a.childAges.join() === b.childAges.join()

/** The charges of several rates as one: at each instant at which one of them rises, their sum. */
export function addCancellations(
  all: readonly (readonly CancellationStep[])[],
): CancellationStep[] {
  const times = [...new Set(all.flat().map(({ from }) => from.getTime()))].toSorted((a, b) => a - b)
  return times.map((time) => ({
    from: new Date(time),
    charge: all.reduce(
      (sum, steps) => sum + (steps.findLast(({ from }) => from.getTime() <= time)?.charge ?? 0),
      0,
    ),
  }))
}

/** Rates of several occupancies as one plan. */
export function toPlan(rates: readonly SupplierRate[]): Plan | null {
  const [first] = rates
  if (!first) return null
  const net = rates.reduce((sum, rate) => sum + rate.net, 0)
  const least = rates.every(({ leastPrice }) => leastPrice === null)
    ? null
    : rates.reduce((sum, rate) => sum + (rate.leastPrice ?? sellingPrice(rate.net, null)), 0)
  const price = sellingPrice(net, least)
  return {
    roomCode: first.room.code,
    roomName: nameOfSupplier(first.room.name) || null,
    board: first.board,
    rates: rates.map(({ key, occupancy, net, mustCheck }) => ({ key, occupancy, net, mustCheck })),
    net,
    price,
    roomsLeft: Math.min(...rates.map(({ roomsLeft }) => roomsLeft)),
    cancellation: addCancellations(rates.map(({ cancellation }) => cancellation)).map(
      ({ from, charge }) => ({ from, charge: sellingCharge(charge, net, price) }),
    ),
  }
}

/**
 * Until which instant, an hour from now at least, cancelling costs nothing; null: it always costs something.
 * `forever`: it never does.
 */
export function freeUntil(
  { cancellation }: Pick<Plan, 'cancellation'>,
  now: Date,
): Date | 'forever' | null {
  const first = cancellation.find(({ charge }) => charge > 0)
  if (!first) return 'forever'
  return first.from.getTime() - now.getTime() >= LEAST_FREE_MS ? first.from : null
}

/** The last whole day, in Cairo, on which cancelling is free; null: there is none. */
export function freeUntilDay(
  plan: Pick<Plan, 'cancellation'>,
  arrival: CalendarDate,
  now: Date,
): CalendarDate | null {
  const until = freeUntil(plan, now)
  if (until === null) return null
  if (until === 'forever') return arrival
  // A charge from 23:59 on leaves that day free, as the date reads.
  const day = cairoDate(until)
  const last = cairoDate(new Date(until.getTime() + MINUTE)) > day ? day : addDays(day, -1)
  return last < cairoDate(now) ? null : last
}

/**
 * Everything that a hotel sells the whole party, the cheapest first: of each kind of room, board and
 * refundability one plan, its rates the cheapest for each occupancy. A kind that lacks rooms for a
 * part of the party makes none.
 */
export function plansOf(
  rates: readonly SupplierRate[],
  party: readonly Occupancy[],
  now: Date,
): Plan[] {
  const kinds = Map.groupBy(rates, (rate) => {
    const refundable = freeUntil(rate, now) !== null
    return `${rate.room.code} ${rate.board} ${refundable}`
  })
  const plans = [...kinds.values()].flatMap((own) => {
    const chosen = party.map((occupancy) =>
      own
        .filter((rate) => sameParty(rate.occupancy, occupancy) && rate.roomsLeft >= occupancy.rooms)
        .reduce<SupplierRate | null>(
          (best, rate) => (best && best.net <= rate.net ? best : rate),
          null,
        ),
    )
    const plan = chosen.every((rate) => rate !== null) ? toPlan(chosen) : null
    return plan ? [plan] : []
  })
  return plans.toSorted((a, b) => a.price - b.price || a.roomCode.localeCompare(b.roomCode))
}
