import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import type { OpenPages } from '../../payments/index.ts'
import type { Booking } from '../booking.ts'
import { CHANGE_KIND, type CheckoutDeps } from '../deps.ts'
import { lockBooking } from '../store.ts'
import { payingChange, payingOf, setChange } from './change-store.ts'

/** No page sells nothing: every page of the order is another one. */
const NO_TERMS = ''

/** Leaves pages open: what is paid there after the change is over goes back. */
export const unasked: OpenPages = { endOthers: async () => false }

/**
 * Ends the change of a booking whose difference isn't paid, in the caller's transaction and under the booking's lock:
 * its pages are ended, once the gateway was asked about them, and the places that were kept for it go back. The booking
 * stays as it was. `termsKey`: a page that may stay open.
 */
export async function endOpenChange(
  deps: CheckoutDeps,
  trx: Trx,
  pages: OpenPages,
  booking: Booking,
  termsKey = NO_TERMS,
): Promise<void> {
  const change = await payingChange(trx, booking.id)
  if (!change) return
  await pages.endOthers(trx, { orderKind: CHANGE_KIND, orderId: booking.id }, termsKey)
  const sellable = deps.sellables[booking.module as Module]
  if (!sellable) throw new Error(`Nothing sells ${booking.module}`)
  if (change.holdId !== null) await sellable.release(trx, change.holdId, 'released')
  await setChange(trx, change.id, { state: 'ended', settledAt: deps.clock.now() })
}

/** Ends what a person agreed to change and hasn't paid: their account is erased, and who was to come with it. */
export async function endChangesOf(deps: CheckoutDeps, trx: Trx, userId: number): Promise<void> {
  for (const bookingId of await payingOf(trx, userId)) {
    const booking = await lockBooking(trx, bookingId)
    if (booking) await endOpenChange(deps, trx, unasked, booking)
  }
}
