import type { PaymentStatus } from '@rihla/contract/checkout/payment'
import type { Language } from '@rihla/contract/values/language'
import { refuse, type Refusal } from '../../../../platform/refusal.ts'
import { keyOfTerms, viewPayment, type PaymentView } from '../../../payments/index.ts'
import { findBySource, isMailed, viewerOf, type Reservation } from '../../../reservations/index.ts'
import type { Booking } from '../../booking.ts'
import { CHANGE_KIND, ORDER_KIND, type CheckoutDeps } from '../../deps.ts'
import { owns, refuseTo, type Owner } from '../../policy.ts'
import { presentConfirmation } from '../../present.ts'
import { readBooking } from '../../store.ts'
import { presentView } from '../../view-booking.ts'
import { termsOfChange, type Change } from '../change.ts'
import { agreedChanges, readChange } from '../change-store.ts'
import { changedTexts } from '../texts.ts'

type Asked = {
  readonly tempId: number
  readonly changeId: number
  readonly language: Language
}

const nothing = { Confirmation: null, Awaiting: null } as const

/** Its owner may, and a browser that was let in to its reservation by the link of a mail. */
async function mayLook({ db, clock }: CheckoutDeps, owner: Owner, it: Booking): Promise<boolean> {
  if (owns(owner, it)) return true
  if (it.reservationId === null) return false
  return (await viewerOf(db, owner, it.reservationId, clock.now())) !== null
}

/** Why a change that isn't paid for any more is over, and what becomes of money that came all the same. */
async function overText(
  { db }: CheckoutDeps,
  change: Change | null,
  { state }: PaymentView,
  { status, sourceId }: Reservation,
) {
  if (state === 'returned') return changedTexts.returned
  if (status === 'Cancelled') return changedTexts.cancelled
  const [newest] = await agreedChanges(db, sourceId)
  return change && newest && newest.id > change.id ? changedTexts.replaced : changedTexts.ended
}

/** What is known of the payment of a change; asks the gateway while our own records don't say yet. */
export async function viewChangePayment(
  deps: CheckoutDeps,
  owner: Owner,
  { tempId, changeId, language }: Asked,
): Promise<PaymentStatus | Refusal> {
  const booking = await readBooking(deps.db, tempId)
  if (!booking || !(await mayLook(deps, owner, booking))) return refuseTo(owner, booking)
  const asked = await readChange(deps.db, booking.id, changeId)
  const reservation = await findBySource(deps.db, ORDER_KIND, booking.id)
  if (!asked || !reservation) return refuse('booking_not_found')
  const order = { orderKind: CHANGE_KIND, orderId: booking.id }
  const key = keyOfTerms(termsOfChange(asked))
  const view = await viewPayment(deps.payments, order, asked.state === 'paying', key)
  const change = await readChange(deps.db, booking.id, changeId)
  if (change?.state === 'done') {
    const mailed = await isMailed(deps.db, reservation.id)
    return {
      State: 'paid',
      Message: null,
      Confirmation: {
        ...presentConfirmation(reservation, language, {
          phone: await deps.supportPhone(),
          isMailed: mailed,
        }),
        Message: changedTexts[mailed ? 'done' : 'doneHere'][language],
      },
      Awaiting: null,
    }
  }
  if (change?.state !== 'paying') {
    const text = await overText(deps, change, view, reservation)
    return { ...nothing, State: 'failed', Message: text[language] }
  }
  if (view.state === 'paid') return { ...nothing, State: 'checking', Message: null }
  return { ...nothing, ...presentView(view, language) }
}
