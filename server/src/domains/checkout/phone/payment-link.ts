import { inEachLanguage, type Language, type LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { askToPay } from '../changing/by-staff/change-link.ts'
import { isPayable } from '../changing/change.ts'
import { payingChange } from '../changing/change-store.ts'
import { becomesText, openChangeOf } from '../changing/difference/view-open-change.ts'
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

/** What pays for a booking that was sold on the phone, or for a change of one, and until when. */
type PaymentLink = GuestKeys & {
  readonly until: Date
  /** Its places are still kept. */
  readonly isOpen: boolean
  readonly amount: Piastres
  /** What it becomes once it is paid, in words; null: it isn't changed by that. */
  readonly changesTo: LocalizedText | null
}

/**
 * The link of a reservation that was sold on the phone, or is to be changed, and isn't paid for; null: it isn't so, or
 * nothing is begun by it any more while its places are still kept for what was begun.
 */
export async function paymentLinkOf(
  deps: CheckoutDeps,
  db: Db,
  it: Reservation,
): Promise<PaymentLink | null> {
  if (it.sourceKind !== ORDER_KIND) return null
  if (it.confirmedAt) return changeLinkOf(deps, db, it)
  const booking = await readBooking(db, it.sourceId)
  if (!booking?.keepUntil || booking.placedAt || booking.cancelledAt) return null
  const now = deps.clock.now()
  const hold = await readHold(db, booking.holdId)
  const isOpen = hold !== null && isLive(hold, now)
  // A transfer, cash or a code that was chosen meanwhile has a deadline of its own, and keeps the places until then.
  const until = later(booking.keepUntil, it.paymentDeadline)
  if (isOpen && until <= now) return null
  return {
    ...(await guestKeys(db, it.reference)),
    until,
    isOpen,
    amount: dueOf({ ...it, status: 'Pending Payment' }),
    changesTo: null,
  }
}

const later = (first: Date, second: Date | null): Date =>
  second !== null && second > first ? second : first

async function changeLinkOf(
  deps: CheckoutDeps,
  db: Db,
  it: Reservation,
): Promise<PaymentLink | null> {
  const open = await openChangeOf(deps, it)
  if (!open) return null
  const { change, amount, until } = open
  const changesTo = inEachLanguage((language) => becomesText(change, language))
  return { ...(await guestKeys(db, it.reference)), until, isOpen: true, amount, changesTo }
}

type Sending = {
  readonly reservationId: number
  readonly language: Language
  /** One mail for one key. */
  readonly key: string
}

/** Mails the link once more, in this language; false: there is nothing to pay by it any more. */
export const sendPaymentLink = (deps: CheckoutDeps, it: Sending): Promise<boolean> =>
  deps.db.transaction().execute((trx) => mailPaymentLink(deps, trx, it))

/** The same within a transaction of whoever asks. */
export async function mailPaymentLink(
  deps: CheckoutDeps,
  trx: Trx,
  { reservationId, language, key }: Sending,
): Promise<boolean> {
  const [found] = await readReservations(trx, [reservationId])
  if (found?.sourceKind !== ORDER_KIND) return false
  const booking = await lockBooking(trx, found.sourceId)
  const [it] = await readReservations(trx, [reservationId])
  if (!booking || !it) return false
  if (it.confirmedAt) {
    const change = await payingChange(trx, booking.id)
    if (!change || !isPayable(change, it, deps.clock.now())) return false
    const asked = { found: { booking, reservation: it }, change, language, key }
    return !isRefusal(await askToPay(deps, trx, asked))
  }
  const link = await paymentLinkOf(deps, trx, it)
  if (!link?.isOpen) return false
  const reservation = { ...it, language }
  await deps.publish(trx, { type: 'PaymentLinkAsked', reservation, deadline: link.until, key })
  return true
}
