import type { BusOperator } from '../../ports/bus-operator.ts'
import { linesOf, moveSold, readHold } from '../inventory/index.ts'
import type { FleetDeps } from './deps.ts'
import { lockSale } from './sales-store.ts'
import { readFacts } from './trips-store.ts'

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length

/**
 * Gives sold seats for others of the same departure, until the bus has left (see the port). All our seats of a
 * departure are of one class and cost the same.
 */
export const changeSeats = (
  { db, clock }: FleetDeps,
  key: string,
  tripId: number,
  { from, to }: Parameters<BusOperator['changeSeats']>[2],
): ReturnType<BusOperator['changeSeats']> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const sale = await lockSale(trx, key)
    const [trip] = await readFacts(trx, [tripId])
    const hold = sale && (await readHold(trx, sale.holdId))
    if (!hold || !trip || trip.departs_at <= now) return 'refused'
    const sold = (await linesOf(trx, hold.id)).find((it) => it.itemId === tripId)
    if (hold.state !== 'consumed' || !sold || sold.returnedAt) return 'refused'
    if (areSame(sold.seats ?? [], to)) return 'changed'
    if (!areSame(sold.seats ?? [], from) || to.length !== from.length) return 'refused'
    if (to.some((seat) => !trip.seats.includes(seat))) return 'seat_unknown'
    const line = { kind: 'bus', itemId: tripId, day: trip.day, quantity: to.length, seats: to }
    return (await moveSold(trx, hold.id, line, now)) ? 'changed' : 'seat_taken'
  })
