import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  balanceKind,
  feeOf,
  openAttempt,
  openPage,
  readMethod,
  type PaymentMethod,
} from '../../payments/index.ts'
import { dueOf, type Reservation } from '../../reservations/index.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { lockForBalance } from './lock-for-balance.ts'

type Asked = {
  readonly orderKind: string
  readonly orderId: number
  /** Null: a guest's. */
  readonly userId: number | null
  /** Whole EGP, with the fee, as the payer saw it; null: not said. */
  readonly shownPrice: number | null
  readonly language: Language
}

/**
 * Opens the page for the rest of a booking that was made with a deposit, until it is due; repeated, the page that is
 * open. By the method of the deposit where that has a page, else by card. Refuses `price_changed` where it isn't what
 * was shown.
 */
export async function payBalance(
  deps: CheckoutDeps,
  asked: Asked,
): Promise<{ paymentUrl: string } | Refusal> {
  const agreed = await deps.db.transaction().execute((trx) => agree(deps, trx, asked))
  if (isRefusal(agreed)) return agreed
  const { reservation: it, opened } = agreed
  const contact = asked.userId === null ? null : await deps.contactOf(asked.userId)
  return openPage(deps.payments, opened, {
    description: it.sold.name[asked.language],
    buyer: {
      name: it.clientName,
      email: contact?.email ?? it.clientEmail,
      phone: it.clientPhone ?? contact?.phone ?? null,
    },
  })
}

async function agree(
  deps: CheckoutDeps,
  trx: Trx,
  { orderKind, orderId, userId, language, shownPrice }: Asked,
) {
  const now = deps.clock.now()
  const found = await lockForBalance(deps, trx, { kind: orderKind, orderId })
  if (!found) return refuse('reservation_not_found')
  const { reservation, isOver } = found
  if (isOver) return refuse('booking_cancelled')
  if (reservation.status !== 'Deposit Paid') return refuse('already_booked')
  const { paymentDeadline: dueAt } = reservation
  if (!dueAt || dueAt <= now) return refuse('balance_overdue')
  const method = await pageMethod(deps, trx, reservation, reservation.paymentMethod)
  if (isRefusal(method)) return method
  const left = dueOf(reservation)
  const fee = feeOfRest(orderKind, method, left)
  const price = toWholeEgp(left + fee)
  if ((shownPrice ?? price) !== price)
    return refuse('price_changed', { price: formatEgp(price, language) })
  const pageEnds = now.getTime() + deps.terms.payingSeconds * 1000
  const opened = await openAttempt(deps.payments, trx, {
    orderKind: balanceKind(orderKind),
    orderId,
    userId,
    method: method.id,
    amount: left + fee,
    fee,
    currency: CURRENCY,
    terms: { balanceOf: reservation.reference, left },
    promocodeId: null,
    language,
    expiresAt: new Date(Math.min(pageEnds, dueAt.getTime())),
  })
  return { reservation, opened }
}

/**
 * What paying the rest of a booking made with a deposit now adds to it, in piastres. 0 where there is no rest, or no way
 * to pay it.
 */
export async function restFeeOf(deps: CheckoutDeps, reservation: Reservation): Promise<Piastres> {
  const { status, sourceKind, paymentMethod } = reservation
  if (status !== 'Deposit Paid') return 0
  const method = await pageMethod(deps, deps.db, reservation, paymentMethod)
  return isRefusal(method) ? 0 : feeOfRest(sourceKind, method, dueOf(reservation))
}

/** What is sold elsewhere is paid at the price that was shown, so the fee is ours: as its deposit was. */
const feeOfRest = (orderKind: string, { fee }: PaymentMethod, left: Piastres): Piastres =>
  orderKind === ORDER_KIND ? feeOf(fee, left) : 0

/** The method of before, if it has a page and is still offered; else the card. */
export async function pageMethod(
  { payments }: Pick<CheckoutDeps, 'payments'>,
  db: Db | Trx,
  { module }: { readonly module: string },
  before: string | null,
): Promise<PaymentMethod | Refusal<'payment_method_unknown'>> {
  const wanted = { module, kinds: ['page'] } as const
  const same = before ? await readMethod(payments, db, before, wanted) : null
  return same && !isRefusal(same) ? same : readMethod(payments, db, 'Bank_Card', wanted)
}
