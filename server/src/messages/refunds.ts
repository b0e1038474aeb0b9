import {
  bookingIdOfLeg,
  BUS_ORDER_KIND,
  readJourney,
  reservationOfRefund,
  reservationsOf,
  type BusDeps,
} from '../domains/bus/index.ts'
import { CANCELLED, CHANGE_KIND, isRefundOfChange } from '../domains/checkout/index.ts'
import type { ReservationFacts } from '../domains/notifications/index.ts'
import {
  orderKindOf,
  waysBack,
  type PaidOrder,
  type ReturnReason,
} from '../domains/payments/index.ts'
import { findBySource, readReservations, type Reservation } from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import { ended, factsOf, isPaidByHand } from './facts.ts'

/** What a message says of money that goes back of a cancelled booking; of one way by bus, with the other where that stays. */
export async function cancelledFacts(
  trx: Trx,
  bus: BusDeps,
  { reservation, amount }: { readonly reservation: Reservation; readonly amount: number },
): Promise<ReservationFacts> {
  const facts = await refundingFactsOf(trx, reservation, amount)
  const kept = await keptWayOf(trx, bus, reservation)
  return kept ? { ...facts, keptWay: kept } : facts
}

/** As `factsOf`, of money that its payments give back once it is cancelled: each goes the way it came. */
export const refundingFactsOf = async (
  trx: Trx,
  it: Reservation,
  amount: number,
): Promise<ReservationFacts> => ({
  ...(await factsOf(trx, it, amount)),
  ...(await howBack(trx, it, { amount, counted: it.paid + it.refunded })),
})

/** What its payments are filed under: both ways of a journey by bus are paid as one. */
const orderOf = async (trx: Trx, { sourceKind, sourceId }: Reservation): Promise<PaidOrder> => ({
  orderKind: sourceKind,
  orderId: sourceKind === BUS_ORDER_KIND ? await bookingIdOfLeg(trx, sourceId) : sourceId,
})

type HowBack = Pick<ReservationFacts, 'refundedByHand' | 'byHandPiastres' | 'waitsForBank'>

/**
 * Which way piastres go back of what a reservation was paid with, asked before they are owed. Of what is on its way
 * already, the booking's own method decides.
 */
export async function howBack(
  trx: Trx,
  it: Reservation,
  { amount, counted = 0 }: { readonly amount: number; readonly counted?: number },
): Promise<HowBack> {
  const order = await orderOf(trx, it)
  const { byHand, unknown, isDisputed } = await waysBack(trx, order, { amount, counted })
  const given = byHand + (isPaidByHand(it) ? unknown : 0)
  return {
    refundedByHand: given > 0 && given === amount,
    ...(given > 0 && given < amount && { byHandPiastres: given }),
    ...(isDisputed && { waitsForBank: true }),
  }
}

async function keptWayOf(
  trx: Trx,
  bus: BusDeps,
  { id, userId, sold }: Reservation,
): Promise<ReservationFacts['keptWay']> {
  if (!sold.bus || userId === null) return undefined
  const journey = await readJourney({ ...bus, db: trx }, userId, id)
  const other = journey.find(({ reservation, account }) => reservation.id !== id && account.travels)
  if (!other) return undefined
  const { reservation, isReturn, account, oneWay } = other
  return {
    reference: reservation.reference,
    isReturn,
    costsMore: account.total > reservation.total,
    costs: { piastres: account.total, isOneWay: account.total === oneWay },
  }
}

/**
 * The reservation whose owner hears that a refund was given: of what was cancelled, of a bus the leg's, and whatever
 * the staff gave by hand; null where they heard of it when it was sent for.
 */
export async function refundedTo(
  trx: Trx,
  event: PaidOrder & { readonly reason: string; readonly byHand: boolean },
): Promise<Reservation | null> {
  if (event.reason === CANCELLED || isRefundOfChange(event.reason) || event.byHand)
    return reservationPaidFor(trx, event)
  if (event.orderKind !== BUS_ORDER_KIND) return null
  const id = await reservationOfRefund(trx, event.orderId, event.reason)
  return id === null ? null : ((await readReservations(trx, [id]))[0] ?? null)
}

/** The reservation that an order opened; of two ways of a journey, the first. */
export async function reservationPaidFor(
  trx: Trx,
  { orderKind, orderId }: PaidOrder,
): Promise<Reservation | null> {
  if (orderKind !== BUS_ORDER_KIND) return findBySource(trx, orderKindOf(orderKind), orderId)
  const [first] = await reservationsOf(trx, orderId)
  return first === undefined ? null : ((await readReservations(trx, [first]))[0] ?? null)
}

/** Why a page of an order was closed: what it was for is over, or is another one; of two ways of a journey, the first. */
export async function whyClosed(trx: Trx, order: PaidOrder): Promise<ReturnReason> {
  const reservation = await reservationPaidFor(trx, order)
  if (reservation && ended.has(reservation.status)) return 'booking_over'
  return order.orderKind === CHANGE_KIND ? 'change_over' : 'page_voided'
}
