import type { PaxInput } from '@rihla/contract/external-hotels/guest-fields'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { Language } from '@rihla/contract/values/language'
import type { Trx } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { grantAccess, openReservation } from '../../reservations/index.ts'
import { showHotel } from '../content/show-hotel.ts'
import { ORDER_KIND, type SupplierDeps } from '../deps.ts'
import type { Guest } from '../guests/guest.ts'
import { readGuests } from '../guests/read-guests.ts'
import { requiredFields } from '../guests/required-fields.ts'
import { sealGuests } from '../guests/sealed-guests.ts'
import { depositOf, dueNow, type Booking } from './booking.ts'
import { owns, refuseTo, type Owner } from './owner.ts'
import { overRefusal } from './quote-booking.ts'
import { soldStay, type HotelTexts } from './sold-stay.ts'
import { lockBooking, readBooking, updateBooking } from './store.ts'

export type PlaceRequest = {
  readonly hotelId: number
  readonly bookingId: number
  readonly guests: readonly PaxInput[]
  readonly specialRequest: string | null
  /** What the caller was shown, in whole EGP; null: not said. */
  readonly shown: number | null
  readonly language: Language
}

/**
 * Names the guests of what was quoted, and opens the reservation that waits for its payment, with the
 * same id. The supplier hears of nothing before the money is here. Repeated, the last names count.
 */
export async function placeBooking(
  deps: SupplierDeps,
  owner: Owner,
  request: PlaceRequest,
): Promise<Booking | Refusal> {
  const seen = await readBooking(deps.db, request.bookingId)
  const refused = refuseSeen(deps, owner, request, seen)
  if (refused || !seen) return refused ?? refuse('booking_not_found')
  const asked = { language: request.language, contact: null, guests: null }
  const { asksDocuments } = deps.supplier
  const guests = await readGuests(
    requiredFields(seen.offer, { ...asked, asksDocuments }),
    request.guests,
    {
      language: request.language,
      readPhone: deps.readGuestPhone,
      knowsCountry: deps.knowsCountry,
    },
  )
  if (isRefusal(guests)) return guests
  const hotel = await hotelTexts(deps, seen.hotelId)
  if (!hotel) return refuse('hotel_not_found')
  return orBusy(() =>
    deps.db.transaction().execute((trx) => place(deps, trx, owner, { request, guests, hotel })),
  )
}

/** A hotel in both languages; null when it isn't sold any more. */
export async function hotelTexts(
  { db }: SupplierDeps,
  hotelId: number,
): Promise<HotelTexts | null> {
  const [en, ar] = [await showHotel(db, hotelId, 'en'), await showHotel(db, hotelId, 'ar')]
  return en && ar ? { en, ar } : null
}

/** Why guests of this booking can't be named now; null: they can. */
function refuseSeen(
  { clock }: SupplierDeps,
  owner: Owner,
  request: PlaceRequest,
  booking: Booking | null,
): Refusal | null {
  if (!booking || !owns(owner, booking)) return refuseTo(owner, booking)
  if (booking.hotelId !== request.hotelId) return refuse('booking_not_found')
  const over = overRefusal(booking)
  if (over) return over
  if (booking.state === 'ended' || booking.expiresAt <= clock.now()) return refuse('rate_expired')
  const price = toWholeEgp(dueNow(booking))
  return request.shown === null || request.shown === price
    ? null
    : refuse('price_changed', { price: formatEgp(price, request.language) })
}

type Placing = {
  readonly request: PlaceRequest
  readonly guests: readonly Guest[]
  readonly hotel: HotelTexts
}

async function place(
  deps: SupplierDeps,
  trx: Trx,
  owner: Owner,
  { request, guests, hotel }: Placing,
): Promise<Booking | Refusal> {
  const now = deps.clock.now()
  const booking = await lockBooking(trx, request.bookingId)
  const refused = refuseSeen(deps, owner, request, booking)
  if (refused || !booking) return refused ?? refuse('booking_not_found')
  await updateBooking(
    trx,
    booking.id,
    {
      state: booking.state === 'paying' ? 'paying' : 'placed',
      userId: owner.userId,
      guests: sealGuests(deps.sealer, booking.id, guests),
      specialRequest: request.specialRequest,
    },
    now,
  )
  const reservation = await openReservation(
    trx,
    reservationOf(deps, { booking, guests, hotel, request, owner }),
  )
  if (!reservation) return refuse('already_booked')
  if (owner.userId === null && owner.applicationId !== null)
    await grantAccess(trx, booking.id, owner.applicationId, now)
  return (await readBooking(trx, booking.id)) ?? refuse('booking_not_found')
}

const latinName = ({ name, surname }: Guest): string => `${name} ${surname}`

function reservationOf(
  deps: SupplierDeps,
  { booking, guests, hotel, request, owner }: Placing & { booking: Booking; owner: Owner },
): Parameters<typeof openReservation>[1] {
  const now = deps.clock.now()
  const [first] = guests
  const image = hotel.en.images[0]?.name
  return {
    id: booking.id,
    module: 'Hotel',
    itemId: booking.hotelId,
    sourceKind: ORDER_KIND,
    sourceId: booking.id,
    userId: owner.userId ?? booking.userId,
    paymentMethod: null,
    fromDate: booking.arrival,
    toDate: booking.departure,
    seats: booking.adults + booking.childAges.length,
    adults: booking.adults,
    children: booking.childAges.length,
    clientName: first ? (first.localName ?? latinName(first)) : '',
    clientPhone: first?.phone ?? null,
    clientEmail: first?.email ?? null,
    specialRequests: request.specialRequest,
    coupon: null,
    language: request.language,
    sold: soldStay(booking, hotel, now, image ? deps.imagePath(image) : null),
    total: booking.price,
    deposit: depositOf(booking)?.amount ?? null,
    paymentDeadline: booking.expiresAt,
    createdAt: now,
  }
}
