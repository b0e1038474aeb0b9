import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import type { ReservationPaymentStatus, ReservationStatus } from '@rihla/contract/reservations'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { Party } from '@rihla/contract/values/party'

/** Each status and what it may become. Nothing is deleted; every change leaves an event. */
export const statuses: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  'Pending Payment': [
    'Under Review',
    'Confirmed',
    'Deposit Paid',
    'Full Paid',
    'Cancelled',
    'Expired',
  ],
  'Under Review': [
    'Pending Payment',
    'Confirmed',
    'Deposit Paid',
    'Full Paid',
    'Rejected',
    'Cancelled',
    'Expired',
  ],
  Confirmed: ['Completed', 'Cancelled'],
  'Deposit Paid': ['Full Paid', 'Cancelled'],
  'Full Paid': ['Confirmed', 'Completed', 'Cancelled'],
  Completed: [],
  // Money that arrives late may still find the places free.
  Expired: ['Confirmed', 'Deposit Paid', 'Cancelled', 'Pending Payment', 'Under Review'],
  Rejected: ['Cancelled'],
  Cancelled: [],
}

export const mayBecome = (from: ReservationStatus, to: ReservationStatus): boolean =>
  statuses[from].includes(to)

/**
 * One line of the price; `amount` in piastres, negative for what is taken off, null for 'included'. Of
 * what is included, `contained` says how much where that is known: within the total, not on top.
 */
export type PriceLine = {
  readonly label: LocalizedText
  readonly amount: Piastres | null
  readonly contained?: Piastres
}

/** A stay as it was sold: what its voucher says. Days are `YYYY-MM-DD`, hours `14:00` in Cairo. */
export type SoldStay = {
  readonly hotelId: number
  readonly hotel: LocalizedText
  readonly room: LocalizedText
  readonly category: LocalizedText
  readonly board: LocalizedText
  readonly address: LocalizedText | null
  readonly stars: number
  readonly rooms: number
  readonly nights: number
  readonly checkInFrom: string
  readonly checkOutUntil: string
  /** The last day on which cancelling is free; null: it isn't. */
  readonly refundableUntil: string | null
  /** Free cancellation that could be added, or was: its price in piastres, and the last day. */
  readonly cancellationChoice?: { readonly price: Piastres; readonly until: string } | null
  /** What each board of the room added for this party, in piastres; 0 is the room's own. */
  readonly mealPrices?: readonly { readonly ratePlanId: number; readonly price: Piastres }[]
}

/** A hotel of a package as it was sold. Days are `YYYY-MM-DD`. */
export type SoldHotel = {
  /** Null: not one of ours. */
  readonly hotelId: number | null
  readonly hotel: LocalizedText
  readonly room: LocalizedText | null
  readonly board: LocalizedText
  readonly from: string
  readonly to: string
}

/** A honeymoon or a trip as it was sold, with its hotels in the order of the nights. */
export type SoldPackage = {
  readonly nights: number
  readonly rooms: number
  /** Cancelling was free until so many hours before the departure; null: never. */
  readonly freeCancellationHours: number | null
  readonly hotels: readonly SoldHotel[]
}

/** One way of a bus journey as it was sold: what its ticket says. Instants are ISO with zone. */
export type SoldBus = {
  readonly from: LocalizedText
  readonly to: LocalizedText
  /** As of now while it is still to be travelled (`moveBusStop`); where the station is, too. */
  readonly boardingPoint: LocalizedText | null
  /** Where the station is; tickets of before don't say. */
  readonly latitude?: number | null
  readonly longitude?: number | null
  readonly className: LocalizedText
  readonly departsAt: string
  readonly arrivesAt: string
  /** As they stand on the seats. */
  readonly seats: readonly string[]
}

/** What only some kinds of offer have. */
export type SoldOfKind = {
  readonly stay?: SoldStay
  readonly package?: SoldPackage
  readonly bus?: SoldBus
  /** Guests are fetched from their hotel, which its traveller names (`pickUpFrom`). */
  readonly hotelPickUp?: true
}

/** Where and when it begins, as it was sold. Instants are ISO with zone. */
export type SoldVisit = {
  readonly place: LocalizedText
  readonly address: LocalizedText | null
  readonly latitude: number
  readonly longitude: number
  readonly startsAt: string
  /** Null: not known to the hour. */
  readonly endsAt: string | null
}

