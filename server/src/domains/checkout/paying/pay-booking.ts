import type { Language } from '@rihla/contract/values/language'
import type { Module } from '@rihla/contract/modules'
import { CURRENCY, formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { orUnavailable, startPaying, waitForPayment, type Hold } from '../../inventory/index.ts'
import {
  changeOrder,
  feeOf,
  keyOfTerms,
  openAttempt,
  openPage,
  readMethod,
  type OpenPages,
  type PaymentMethod,
} from '../../payments/index.ts'
import {
  findBySource,
  noteInstructions,
  openReservation,
  readReservations,
  type Reservation,
} from '../../reservations/index.ts'
import {
  dueNow,
  endedRefusal,
  hasRealName,
  isOfModule,
  moneyDue,
  termsOf,
  type Booking,
} from '../booking.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { holderOf, owns, type Owner } from '../policy.ts'
import { priceAgain } from '../holding/price-again.ts'
import { allByPoints, keepPoints } from '../points/hold-points.ts'
import { keyOfShown } from '../shown-terms.ts'
import { lockBooking, setReservation, updateBooking } from '../store.ts'
import { payLater, type Agreed } from './pay-later.ts'
import { paidAt, reservationOf } from './reservation-of.ts'
import { bookWithPoints } from './settle-booking.ts'
import { tellReservation } from './tell-reservation.ts'
import { deadlineOf } from './waiting-time.ts'
import { waitNoLonger } from './wait-no-longer.ts'

type PayRequest = {
  readonly tempId: number
  /** What the caller says it is: a booking of another kind is not what they mean. */
  readonly module: Module
  readonly method: string | number
  /** What the caller was shown, fees included, in whole EGP; null: not said. */
  readonly shownPrice: number | null
  readonly language: Language
  /** Somebody without an account to whom it was sold on the phone: the caller has let them in. */
  readonly asGuest?: boolean
}

/** `paymentUrl` is null where it is paid later, and the reservation says how and until when; or it is paid. */
export type Begun = { readonly paymentUrl: string | null; readonly reservation: Reservation }

/**
 * Starts paying: looks at the price again, keeps the hold alive past the gateway's page or until a later
 * payment's deadline, opens the reservation and answers the page's address. Only for people who are signed
 * in, or `asGuest`; a visitor's booking made in this browser becomes theirs. Repeated, it answers the same payment.
 */
export async function payBooking(
  deps: CheckoutDeps,
  owner: Owner,
  request: PayRequest,
): Promise<Begun | Refusal> {
  const { userId } = owner
  if (deps.otherOrders?.owns(request.tempId)) {
    const { tempId: bookingId, method, shownPrice, language } = request
    return deps.otherOrders.pay(owner, { bookingId, method, shownPrice, language })
  }
  if (userId === null && !request.asGuest) return refuse('login_to_book')
  const wanted = { module: request.module, kinds: paidAt }
  const method = await readMethod(deps.payments, deps.db, request.method, wanted)
  if (isRefusal(method)) return method
  const agreed = await orUnavailable(() =>
    changeOrder(deps.payments, (trx, pages) => agree(deps, trx, pages, { owner, request, method })),
  )
  if (isRefusal(agreed)) return agreed
  if ('booked' in agreed) return { paymentUrl: null, reservation: agreed.booked }
  const { booking, opened, reservation } = agreed
  const contact =
    userId === null ? { email: booking.email, phone: null } : await deps.contactOf(userId)
  const shown = {
    description: booking.sold.name[request.language],
    buyer: {
      name: booking.userName,
      email: contact?.email ?? null,
      phone: booking.phone ?? contact?.phone ?? null,
    },
  }
  if (method.kind !== 'page') {
    const told = await payLater(deps, agreed, method, shown)
    return isRefusal(told) ? told : { paymentUrl: null, reservation: told }
  }
  const page = await openPage(deps.payments, opened, shown)
  return isRefusal(page) ? page : { ...page, reservation }
}

type Asking = {
  readonly owner: Owner
  readonly request: PayRequest
  readonly method: PaymentMethod
}

/** Paid by points altogether, at once. */
type Booked = { readonly booked: Reservation }

/** Fixes the price of this moment: what is agreed is what the payment page will sell. */
async function agree(
  deps: CheckoutDeps,
  trx: Trx,
  pages: OpenPages,
  { owner, request, method }: Asking,
): Promise<Agreed | Booked | Refusal> {
  const now = deps.clock.now()
  const booking = await lockBooking(trx, request.tempId)
  if (!booking || !owns(owner, booking) || !isOfModule(booking, request.module))
    return refuse('booking_not_found')
  const ended = endedRefusal(booking)
  if (ended) return ended
  if (await isReviewed(trx, booking)) return refuse('proof_under_review')
  if (!hasRealName(booking.userName)) return refuse('name_required')
  const phone = await readTypedPhone(deps, trx, owner.userId, booking.phone)
  if (isRefusal(phone)) return phone
  const byPoints = method.kind === 'points'
  const by = { now, holder: holderOf(owner), owner, byPoints }
  const again = await priceAgain(deps, trx, booking, by)
  if (isRefusal(again)) return again
  const { priced, saleEndsAt } = again
  const written = { ...priced, phone, userId: owner.userId }
  const updated = await updateBooking(trx, booking.id, written, now)
  const mine = await (byPoints ? allByPoints : keepPoints)(trx, updated, now)
  if (isRefusal(mine)) return mine
  const order = { orderKind: ORDER_KIND, orderId: mine.id }
  const terms = termsOf(mine)
  await pages.endOthers(trx, order, keyOfTerms(terms))
  const due = moneyDue(mine)
  // What points pay for already is not paid once more.
  if (due === 0 && !byPoints) return refuse('payment_method_unknown')
  const fee = feeOf(method.fee, due)
  const price = toWholeEgp(byPoints ? dueNow(mine) : due + fee)
  const isAsShown =
    mine.payable === booking.payable &&
    dueNow(mine) === dueNow(booking) &&
    // Where points aren't taken any more, whoever saw that price agreed to it.
    (byPoints || mine.points === booking.points || request.shownPrice === price) &&
    (request.shownPrice ?? price) === price
  if (!isAsShown || keyOfShown(mine) !== keyOfShown(booking)) {
    await tellReservation(deps, trx, mine)
    return isAsShown
      ? refuse('terms_changed')
      : refuse('price_changed', { price: formatEgp(price, request.language) })
  }
  const until = await keepHold(deps, trx, mine, { method, hold: again.hold, now, saleEndsAt })
  if (isRefusal(until)) return until
  const reservation = await openReservation(trx, {
    ...reservationOf(mine, fee),
    paymentMethod: method.id,
    userId: owner.userId,
    language: request.language,
    paymentDeadline: mine.keepUntil && mine.keepUntil > until ? mine.keepUntil : until,
    createdAt: now,
  })
  if (!reservation) return refuse('already_booked')
  await setReservation(trx, mine.id, reservation.id)
  if (reservation.paymentInstructions && (method.kind === 'page' || byPoints))
    await noteInstructions(trx, reservation.id, null)
  if (byPoints) {
    await bookWithPoints(deps, trx, { ...mine, reservationId: reservation.id })
    const [booked] = await readReservations(trx, [reservation.id])
    return { booked: booked ?? reservation }
  }
  const opened = await openAttempt(deps.payments, trx, {
    ...order,
    terms,
    userId: owner.userId,
    method: method.id,
    amount: due + fee,
    fee,
    currency: CURRENCY,
    promocodeId: mine.promocodeId,
    language: request.language,
    expiresAt: until,
  })
  return { booking: mine, opened, reservation }
}

type Keeping = {
  readonly method: PaymentMethod
  /** Locked. */
  readonly hold: Hold
  readonly now: Date
  readonly saleEndsAt: Date
}

/** Keeps the places until it is paid; answers until when that can be. */
async function keepHold(
  deps: CheckoutDeps,
  trx: Trx,
  booking: Booking,
  { method, hold: held, now, saleEndsAt }: Keeping,
): Promise<Date | Refusal> {
  const { terms } = deps
  if (method.hoursToPay !== null) {
    const until = deadlineOf(method, { now, heldAt: held.createdAt, saleEndsAt })
    if (!until) return refuse('method_needs_time')
    const kept = await waitForPayment(trx, booking.holdId, { now, until, terms })
    return isRefusal(kept) ? kept : until
  }
  if (held.waits) await waitNoLonger(deps, trx, booking)
  const hold = await startPaying(trx, booking.holdId, now, terms)
  if (isRefusal(hold)) return hold
  // Where a code is open beside the page, the places are kept for longer than the page is.
  const pageEnds = new Date(now.getTime() + terms.payingSeconds * 1000)
  return hold.waits && pageEnds < hold.expiresAt ? pageEnds : hold.expiresAt
}

/** Whether its traveller has sent a receipt that staff still have to look at. */
async function isReviewed(trx: Trx, { id, reservationId }: Booking): Promise<boolean> {
  const reservation = reservationId === null ? null : await findBySource(trx, ORDER_KIND, id)
  return reservation?.status === 'Under Review'
}

/** The phone that was typed, in the form in which it can be called; null where none was typed. */
const readTypedPhone = async (
  deps: CheckoutDeps,
  trx: Trx,
  userId: number | null,
  typed: string | null,
): Promise<string | null | Refusal> =>
  // A guest's was read when it was sold to them.
  typed === null || userId === null ? typed : deps.readPhone(trx, userId, typed)
