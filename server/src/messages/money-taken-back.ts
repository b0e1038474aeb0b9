import { endEmptyRescue, ORDER_KIND, type CheckoutDeps } from '../domains/checkout/index.ts'
import { BUS_ORDER_KIND, reservationsOf, takeFromLeg } from '../domains/bus/index.ts'
import { EXTERNAL_ORDER_KIND, takeFromExternal } from '../domains/external-hotels/index.ts'
import { orderKindOf, type PaidOrder, type PaymentEvent } from '../domains/payments/index.ts'
import { findBySource, takeFromReservation } from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'

/** The reservations that an order opened: of a journey there and back, two. */
async function reservationsPaidBy(trx: Trx, { orderKind, orderId }: PaidOrder): Promise<number[]> {
  if (orderKind === BUS_ORDER_KIND) return [...(await reservationsOf(trx, orderId))]
  const it = await findBySource(trx, orderKindOf(orderKind), orderId)
  return it ? [it.id] : []
}

/**
 * What of a payment went back without us: what its reservation was paid with gets less, where it had bought something,
 * and staff decide what becomes of the booking (P11, P18). Nothing that is booked is cancelled by itself; late money that
 * is all gone buys no other day.
 */
export async function takeMoneyBack(
  trx: Trx,
  checkout: CheckoutDeps,
  event: PaymentEvent & { readonly type: 'PaymentTakenBack' },
): Promise<void> {
  const { counted, ...detail } = event
  const { attemptId, orderKind, orderId } = event
  if (counted) await lowerPaid(trx, event)
  if (counted && orderKind === ORDER_KIND) await endEmptyRescue(checkout, trx, orderId)
  if (event.by === 'panel') await checkout.alert(trx, 'refunded_outside', String(attemptId), detail)
}

async function lowerPaid(trx: Trx, event: PaidOrder & { readonly amount: number }): Promise<void> {
  let left = event.amount
  for (const id of await reservationsPaidBy(trx, event)) {
    const taken = await takeFromReservation(trx, id, left)
    left -= taken
    if (event.orderKind === BUS_ORDER_KIND) await takeFromLeg(trx, id, taken)
    if (orderKindOf(event.orderKind) === EXTERNAL_ORDER_KIND)
      await takeFromExternal(trx, event.orderId, taken)
  }
}

/**
 * Staff hear of a dispute, and of one that was lost; what was asked of them is settled once it is decided. Each has an
 * alert of its own: there may be several about one payment, such as for two parts of it (P18).
 */
export async function tellOfDispute(
  trx: Trx,
  { alert, settleAlert }: Pick<CheckoutDeps, 'alert' | 'settleAlert'>,
  event: PaymentEvent & { readonly type: 'PaymentDisputed' },
): Promise<void> {
  const subject = `${event.attemptId}:${event.reference}`
  if (event.state !== 'open') await settleAlert(trx, 'payment_disputed', subject)
  if (event.state === 'open') await alert(trx, 'payment_disputed', subject, { ...event })
  if (event.state === 'lost') await alert(trx, 'dispute_lost', subject, { ...event })
}
