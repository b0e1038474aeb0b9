import type { Language } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { Db } from '../../../platform/database/connect.ts'
import { isLive, readHold } from '../../inventory/index.ts'
import {
  dueOf,
  guestKeys,
  readReservations,
  type GuestKeys,
  type Reservation,
} from '../../reservations/index.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { lockBooking, readBooking } from '../store.ts'

/** What pays for a booking that was sold on the phone, and until when. */
type PaymentLink = GuestKeys & {
  readonly until: Date
  /** Its places are still kept. */
  readonly isOpen: boolean
  readonly amount: Piastres
}

/** The link of a reservation that was sold on the phone and isn't paid for; null: it isn't so. */
export async function paymentLinkOf(
  { clock }: Pick<CheckoutDeps, 'clock'>,
  db: Db,
  it: Reservation,
): Promise<PaymentLink | null> {
  if (it.sourceKind !== ORDER_KIND || it.confirmedAt) return null
  const booking = await readBooking(db, it.sourceId)
  if (!booking?.keepUntil || booking.placedAt || booking.cancelledAt) return null
  const now = clock.now()
  const hold = await readHold(db, booking.holdId)
  const isOpen = hold !== null && isLive(hold, now) && booking.keepUntil > now
  return {
    ...(await guestKeys(db, it.reference)),
    until: booking.keepUntil,
    isOpen,
    amount: dueOf({ ...it, status: 'Pending Payment' }),
  }
}

type Sending = {
  readonly reservationId: number
  readonly language: Language
  /** One mail for one key. */
  readonly key: string
}

/** Mails the link once more, in this language; false: there is nothing to pay by it any more. */
export const sendPaymentLink = (
  deps: CheckoutDeps,
  { reservationId, language, key }: Sending,
): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const [found] = await readReservations(trx, [reservationId])
    if (found?.sourceKind !== ORDER_KIND) return false
    await lockBooking(trx, found.sourceId)
    const [it] = await readReservations(trx, [reservationId])
    const link = it && (await paymentLinkOf(deps, trx, it))
    if (!it || !link?.isOpen) return false
    const reservation = { ...it, language }
    await deps.publish(trx, { type: 'PaymentLinkAsked', reservation, deadline: link.until, key })
    return true
  })
