import type { Language } from '@rihla/contract/values/language'
import { CURRENCY } from '@rihla/contract/values/money'
import type { Trx } from '../../../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { feeOf, openAttempt, openPage, type OpenedAttempt } from '../../../payments/index.ts'
import { CHANGE_KIND, type CheckoutDeps } from '../../deps.ts'
import { pageMethod } from '../../deposit/pay-balance.ts'
import { termsOfChange, type Change } from '../change.ts'
import type { Found } from '../quote-change.ts'

/** Who pays, and what the page speaks. `userId` null: a guest. */
type Payer = { readonly userId: number | null; readonly language: Language }

/** By which method the difference of a change is paid, and with which fee; piastres. */
export async function methodOfChange(
  deps: CheckoutDeps,
  trx: Trx,
  { booking, reservation }: Found,
  { difference }: Pick<Change, 'difference'>,
) {
  const method = await pageMethod(deps, trx, booking, reservation.paymentMethod)
  return isRefusal(method) ? method : { id: method.id, fee: feeOf(method.fee, difference) }
}

/**
 * Writes the payment of the difference down, or finds the one that is open. Its page lives as long as others, and never
 * longer than the change. The booking is locked.
 */
export async function openDifference(
  deps: CheckoutDeps,
  trx: Trx,
  { found, change, payer }: { found: Found; change: Change; payer: Payer },
): Promise<OpenedAttempt | Refusal> {
  const method = await methodOfChange(deps, trx, found, change)
  if (isRefusal(method)) return method
  const pageEnds = deps.clock.now().getTime() + deps.terms.payingSeconds * 1000
  return openAttempt(deps.payments, trx, {
    orderKind: CHANGE_KIND,
    orderId: found.booking.id,
    userId: payer.userId,
    method: method.id,
    amount: change.difference + method.fee,
    fee: method.fee,
    currency: CURRENCY,
    terms: termsOfChange(change),
    promocodeId: null,
    language: payer.language,
    expiresAt: new Date(Math.min(pageEnds, change.expiresAt.getTime())),
  })
}

/** Opens the page of a difference at the gateway; never inside a transaction. */
export async function openDifferencePage(
  deps: CheckoutDeps,
  { booking }: Found,
  opened: OpenedAttempt,
  { userId, language }: Payer,
): Promise<{ paymentUrl: string } | Refusal> {
  const contact = userId === null ? null : await deps.contactOf(userId)
  return openPage(deps.payments, opened, {
    description: booking.sold.name[language],
    buyer: {
      name: booking.userName,
      email: contact?.email ?? booking.email,
      phone: booking.phone ?? contact?.phone ?? null,
    },
  })
}
