import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { isLive, orUnavailable, readHold } from '../../inventory/index.ts'
import { changeOrder, keyOfTerms, type OpenPages } from '../../payments/index.ts'
import {
  endedRefusal,
  GUEST_PLACEHOLDER,
  hasRealName,
  isOfModule,
  priceBooking,
  termsOf,
  type Booking,
} from '../booking.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { holderOf, owns, refuseTo, type Owner } from '../policy.ts'
import { noteInstructions } from '../../reservations/index.ts'
import { tellReservation } from '../paying/tell-reservation.ts'
import { waitNoLonger } from '../paying/wait-no-longer.ts'
import { keepPoints, lockPointsOf } from '../points/hold-points.ts'
import type { Shown } from '../present.ts'
import { withDeposit } from '../deposit/with-deposit.ts'
import type { SaleRequest } from '../sellable.ts'
import { keepTerms } from '../shown-terms.ts'
import { applyPromocode } from './apply-promocode.ts'
import {
  findHeld,
  insertBooking,
  lockBooking,
  lockBookingRequest,
  updateBooking,
  type Draft,
} from '../store.ts'

/** What a traveller posts: what to hold, and what was typed so far. */
export type BookingInput = Omit<SaleRequest, 'now'> & {
  readonly tempId: number
  readonly module: Module
  readonly userName: string
  readonly phone: string | null
  readonly specialRequest: string | null
  /** Null: as it stands; empty: none. */
  readonly pickUpFrom: string | null
  readonly payInFull: boolean
  readonly promocode: string | null
  readonly edition: number
}

/**
 * Quotes and holds, or edits what is held: one live hold for an owner, an offer and a date, whatever
 * the client repeats. The newest edition wins; an older one changes nothing. An edit never lengthens
 * a live hold; one that ended is taken again when places are left. One that changes what is sold, or its
 * price, ends the payment pages that are open: the gateway is asked about them first.
 */
export const setBooking = (
  deps: CheckoutDeps,
  owner: Owner,
  input: BookingInput,
): Promise<Shown | Refusal> =>
  orUnavailable(() =>
    changeOrder(deps.payments, async (trx, pages) => {
      const held = await quoteAndHold(deps, trx, pages, { owner, input })
      return isRefusal(held) ? held : held.shown
    }),
  )

type Holding = { readonly owner: Owner; readonly input: BookingInput }

/** What is held now; `saleEndsAt` is null where an older edition changed nothing. */
type Held = { readonly shown: Shown; readonly saleEndsAt: Date | null }

/** The same in a transaction that does more: `pages` are those of `changeOrder`. */
export async function quoteAndHold(
  deps: CheckoutDeps,
  trx: Trx,
  pages: OpenPages,
  { owner, input }: Holding,
): Promise<Held | Refusal> {
  const sellable = deps.sellables[input.module]
  if (!sellable) return refuse('offer_not_found')
  const now = deps.clock.now()
  const known = await find(trx, owner, input, now)
  if (isRefusal(known)) return known
  if (known && input.tempId !== 0 && input.edition < known.edition)
    return { shown: await asItStands(trx, known), saleEndsAt: null }
  const quote = await sellable.quote(trx, { ...input, now })
  if (isRefusal(quote)) return quote
  const by = { now, holder: holderOf(owner) }
  // Before the stock: settling a payment takes both locks in this order, too.
  const asked = { module: input.module, total: quote.total, owner, bookingId: known?.id ?? null }
  const verdict = await applyPromocode(trx, input.promocode, { ...asked, now })
  await lockPointsOf(trx, known)
  const before = known && (await readHold(trx, known.holdId))
  const hold = await sellable.hold(trx, quote, known?.holdId ?? null, by)
  if (isRefusal(hold)) return hold
  const typed = draftOf(input, owner, known)
  const priced = await withDeposit(deps, trx, input, priceBooking(quote, verdict, input), now)
  const isSame = known && before && isLive(before, now) && keyOfAsked(known) === keyOfAsked(typed)
  const draft = {
    ...typed,
    holdId: hold.id,
    ...(isSame ? keepTerms(known, priced, now) : priced),
    promocodeId: verdict?.ok ? verdict.id : null,
    pickUpFrom: input.pickUpFrom ?? known?.pickUpFrom ?? null,
  }
  const booking = known
    ? await keepPoints(trx, await updateBooking(trx, known.id, draft, now), now)
    : await insertBooking(trx, draft, now)
  await tellReservation(deps, trx, booking)
  const order = { orderKind: ORDER_KIND, orderId: booking.id }
  if (known && (await pages.endOthers(trx, order, keyOfTerms(termsOf(booking))))) {
    await waitNoLonger(deps, trx, booking)
    // What was said of paying another price doesn't hold any more.
    if (booking.reservationId !== null) await noteInstructions(trx, booking.reservationId, null)
  }
  return { shown: { booking, hold, verdict }, saleEndsAt: quote.saleEndsAt }
}

/** What is asked for, as a key: another one is sold on the terms of now. */
const keyOfAsked = (it: Typed): string =>
  keyOfTerms({
    toDate: it.toDate,
    seats: it.seats,
    adults: it.adults,
    childAges: it.childAges,
    ratePlanId: it.ratePlanId,
    refundable: it.refundable,
    payInFull: it.payInFull,
  })

async function find(
  trx: Trx,
  owner: Owner,
  input: BookingInput,
  now: Date,
): Promise<Booking | null | Refusal> {
  if (input.tempId === 0) {
    await lockBookingRequest(trx, owner, input)
    // A sale on the phone is a booking of its own.
    if (owner.soldBy !== undefined) return null
    return findHeld(trx, owner, { ...input, now })
  }
  const booking = await lockBooking(trx, input.tempId)
  if (!booking || !owns(owner, booking)) return refuseTo(owner, booking)
  if (!isOfModule(booking, input.module)) return refuse('booking_not_found')
  return endedRefusal(booking) ?? booking
}

async function asItStands(trx: Trx, booking: Booking): Promise<Shown> {
  const hold = await readHold(trx, booking.holdId)
  if (!hold) throw new Error(`Booking ${booking.id} has no hold`)
  return { booking, hold, verdict: null }
}

type Typed = Omit<Draft, 'holdId' | 'sold' | 'payable' | 'promocodeId' | 'pickUpFrom'>

/** What to write down. Pressing Book again for what is held already keeps what was typed there. */
const draftOf = (input: BookingInput, owner: Owner, known: Booking | null): Typed => {
  const again = input.tempId === 0 ? known : null
  return {
    module: input.module,
    itemId: input.itemId,
    fromDate: input.fromDate,
    toDate: input.toDate,
    seats: input.seats,
    adults: input.adults,
    children: input.children,
    childAges: input.childAges,
    ratePlanId: input.ratePlanId,
    refundable: input.refundable,
    payInFull: input.payInFull,
    promocode: input.promocode,
    userName:
      again && !hasRealName(input.userName) ? again.userName : input.userName || GUEST_PLACEHOLDER,
    phone: input.phone ?? again?.phone ?? null,
    specialRequest: input.specialRequest ?? again?.specialRequest ?? null,
    edition: input.edition,
    userId: owner.userId,
    applicationId: owner.applicationId ?? known?.applicationId ?? null,
  }
}
