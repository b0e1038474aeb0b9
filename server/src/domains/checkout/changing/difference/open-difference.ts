import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { Db, Trx } from '../../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../../platform/refusal.ts'
import { feeOf, openAttempt, openPage, type OpenedAttempt } from '../../../payments/index.ts'
import { CHANGE_KIND, type CheckoutDeps } from '../../deps.ts'
import { pageMethod } from '../../deposit/pay-balance.ts'
import { termsOfChange, type Change } from '../change.ts'
import type { Found } from '../quote-change.ts'

/** Who pays, and what the page speaks. `userId` null: a guest. */
type Payer = { readonly userId: number | null; readonly language: Language }

/** Whole EGP, with the fee, as the payer saw it; null: not said. */
type Shown = { readonly shownPrice: number | null }

/** By which method the difference of a change is paid, and with which fee; piastres. */
export async function methodOfChange(
  deps: CheckoutDeps,
  db: Db | Trx,
  { booking, reservation }: Found,
  { difference }: Pick<Change, 'difference'>,
) {
  const method = await pageMethod(deps, db, booking, reservation.paymentMethod)
  return isRefusal(method) ? method : { id: method.id, fee: feeOf(method.fee, difference) }
}

/** What its method adds to a difference that is to be paid, in piastres; 0 where nothing is. */
export async function feeOfDifference(
  deps: CheckoutDeps,
  db: Db | Trx,
  { change, ...found }: Found & { readonly change: Pick<Change, 'difference'> },
): Promise<Piastres> {
  if (change.difference <= 0) return 0
  const method = await methodOfChange(deps, db, found, change)
  return isRefusal(method) ? 0 : method.fee
}

/**
 * Writes the payment of the difference down, or finds the one that is open. Its page lives as long as others, and never
 * longer than the change. The booking is locked. Refuses `price_changed` where it isn't what was shown (P15).
 */
export async function openDifference(
  deps: CheckoutDeps,
  trx: Trx,
  { found, change, payer }: { found: Found; change: Change; payer: Payer & Shown },
): Promise<OpenedAttempt | Refusal> {
  const method = await methodOfChange(deps, trx, found, change)
  if (isRefusal(method)) return method
  const price = toWholeEgp(change.difference + method.fee)
  if ((payer.shownPrice ?? price) !== price)
    return refuse('price_changed', { price: formatEgp(price, payer.language) })
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
