import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { CancellationStep, SupplierBoard } from '../../../ports/hotel-supplier.ts'
import type { SoldDeposit } from '../../reservations/index.ts'
import type { PlanRate } from '../rates/plan.ts'
import type { Party } from '../rates/occupancy.ts'

/** A rate as the supplier confirmed it when it was checked, and as it is sold. */
export type Offer = {
  /** Of the plan that it came from. */
  readonly token: string
  readonly room: {
    readonly code: string
    readonly name: LocalizedText
    readonly maxOccupancy: number
  }
  readonly board: SupplierBoard
  /** Whether cancelling was free, at first, when it was offered: with room and board, its kind. */
  readonly refundable: boolean
  readonly rates: readonly PlanRate[]
  readonly net: Piastres
  readonly price: Piastres
  /** What cancelling costs the traveller, from when on. */
  readonly cancellation: readonly CancellationStep[]
  /** What must be read before paying, in the language in which it was asked for. */
  readonly comments: { readonly language: Language; readonly text: string }
}

/** The life of a booking; see the migration for what each state means. */
export type BookingState =
  | 'quoted'
  | 'placed'
  | 'paying'
  | 'paid'
  | 'booked'
  | 'refused'
  | 'ended'
  | 'cancelled'

/** What can wait for its payment: quoted anew, its guests are named again first. */
export const unpaid: ReadonlySet<BookingState> = new Set(['quoted', 'placed', 'paying'])

export type Booking = {
  readonly id: number
  readonly supplier: string
  readonly hotelId: number
  /** Ours: the code that the traveller sees, and our reference at the supplier. */
  readonly code: string
  readonly userId: number | null
  readonly applicationId: string | null
  readonly language: Language
  readonly arrival: CalendarDate
  readonly departure: CalendarDate
  readonly adults: number
  readonly childAges: readonly number[]
  readonly offer: Offer
  readonly price: Piastres
  /** What was shown before, where that was another price. */
  readonly shownBefore: Piastres | null
  readonly payDeposit: boolean
  /** What can be paid first, as it was quoted; null: it takes no deposit. */
  readonly deposit: SoldDeposit | null
  readonly expiresAt: Date
  readonly state: BookingState
  readonly guestsSealed: string | null
  readonly guestsKey: string | null
  readonly specialRequest: string | null
  readonly attemptId: number | null
  readonly paid: Piastres | null
  readonly paidAt: Date | null
  readonly askedAt: Date | null
  readonly tries: number
  readonly supplierReference: string | null
  readonly cancelState: 'cancelling' | 'cancelled' | null
  readonly cancelRefund: Piastres | null
  /** Who asked to cancel it, and why, where that isn't its traveller. */
  readonly cancelBy: string | null
  readonly cancelBecause: 'balance_unpaid' | null
}

/** The deposit that it is made with; null: everything is paid at once. */
export const depositOf = ({ deposit }: Pick<Booking, 'deposit'>): SoldDeposit | null =>
  deposit?.isChosen ? deposit : null

/** What is paid for it now, before any fee: the deposit, or all of it. */
export const dueNow = (booking: Pick<Booking, 'deposit' | 'price'>): Piastres =>
  depositOf(booking)?.amount ?? booking.price

export const partyOf = ({ adults, childAges }: Pick<Booking, 'adults' | 'childAges'>): Party => ({
  adults,
  childAges,
})

/** What a payment page of a booking sells; who travels and what they ask for isn't part of it. */
export const termsOf = ({
  hotelId,
  arrival,
  departure,
  adults,
  childAges,
  offer,
  price,
  deposit,
}: Booking) => ({
  hotelId,
  arrival,
  departure,
  adults,
  childAges,
  room: offer.room.code,
  board: offer.board,
  cancellation: offer.cancellation.map(({ from, charge }) => ({
    from: from.toISOString(),
    charge,
  })),
  price,
  ...(depositOf({ deposit }) && { deposit }),
})

/** Rooms that are taken, of all occupancies together. */
export const roomsOf = ({ rates }: Pick<Offer, 'rates'>): number =>
  rates.reduce((sum, { occupancy }) => sum + occupancy.rooms, 0)
