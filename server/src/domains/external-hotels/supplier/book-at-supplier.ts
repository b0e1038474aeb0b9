import { isRefusal } from '../../../platform/refusal.ts'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import {
  SupplierUnavailable,
  type SupplierBooking,
  type SupplierOrder,
  type SupplierRefused,
} from '../../../ports/hotel-supplier.ts'
import type { Booking } from '../booking/booking.ts'
import { searchAgain } from '../booking/check-offer.ts'
import { partyOf } from '../booking/booking.ts'
import { readBooking } from '../booking/store.ts'
import { showHotel } from '../content/show-hotel.ts'
import type { SupplierDeps } from '../deps.ts'
import { guestsByRate } from '../guests/places.ts'
import { openGuests } from '../guests/sealed-guests.ts'
import { BOOK_AT_SUPPLIER } from '../paying/settle-payment.ts'
import { confirmBooking, refuseBooking, publishWaiting } from './finish-booking.ts'
import {
  claimFollowUp,
  dueLooks,
  noteAsked,
  noteNothingDone,
  setFollowUp,
  setRates,
} from './follow-up-store.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const LONGEST_WAIT = 10 * MINUTE
/** A booking may show late in the supplier's list; one that isn't there by then was never made. */
const SHOWS_BY = 30 * MINUTE
/** For so long a supplier that can't be asked is asked again; then the money goes back. */
const PATIENCE = 30 * MINUTE
/** Paid and not settled for so long: the staff should know. */
const TELL_STAFF_AFTER = 10 * MINUTE

/** What became of a try: settled one way or the other, or to be gone on with. */
type Outcome = SupplierBooking | { readonly refused: string } | 'open'

/**
 * Books what is paid, at most once. Before the supplier is asked, that it may have been is written down; from
 * then on, without a readable answer, our reference is looked up and nothing is ever booked again. Wherever
 * a crash comes in between, a later call goes on: it ends booked, or the money goes back.
 */
export async function bookAtSupplier(deps: SupplierDeps, bookingId: number): Promise<void> {
  const { db, clock } = deps
  const claimed = await claimFollowUp(db, bookingId, clock.now())
  const booking = claimed && (await readBooking(db, bookingId))
  if (!booking?.paidAt) return
  const outcome = booking.askedAt
    ? await lookUp(deps, booking, booking.askedAt)
    : await ask(deps, booking)
  if (outcome === 'open') return goOnLater(deps, booking)
  if ('refused' in outcome) return refuseBooking(deps, bookingId, outcome.refused)
  return outcome.status === 'confirmed'
    ? confirmBooking(deps, bookingId, outcome)
    : refuseBooking(deps, bookingId, 'cancelled by the supplier')
}

const since = ({ clock }: SupplierDeps, at: Date): number => clock.now().getTime() - at.getTime()

/** Asks for the booking; a price that moved is looked for again once, and taken while it costs us no more than was paid. */
async function ask(deps: SupplierDeps, booking: Booking): Promise<Outcome> {
  const paidAt = booking.paidAt ?? deps.clock.now()
  const answer = await askOnce(deps, booking)
  if (answer === 'open' && since(deps, paidAt) > PATIENCE && !(await wasAsked(deps, booking.id)))
    return { refused: 'the supplier can’t be asked' }
  if (answer === 'open' || !('refused' in answer)) return answer
  if (answer.refused === 'duplicate') {
    // It has one under our reference, so it was made by us: look it up from now on.
    await noteAsked(deps.db, booking.id, deps.clock.now())
    return 'open'
  }
  if (answer.refused !== 'rate_expired' && answer.refused !== 'price_changed')
    return { refused: why(answer) }
  const renewed = await renewKeys(deps, booking)
  if (typeof renewed === 'string') return renewed === 'open' ? 'open' : { refused: renewed }
  const again = await askOnce(deps, renewed)
  return again !== 'open' && 'refused' in again ? { refused: why(again) } : again
}

const wasAsked = async ({ db }: SupplierDeps, id: number): Promise<boolean> =>
  ((await readBooking(db, id))?.askedAt ?? null) !== null