/** What is paid first of a booking, and the rest later; instants are ISO with zone. */
export type SoldDeposit = {
  readonly amount: Piastres
  readonly balanceDueAt: string
  /** What becomes of it when the rest isn't paid: as when cancelling by then, or it is kept. */
  readonly unpaid: 'terms' | 'kept'
  /** Its traveller may rather pay everything at once. */
  readonly isChosen: boolean
}

/** What was sold, as it stood then: later changes of the offer don't touch it. */
export type Sold = SoldOfKind & {
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly image: string | null
  /** Of everything but buses; bookings of before have none. */
  readonly visit?: SoldVisit
  /** What cancelling gives back; likewise. */
  readonly cancellation?: CancellationTerms
  /** What can be paid first of it; absent where everything is paid at once. */
  readonly deposit?: SoldDeposit
  /** Who comes, with the age of each child; of everything but buses, and not of bookings of before. */
  readonly party?: Party
  readonly lines: readonly PriceLine[]
  /** Price before offers and promocodes, in piastres. */
  readonly original: Piastres
}

/** How to pay, as it was said when its traveller chose to pay later. */
export type PaymentInstructions = {
  readonly instructions: LocalizedText
  readonly note: LocalizedText | null
  readonly fields: readonly {
    readonly label: LocalizedText
    readonly value: LocalizedText
    readonly copy: boolean
    readonly half: boolean
  }[]
}

export type Reservation = {
  readonly id: number
  readonly reference: string
  readonly module: string
  readonly itemId: number
  readonly sourceKind: string
  readonly sourceId: number
  /** Null: a guest's, who has no account. */
  readonly userId: number | null
  readonly status: ReservationStatus
  readonly paymentStatus: ReservationPaymentStatus
  readonly paymentMethod: string | null
  readonly fromDate: string
  readonly toDate: string | null
  readonly seats: number
  readonly adults: number
  readonly children: number
  readonly clientName: string
  readonly clientPhone: string | null
  /** Where a guest is written to; an account has an address of its own. */
  readonly clientEmail: string | null
  readonly specialRequests: string | null
  /** Which hotel its people are fetched from; null: nobody is, or they haven't said. */
  readonly pickUpFrom: string | null
  readonly coupon: string | null
  readonly language: Language
  readonly sold: Sold
  readonly total: Piastres
  readonly paid: Piastres
  /** What of it is, or is to be, paid with points. */
  readonly points: Piastres
  /** What was agreed to be paid first, fee included; null: everything at once. */
  readonly deposit: Piastres | null
  /** What of the money paid went back, or is owed, since it was cancelled. */
  readonly refunded: Piastres
  /** What of the money paid went back without us: a lost dispute, or a refund in the gateway's panel. */
  readonly takenBack: Piastres
  /** Of what is to be paid next: all, the deposit, or the rest. */
  readonly paymentDeadline: Date | null
  /** Until when its traveller chooses what becomes of money that came too late; null: nothing to choose. */
  readonly chooseBy: Date | null
  /** Null where it is paid on a page. */
  readonly paymentInstructions: PaymentInstructions | null
  readonly createdAt: Date
  readonly confirmedAt: Date | null
}

const travelled = new Set<ReservationStatus>([
  'Confirmed',
  'Deposit Paid',
  'Full Paid',
  'Completed',
])

/** Whether a booking is, or was, travelled with: then it has a ticket. */
export const isTravelled = ({
  status,
  confirmedAt,
}: Pick<Reservation, 'status' | 'confirmedAt'>): boolean =>
  confirmedAt !== null && travelled.has(status)

/** Whether its traveller chooses now what becomes of money that came too late. */
export const mayChoose = <It extends Pick<Reservation, 'chooseBy'>>(
  it: It,
  now: Date,
): it is It & { readonly chooseBy: Date } => it.chooseBy !== null && it.chooseBy > now

/** What is written down as the hotel that people are fetched from: nothing where nobody is. */
export const pickUpOf = ({ hotelPickUp }: Sold, typed: string | null): string | null =>
  (hotelPickUp && typed) || null
