import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { changeOrder, keyOfTerms, viewPayment } from '../../payments/index.ts'
import { showHotel, type ShownHotel } from '../content/show-hotel.ts'
import { ORDER_KIND, type SupplierDeps } from '../deps.ts'
import { findPlan, kindOf, sameKind } from '../rates/find-plan.ts'
import type { OfferedPlan } from '../rates/plan-store.ts'
import { termsOf, type Booking, type BookingState, type Offer } from './booking.ts'
import { checkOffer } from './check-offer.ts'
import { offerDeposit } from './offer-deposit.ts'
import { owns, refuseTo, type Owner } from './owner.ts'
import { findQuoted, insertBooking, lockBooking, readBooking, requote } from './store.ts'

export type QuoteRequest = {
  readonly hotelId: number
  readonly arrival: CalendarDate
  readonly departure: CalendarDate
  readonly token: string
  readonly payDeposit: boolean
  /** Null: a new one. */
  readonly bookingId: number | null
  readonly language: Language
}

export type Quoted = { readonly booking: Booking; readonly hotel: ShownHotel }

/** A price is good for as long as two plain holds: twenty minutes; the supplier keeps its keys for longer. */
const quoteEnds = ({ clock, terms }: SupplierDeps): Date =>
  new Date(clock.now().getTime() + terms.holdSeconds * 2000)

/**
 * What a rate costs now, checked with the supplier, with the time in which it can be booked. One that was
 * quoted before is answered as it stands while its time lasts; with another rate, after its time or, until
 * its guests are named, in another language it is quoted anew, and says what it cost before. Its guests stay
 * as they were typed. What was paid for, or refused by its hotel since, is answered as it stands whatever is asked:
 * what became of it, `paymentStatus` says. Refuses `booking_cancelled` for what was cancelled.
 */
export async function quoteBooking(
  deps: SupplierDeps,
  owner: Owner,
  request: QuoteRequest,
): Promise<Quoted | Refusal> {
  if (owner.userId === null && owner.applicationId === null) return refuse('invalid_input')
  const hotel = await showHotel(deps.db, request.hotelId, request.language)
  if (!hotel) return refuse('hotel_not_found')
  const known = await findKnown(deps, owner, request)
  if (isRefusal(known)) return known
  if (known?.state === 'cancelled') return refuse('booking_cancelled')
  if (known && wasPaid(known)) return { booking: known, hotel }
  const plan = await findPlan(deps.db, request.token, request)
  if (!plan) return refuse('rate_gone')
  if (known && serves(deps, known, request, plan)) return { booking: known, hotel }
  const offer = await checkOffer(deps, plan, { hotel, language: request.language })
  if (isRefusal(offer)) return offer
  const deposit = await offerDeposit(deps, { ...request, offer })
  const quoting = { offer, deposit, plan, request }
  const booking = await orBusy(() =>
    known ? quoteAnew(deps, owner, { ...quoting, known }) : insertNew(deps, owner, quoting),
  )
  return isRefusal(booking) ? booking : { booking, hotel }
}

async function findKnown(
  deps: SupplierDeps,
  owner: Owner,
  { bookingId, token, hotelId }: QuoteRequest,
): Promise<Booking | null | Refusal> {
  if (bookingId === null) return findQuoted(deps.db, owner, token, deps.clock.now())
  const booking = await readBooking(deps.db, bookingId)
  if (!booking || !owns(owner, booking)) return refuseTo(owner, booking)
  if (booking.hotelId !== hotelId) return refuse('booking_not_found')
  return isOverdue(booking, deps.clock.now()) ? askTheBank(deps, booking) : booking
}

/** Its page may have been paid at the last moment, and nobody has told us yet. */
const isOverdue = ({ state, expiresAt }: Booking, now: Date): boolean =>
  state === 'paying' && expiresAt <= now

async function askTheBank(
  { db, payments }: SupplierDeps,
  { id }: Booking,
): Promise<Booking | null> {
  await viewPayment(payments, { orderKind: ORDER_KIND, orderId: id }, true)
  return readBooking(db, id)
}

const paidStates: ReadonlySet<BookingState> = new Set(['paid', 'booked', 'refused'])

/** Money came for it on the terms that it has: they are what was sold, and change no more. */
const wasPaid = ({ state }: Booking): boolean => paidStates.has(state)

/** Why a booking can't be named or paid any more; null while it can. */
export function overRefusal({
  state,
}: Pick<Booking, 'state'>): Refusal<'already_booked' | 'booking_cancelled'> | null {
  if (state === 'cancelled' || state === 'refused') return refuse('booking_cancelled')
  return state === 'paid' || state === 'booked' ? refuse('already_booked') : null
}

const isSameRate = ({ offer }: Booking, plan: OfferedPlan): boolean =>
  offer.token === plan.token || sameKind({ ...offer, roomCode: offer.room.code }, kindOf(plan))

/** A page of the bank may be open for what was gone on with: it is the same in every language. */
const speaks = ({ state, offer }: Booking, language: Language): boolean =>
  state !== 'quoted' || offer.comments.language === language

/** Whether what was quoted answers the request as it stands. */
const serves = (
  { clock }: SupplierDeps,
  known: Booking,
  { language, payDeposit }: QuoteRequest,
  plan: OfferedPlan,
): boolean =>
  known.state !== 'ended' &&
  known.expiresAt > clock.now() &&
  speaks(known, language) &&
  known.payDeposit === payDeposit &&
  isSameRate(known, plan)

type Quoting = {
  readonly offer: Offer
  readonly deposit: Booking['deposit']
  readonly plan: OfferedPlan
  readonly request: QuoteRequest
}

const insertNew = (
  deps: SupplierDeps,
  owner: Owner,
  { offer, deposit, plan, request }: Quoting,
): Promise<Booking> =>
  deps.db.transaction().execute((trx) =>
    insertBooking(
      trx,
      {
        ...request,
        ...plan.criteria.party,
        userId: owner.userId,
        applicationId: owner.applicationId,
        supplier: deps.supplier.name,
        offer,
        deposit,
        shownBefore: offer.price === plan.price ? null : plan.price,
        expiresAt: quoteEnds(deps),
      },
      deps.clock.now(),
    ),
  )

/** A page that is open for the old quote ends first: money that still arrives there goes back. */
const quoteAnew = (
  deps: SupplierDeps,
  owner: Owner,
  { known, offer, deposit, plan, request }: Quoting & { readonly known: Booking },
): Promise<Booking | Refusal> =>
  changeOrder<Booking | Refusal>(deps.payments, async (trx, pages) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, known.id)
    if (!booking || !owns(owner, booking)) return refuseTo(owner, booking)
    if (wasPaid(booking)) return booking
    if (booking.state === 'cancelled') return refuse('booking_cancelled')
    const before = isSameRate(booking, plan) ? booking.price : plan.price
    const order = { orderKind: ORDER_KIND, orderId: booking.id }
    const { party } = plan.criteria
    const next = { ...booking, ...party, offer, deposit, price: offer.price }
    await pages.endOthers(trx, order, keyOfTerms(termsOf(next)))
    const quote = {
      offer,
      deposit,
      ...party,
      payDeposit: request.payDeposit,
      language: request.language,
      shownBefore: offer.price === before ? null : before,
      expiresAt: quoteEnds(deps),
    }
    await requote(trx, booking.id, quote, now)
    return (await readBooking(trx, booking.id)) ?? refuse('booking_not_found')
  })
