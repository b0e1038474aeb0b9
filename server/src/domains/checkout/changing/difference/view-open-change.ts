import type { Language } from '@rihla/contract/values/language'
import { partyText } from '@rihla/contract/values/party'
import { dayInWords } from '@rihla/contract/values/moments'
import type { ReservationDetails } from '@rihla/contract/reservations'
import { toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { isRefusal } from '../../../../platform/refusal.ts'
import type { Reservation } from '../../../reservations/index.ts'
import { ORDER_KIND, type CheckoutDeps } from '../../deps.ts'
import { readBooking } from '../../store.ts'
import { isPayable, type Change } from '../change.ts'
import { payingChange } from '../change-store.ts'
import { cancellationAfter } from '../present.ts'
import { methodOfChange } from './open-difference.ts'

/** A change that was agreed to, and waits until `until` for its difference. */
type OpenChange = {
  readonly change: Change
  readonly tempId: number
  /** What is to be paid, with the fee of the method. */
  readonly amount: Piastres
  readonly until: Date
}

/** The change of a reservation that can be paid now; null: there is none. */
export async function openChangeOf(
  deps: CheckoutDeps,
  reservation: Reservation,
): Promise<OpenChange | null> {
  if (reservation.sourceKind !== ORDER_KIND || !reservation.confirmedAt) return null
  // Nearly always there is none.
  const change = await payingChange(deps.db, reservation.sourceId)
  if (!change || !isPayable(change, reservation, deps.clock.now())) return null
  return deps.db.transaction().execute(async (trx) => {
    const booking = await readBooking(trx, reservation.sourceId)
    const method = booking && (await methodOfChange(deps, trx, { booking, reservation }, change))
    if (!booking || !method || isRefusal(method)) return null
    const amount = change.difference + method.fee
    return { change, tempId: booking.id, amount, until: change.expiresAt }
  })
}

/** The days and the party that a booking becomes, in words. */
export function becomesText(
  change: Pick<Change, 'fromDate' | 'toDate' | 'adults' | 'childAges'>,
  language: Language,
): string {
  const { fromDate, toDate } = change
  const days = toDate === null || toDate === fromDate ? [fromDate] : [fromDate, toDate]
  return `${days.map((it) => dayInWords(it, language)).join(' – ')} · ${partyText(change, language)}`
}

/** The open change of a reservation as its traveller reads it; null: there is none. */
export async function presentOpenChange(
  deps: CheckoutDeps,
  reservation: Reservation,
  language: Language,
): Promise<ReservationDetails['OpenChange']> {
  const it = await openChangeOf(deps, reservation)
  return (
    it && {
      ChangeId: it.change.id,
      Text: becomesText(it.change, language),
      Amount: toWholeEgp(it.amount),
      Until: it.until.toISOString(),
      Cancellation: cancellationAfter(it.change, deps.clock.now(), language),
      PaymentReservationId: it.tempId,
    }
  )
}