const why = ({ refused, message }: SupplierRefused): string => `${refused}: ${message}`

async function askOnce(
  deps: SupplierDeps,
  booking: Booking,
): Promise<SupplierBooking | SupplierRefused | 'open'> {
  const { db, clock, log, supplier } = deps
  const order = orderOf(deps, booking)
  if (!order) return { refused: 'invalid_guests', message: 'who travels isn’t known any more' }
  if (!(await noteAsked(db, booking.id, clock.now()))) return 'open'
  try {
    const answer = await supplier.book(order)
    if ('refused' in answer && answer.refused !== 'duplicate') await noteNothingDone(db, booking.id)
    return answer
  } catch (error) {
    log.warn({ err: error, booking: booking.id }, 'a booking at the supplier has no answer')
    // Anything but this may have been done all the same.
    if (error instanceof SupplierUnavailable) await noteNothingDone(db, booking.id)
    return 'open'
  }
}

/** Null once its guests were forgotten: nobody can be named to the supplier. */
function orderOf({ sealer }: SupplierDeps, booking: Booking): SupplierOrder | null {
  const guests = openGuests(sealer, booking)
  const holder = guests?.[0]
  if (!guests || !holder) return null
  return {
    clientReference: booking.code,
    holder: { name: holder.name, surname: holder.surname },
    rates: guestsByRate(booking.offer, guests),
    remark: booking.specialRequest,
    language: booking.language,
  }
}

/** Fresh keys for the same room on the same terms, while they cost us no more than was paid; else why not. */
async function renewKeys(deps: SupplierDeps, booking: Booking): Promise<Booking | string> {
  const hotel = await showHotel(deps.db, booking.hotelId, booking.language)
  if (!hotel) return 'the hotel isn’t sold any more'
  const { offer, hotelId, arrival, departure, language, price } = booking
  const kind = { ...offer, roomCode: offer.room.code }
  const criteria = { hotelId, arrival, departure, party: partyOf(booking) }
  const found = await searchAgain(deps, kind, { hotel, criteria, language })
  if (isRefusal(found)) return found.refusal === 'supplier_unavailable' ? 'open' : found.refusal
  if (found.net > price) return `it costs ${found.net} by now, ${price} were paid`
  await setRates(deps.db, booking.id, found)
  return { ...booking, offer: { ...offer, rates: found.rates, net: found.net } }
}

async function lookUp(deps: SupplierDeps, { id, code }: Booking, askedAt: Date): Promise<Outcome> {
  try {
    const found = await deps.supplier.findBooking(code, askedAt)
    if (found) return found
    return since(deps, askedAt) > SHOWS_BY ? { refused: 'never seen at the supplier' } : 'open'
  } catch (error) {
    deps.log.warn({ err: error, booking: id }, 'a booking could not be looked up')
    return 'open'
  }
}

/** Milliseconds, after so many tries before this one. */
const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT, 5 * SECOND * 2 ** tries)

/** Still unknown: asked again later; its traveller is notified once, and after a while the staff. */
async function goOnLater(deps: SupplierDeps, booking: Booking): Promise<void> {
  const { db, clock, jobs } = deps
  const wait = waitAfter(booking.tries - 1)
  const startAfter = new Date(clock.now().getTime() + wait)
  await setFollowUp(db, booking.id, startAfter)
  // The schedule looks each minute; at first its traveller waits before the page, and for less.
  if (wait < MINUTE)
    await jobs.enqueue(db, BOOK_AT_SUPPLIER, { bookingId: booking.id }, { startAfter })
  await publishWaiting(deps, booking.id)
  if (booking.paidAt && since(deps, booking.paidAt) > TELL_STAFF_AFTER)
    await db
      .transaction()
      .execute((trx) =>
        deps.alert(trx, 'external_booking_open', String(booking.id), { tries: booking.tries }),
      )
}

/** Scheduled: goes on with whatever isn't settled and is due. */
export async function bookDue(deps: SupplierDeps): Promise<void> {
  const due = await dueLooks(deps.db, deps.clock.now(), 50)
  await forEachIsolated(deps, due, (id) => bookAtSupplier(deps, id))
}
