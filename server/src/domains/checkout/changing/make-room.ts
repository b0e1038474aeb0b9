import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { Hold, Holder } from '../../inventory/index.ts'
import { keyOfTerms, type OpenPages } from '../../payments/index.ts'
import { BALANCE_KIND, type CheckoutDeps } from '../deps.ts'
import { lockPointsOf } from '../points/hold-points.ts'
import { applyChange } from './apply-change.ts'
import { termsOfChange, type Change } from './change.ts'
import { setChange } from './change-store.ts'
import { endOpenChange } from './end-change.ts'
import type { Priced } from './price-change.ts'
import type { Found } from './quote-change.ts'

/** A change as it was written down, with its price of this moment. */
type Agreeing = {
  readonly found: Found
  readonly change: Change
  readonly priced: Priced
  /** Whose fair share the new places count to. */
  readonly holder: Holder
}

/**
 * Holds what a change needs beyond what is sold, in the caller's transaction and under the lock of its booking; null
 * where it needs nothing. What else could be paid for the booking is ended first, once the gateway was asked about it.
 */
export async function makeRoom(
  deps: CheckoutDeps,
  trx: Trx,
  pages: OpenPages,
  { found: { booking, reservation }, change, priced, holder }: Agreeing,
): Promise<Hold | null | Refusal> {
  // Their share of what comes back; before the stock, as everywhere.
  if (change.difference < 0) await lockPointsOf(trx, booking)
  await endOpenChange(deps, trx, pages, booking, keyOfTerms(termsOfChange(change)))
  // What is left to pay of it may be another amount from now on.
  if (reservation.status === 'Deposit Paid')
    await pages.endOthers(trx, { orderKind: BALANCE_KIND, orderId: booking.id }, '')
  const sellable = deps.sellables[booking.module as Module]
  if (!sellable) throw new Error(`Nothing sells ${booking.module}`)
  return sellable.holdBeside(trx, booking.holdId, {
    lines: priced.stock,
    until: priced.saleEndsAt,
    now: deps.clock.now(),
    holder,
  })
}

/** Makes a booking at once what costs no more than it did, with the places that `beside` holds; answers the change. */
export async function changeAtOnce(
  deps: CheckoutDeps,
  trx: Trx,
  { found, change, priced }: Omit<Agreeing, 'holder'>,
  beside: Hold | null,
): Promise<Change> {
  const kept = { ...change, stock: priced.stock, holdId: beside?.id ?? null }
  await setChange(trx, change.id, { state: 'quoted', holdId: kept.holdId })
  const applied = { ...found, change: kept, paid: { amount: 0, fee: 0 } }
  if ((await applyChange(deps, trx, applied)) === 'gone')
    throw new Error(`The places of change ${change.id} are gone`)
  return kept
}
