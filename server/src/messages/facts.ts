import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import { cancellationLines } from '@rihla/contract/cancellation/words'
import { inEachLanguage } from '@rihla/contract/values/language'
import { parsePaymentMethod } from '@rihla/contract/values/enumerations'
import { contactOf } from '../domains/account/index.ts'
import { EXTERNAL_ORDER_KIND } from '../domains/external-hotels/index.ts'
import type {
  BusFacts,
  ReservationFacts,
  StayFacts,
  WhereFacts,
} from '../domains/notifications/index.ts'
import { isPaidLater } from '../domains/payments/index.ts'
import {
  countChanges,
  guestKeys,
  whereAndWhen,
  type Reservation,
  type SoldBus,
  type SoldStay,
} from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'

/** It doesn't take place, as things stand. */
export const ended: ReadonlySet<Reservation['status']> = new Set([
  'Cancelled',
  'Expired',
  'Rejected',
])

/** What a message about a reservation says, and to whom; `amountPiastres` is what it speaks of. */
export const factsOf = async (
  trx: Trx,
  it: Reservation,
  amountPiastres: number,
): Promise<ReservationFacts> => {
  const contact = it.userId === null ? null : await contactOf(trx, it.userId)
  return {
    ...messageFacts(it, amountPiastres, contact),
    changes: await countChanges(trx, it.id),
    ...(it.userId === null && { guest: await guestKeys(trx, it.reference) }),
  }
}

/** As `factsOf`, of money that goes back: `byHand` where the staff gives it. */
export const refundFactsOf = async (
  trx: Trx,
  it: Reservation,
  { amount, byHand }: { readonly amount: number; readonly byHand: boolean },
): Promise<ReservationFacts> => ({
  ...(await factsOf(trx, it, amount)),
  refundedByHand: byHand,
})

/** Whether what was paid for a booking comes back through the staff: in cash, or by transfer. */
export const isPaidByHand = ({ paymentMethod }: Pick<Reservation, 'paymentMethod'>): boolean => {
  const method = parsePaymentMethod(paymentMethod ?? '')
  return method !== null && isPaidLater(method)
}

/** What a message about a reservation says: `amountPiastres` is what it speaks of, paid or going back. */
export function messageFacts(
  it: Reservation,
  amountPiastres: number,
  contact: { readonly email: string | null } | null,
): ReservationFacts {
  return {
    userId: it.userId,
    email: contact?.email ?? it.clientEmail,
    language: it.language,
    reservationId: it.id,
    module: it.module,
    reference: it.reference,
    nameEn: it.sold.name.en,
    nameAr: it.sold.name.ar,
    cityEn: it.sold.city.en,
    cityAr: it.sold.city.ar,
    fromDate: it.fromDate,
    toDate: it.toDate,
    seats: it.seats,
    amountPiastres,
    ...(it.points > 0 &&
      it.confirmedAt &&
      amountPiastres === it.paid && { pointsPiastres: it.points }),
    clientName: it.clientName,
    ...((ended.has(it.status) || it.status === 'Completed') && { isOver: true }),
    ...(it.sourceKind === EXTERNAL_ORDER_KIND && { byPartner: true }),
    ...(it.sold.party && { party: it.sold.party }),
    ...(it.sold.stay && { stay: stayFactsOf(it, it.sold.stay) }),
    ...whereOf(it),
    ...(it.sold.hotelPickUp && { pickUp: { from: it.pickUpFrom } }),
    ...(it.sold.cancellation && {
      cancellation: termsInWords(it.sold.cancellation, it.confirmedAt ?? it.createdAt),
    }),
    ...(it.sold.bus && { startsAt: it.sold.bus.departsAt, bus: busFactsOf(it.sold.bus) }),
  }
}

/** What cancelling gives back from a moment on, line by line. */
export const termsInWords = (terms: CancellationTerms, from: Date) =>
  inEachLanguage((language) => cancellationLines(terms, from, language).map((line) => line.Text))

function whereOf(it: Reservation): { where?: WhereFacts } {
  const its = whereAndWhen(it)
  if (!its) return {}
  const { place, address, ...rest } = its
  const named = { placeEn: place.en, placeAr: place.ar }
  const where = { ...named, addressEn: address?.en ?? null, addressAr: address?.ar ?? null }
  return { where: { ...where, ...rest } }
}

const stayFactsOf = ({ adults, children }: Reservation, stay: SoldStay): StayFacts => ({
  hotelEn: stay.hotel.en,
  hotelAr: stay.hotel.ar,
  roomEn: stay.room.en,
  roomAr: stay.room.ar,
  rooms: stay.rooms,
  nights: stay.nights,
  adults,
  children,
  checkInFrom: stay.checkInFrom,
  checkOutUntil: stay.checkOutUntil,
})

const busFactsOf = (bus: SoldBus): BusFacts => ({
  fromEn: bus.from.en,
  fromAr: bus.from.ar,
  toEn: bus.to.en,
  toAr: bus.to.ar,
  boardingEn: bus.boardingPoint?.en ?? null,
  boardingAr: bus.boardingPoint?.ar ?? null,
  classEn: bus.className.en,
  classAr: bus.className.ar,
  departsAt: bus.departsAt,
  arrivesAt: bus.arrivesAt,
  seats: bus.seats,
})
