import { isRefusal } from '../../platform/refusal.ts'
import type { BusOperator, Held, Sale } from '../../ports/bus-operator.ts'
import {
  consumeHold,
  linesOf,
  readHold,
  releaseHold,
  returnSold,
  startPaying,
  type Hold,
  type StockLine,
} from '../inventory/index.ts'
import type { FleetDeps } from './deps.ts'
import { lockSale, readSale, setFailed, type SaleRow } from './sales-store.ts'
import { readFacts } from './trips-store.ts'

/** What stands on the ticket as ours: one for all legs of a sale. */
const referenceOf = (holdId: number): string => `RB${String(holdId).padStart(7, '0')}`

const standing = (sale: SaleRow, hold: Hold | null): Sale => {
  if (sale.failed) return { state: 'failed', reason: sale.failed }
  return hold?.state === 'consumed'
    ? { state: 'sold', operatorReference: referenceOf(sale.holdId) }
    : { state: 'unknown' }
}

export const keepForPayment = (
  { db, clock, terms }: FleetDeps,
  key: string,
): Promise<Held | null> =>
  db.transaction().execute(async (trx) => {
    const sale = await lockSale(trx, key)
    if (!sale || sale.failed) return null
    const hold = await startPaying(trx, sale.holdId, clock.now(), terms)
    return isRefusal(hold) ? null : { key, expiresAt: hold.expiresAt }
  })

export const releaseSeats = ({ db }: FleetDeps, key: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const sale = await lockSale(trx, key)
    if (sale) await releaseHold(trx, sale.holdId)
  })

/**
 * Sells what is held (see the port). Of a bus that has left nothing is sold any more, whatever was held:
 * `refused`. A failure stays one, also when the seats come free later.
 */
export const confirmSale = ({ db, clock }: FleetDeps, key: string): Promise<Sale> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const sale = await lockSale(trx, key)
    if (!sale) return { state: 'unknown' }
    const before = standing(sale, await readHold(trx, sale.holdId))
    if (before.state !== 'unknown') return before
    const fail = async (reason: 'taken' | 'refused'): Promise<Sale> => {
      await setFailed(trx, key, reason, now)
      return { state: 'failed', reason }
    }
    if (await hasLeft(trx, sale.holdId, now)) {
      await releaseHold(trx, sale.holdId)
      return fail('refused')
    }
    if ((await consumeHold(trx, sale.holdId, now)) === 'gone') return fail('taken')
    return { state: 'sold', operatorReference: referenceOf(sale.holdId) }
  })

async function hasLeft(trx: Parameters<typeof linesOf>[0], holdId: number, now: Date) {
  const trips = await readFacts(
    trx,
    (await linesOf(trx, holdId)).map((line) => line.itemId),
  )
  return trips.some((trip) => trip.departs_at <= now)
}

export async function lookUpSale({ db }: FleetDeps, key: string): Promise<Sale> {
  const sale = await readSale(db, key)
  return sale ? standing(sale, await readHold(db, sale.holdId)) : { state: 'unknown' }
}

/** Gives one leg's seats back to sale, until its bus has left; a second time changes nothing. */
export const cancelLeg = (
  { db, clock }: FleetDeps,
  key: string,
  tripId: number,
): ReturnType<BusOperator['cancelLeg']> =>
  db.transaction().execute(async (trx) => {
    const sale = await lockSale(trx, key)
    const [trip] = await readFacts(trx, [tripId])
    if (!sale || !trip) return 'refused'
    const line: Omit<StockLine, 'quantity'> = { kind: 'bus', itemId: tripId, day: trip.day }
    if (trip.departs_at <= clock.now()) {
      const sold = (await linesOf(trx, sale.holdId)).find((it) => it.itemId === tripId)
      return sold?.returnedAt ? 'cancelled' : 'refused'
    }
    const outcome = await returnSold(trx, sale.holdId, line, clock.now())
    return outcome === 'not_sold' ? 'refused' : 'cancelled'
  })
