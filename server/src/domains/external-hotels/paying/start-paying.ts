import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  changeOrder,
  keyOfTerms,
  offerMethods,
  openAttempt,
  openPage,
  readMethod,
  type OpenPages,
  type PaymentMethod,
} from '../../payments/index.ts'
import { findBySource, notePaying, type Reservation } from '../../reservations/index.ts'
import { dueNow, termsOf, type Booking } from '../booking/booking.ts'
import { maySee, refuseTo, type Owner } from '../booking/owner.ts'
import { overRefusal } from '../booking/quote-booking.ts'
import { lockBooking, readBooking, updateBooking } from '../booking/store.ts'
import { ORDER_KIND, type SupplierDeps } from '../deps.ts'

export type PayRequest = {
  readonly bookingId: number
  readonly method: string | number
  /** What the caller was shown, fees included, in whole EGP; null: not said. */
  readonly shownPrice: number | null
  readonly language: Language
}

export type Begun = { readonly paymentUrl: string; readonly reservation: Reservation }

/**
 * The supplier keeps a price for minutes, so it is paid at once, on a gateway's page. No page of ours lists
 * methods with their fees, so whatever they cost is borne by us.
 */
const wanted = { module: 'Hotel', kinds: ['page'] } as const

/**
 * Starts paying for what was placed: at the price of the quote, within its time, which is extended once
 * to outlive the page. Guests may: their name, mail and phone are known. Repeated, it answers the same page.
 */
export async function startPaying(
  deps: SupplierDeps,
  owner: Owner,
  request: PayRequest,
): Promise<Begun | Refusal> {
  const method = await readMethod(deps.payments, deps.db, request.method, wanted)
  if (isRefusal(method)) return method
  const agreed = await orBusy(() =>
    changeOrder(deps.payments, (trx, pages) => agree(deps, trx, pages, { owner, request, method })),
  )
  if (isRefusal(agreed)) return agreed
  const { reservation, opened } = agreed
  const page = await openPage(deps.payments, opened, {
    description: reservation.sold.name[request.language],
    buyer: {
      name: reservation.clientName,
      email: reservation.clientEmail,
      phone: reservation.clientPhone,
    },
  })
  return isRefusal(page) ? page : { ...page, reservation }
}

/** The ways in which a booking can be paid for, and what for. */
export async function payableOf(
  deps: SupplierDeps,
  owner: Owner,
  bookingId: number,
): Promise<{ price: number; methods: PaymentMethod[] } | Refusal> {
  const booking = await readBooking(deps.db, bookingId)
  if (!booking || !(await maySee(deps, owner, booking))) return refuseTo(owner, booking)
  const offered = await offerMethods(deps.payments, deps.db, wanted)
  const methods = offered.map((it) => ({ ...it, fee: { ...it.fee, bearer: 'us' as const } }))
  return { price: dueNow(booking), methods }
}

type Asking = {
  readonly owner: Owner
  readonly request: PayRequest
  readonly method: PaymentMethod
}

async function agree(
  deps: SupplierDeps,
  trx: Trx,
  pages: OpenPages,
  { owner, request, method }: Asking,
) {
  const now = deps.clock.now()
  const booking = await lockBooking(trx, request.bookingId)
  if (!booking || !(await maySee(deps, owner, booking))) return refuseTo(owner, booking)
  const refused = refuseToPay(booking, now)
  if (refused) return refused
  const due = dueNow(booking)
  const price = toWholeEgp(due)
  if ((request.shownPrice ?? price) !== price)
    return refuse('price_changed', { price: formatEgp(price, request.language) })
  const order = { orderKind: ORDER_KIND, orderId: booking.id }
  const terms = termsOf(booking)
  await pages.endOthers(trx, order, keyOfTerms(terms))
  const expiresAt = payUntil(deps, booking)
  const userId = booking.userId ?? owner.userId
  await updateBooking(trx, booking.id, { state: 'paying', expiresAt, userId }, now)
  await notePaying(trx, booking.id, { userId, method: method.id, deadline: expiresAt })
  const reservation = await findBySource(trx, ORDER_KIND, booking.id)
  if (reservation?.status !== 'Pending Payment') return refuse('already_booked')
  const opened = await openAttempt(deps.payments, trx, {
    ...order,
    terms,
    userId,
    method: method.id,
    amount: due,
    fee: 0,
    currency: CURRENCY,
    promocodeId: null,
    language: request.language,
    expiresAt,
  })
  return { reservation, opened }
}

function refuseToPay(booking: Booking, now: Date): Refusal | null {
  const over = overRefusal(booking)
  if (over) return over
  if (booking.state === 'ended' || booking.expiresAt <= now) return refuse('rate_expired')
  return booking.state === 'quoted' ? refuse('name_required') : null
}

/** The page outlives the quote where it was opened late, once. */
function payUntil({ clock, terms }: SupplierDeps, { state, expiresAt }: Booking): Date {
  if (state === 'paying') return expiresAt
  const pageEnds = new Date(clock.now().getTime() + terms.payingSeconds * 1000)
  return pageEnds > expiresAt ? pageEnds : expiresAt
}
