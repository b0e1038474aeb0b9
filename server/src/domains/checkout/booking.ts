import type { Module } from '@rihla/contract/modules'
import type { Piastres } from '@rihla/contract/values/money'
import type { Party } from '@rihla/contract/values/party'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { depositOf, type PriceLine, type Sold } from '../reservations/index.ts'
import type { PromocodeVerdict } from './holding/promocode.ts'
import type { Quote, SaleRequest } from './sellable.ts'
import { feeLine, promocodeLine } from './texts.ts'

/** A temporary reservation: quoted, held, not placed yet. Amounts in piastres. */
export type Booking = Omit<SaleRequest, 'now'> & {
  readonly id: number
  readonly module: string
  /** Its traveller pays everything at once, though a deposit would do. */
  readonly payInFull: boolean
  readonly promocode: string | null
  readonly promocodeId: number | null
  readonly userName: string
  readonly phone: string | null
  readonly specialRequest: string | null
  /** Which hotel its people are fetched from; null: nobody is, or they haven't said. */
  readonly pickUpFrom: string | null
  readonly edition: number
  readonly userId: number | null
  readonly applicationId: string | null
  readonly holdId: number
  readonly sold: Sold
  readonly payable: Piastres
  /** What of it its traveller pays with points. */
  readonly points: Piastres
  readonly reservationId: number | null
  readonly placedAt: Date | null
  readonly cancelledAt: Date | null
  /** Sold on the phone: its places are kept until then, whatever pages were opened and left; null: it wasn't. */
  readonly keepUntil: Date | null
  /** Where a guest without an account is written to. */
  readonly email: string | null
}

/** Why a booking that is over can't be edited, renewed or paid; null while it can. */
export function endedRefusal({
  placedAt,
  cancelledAt,
}: Pick<Booking, 'placedAt' | 'cancelledAt'>): Refusal<
  'booking_cancelled' | 'already_booked'
> | null {
  if (cancelledAt) return refuse('booking_cancelled')
  return placedAt ? refuse('already_booked') : null
}

/** The name under which a visitor's booking is held until a real one is typed. */
export const GUEST_PLACEHOLDER = 'Guest User'

export const hasRealName = (name: string): boolean =>
  name.trim() !== '' && name.trim() !== GUEST_PLACEHOLDER

type Terms = Pick<
  Booking,
  | 'sold'
  | 'module'
  | 'itemId'
  | 'fromDate'
  | 'toDate'
  | 'seats'
  | 'adults'
  | 'children'
  | 'childAges'
  | 'ratePlanId'
  | 'refundable'
  | 'promocodeId'
  | 'payable'
  | 'points'
>

/**
 * What a payment page of this booking sells. Who travels and what they ask for may still change while
 * it is open; what is sold, for how many and for how much may not.
 */
export const termsOf = (it: Terms) => ({
  module: it.module,
  itemId: it.itemId,
  fromDate: it.fromDate,
  toDate: it.toDate,
  seats: it.seats,
  adults: it.adults,
  children: it.children,
  childAges: it.childAges,
  ratePlanId: it.ratePlanId,
  refundable: it.refundable,
  promocodeId: it.promocodeId,
  payable: it.payable,
  cancellation: it.sold.cancellation,
  // Left out where there is none, so that the keys of before stay what they were.
  ...(depositOf(it.sold) && { deposit: depositOf(it.sold) }),
  ...(it.points > 0 && { points: it.points }),
})

/** What is to be paid for this booking now, before any fee: the deposit, or all of it. */
export const dueNow = ({ sold, payable }: Pick<Booking, 'sold' | 'payable'>): Piastres =>
  depositOf(sold)?.amount ?? payable

/** What of that is to be paid in money: a payment page asks for this, and its fee. 0: points pay for all of it. */
export const moneyDue = (booking: Pick<Booking, 'sold' | 'payable' | 'points'>): Piastres =>
  dueNow(booking) - booking.points

/** What was sold, with what its method of payment costs as a line of its own. */
export const withFee = (sold: Sold, fee: Piastres): Sold => {
  if (fee === 0) return sold
  const isFee = ({ label }: PriceLine): boolean => label.en === feeLine.en
  const before = sold.lines.find(isFee)?.amount ?? 0
  const others = sold.lines.filter((line) => !isFee(line))
  return { ...sold, lines: [...others, { label: feeLine, amount: before + fee }] }
}

/** Whether a booking is of the kind that its caller names; both names of Nile cruises mean the same. */
export const isOfModule = (booking: Pick<Booking, 'module'>, module: Module): boolean =>
  booking.module === module

/** A quote and a promocode's verdict as what is sold, what is to be paid, and the end where the offer sets it. */
export function priceBooking(
  quote: Quote,
  verdict: PromocodeVerdict | null,
  { adults, childAges }: Party,
): { sold: Sold; payable: Piastres; toDate?: string } {
  const discount = verdict?.ok ? verdict.discount : 0
  const line: PriceLine[] =
    verdict?.ok && discount > 0 ? [{ label: promocodeLine(verdict.code), amount: -discount }] : []
  const payable = quote.total - discount
  const priced = quote.lines.filter((it) => it.amount !== null)
  const included = quote.contained?.(payable) ?? quote.lines.filter((it) => it.amount === null)
  const { name, city, image, visit, cancellation, original, ofKind, toDate } = quote
  const lines = [...priced, ...line, ...included]
  return {
    sold: {
      name,
      city,
      image,
      visit,
      party: { adults, childAges },
      cancellation,
      original,
      lines,
      ...ofKind,
    },
    payable,
    ...(toDate !== undefined && { toDate }),
  }
}
