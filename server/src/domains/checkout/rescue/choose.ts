import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import type { Module } from '@rihla/contract/modules'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { orUnavailable } from '../../inventory/index.ts'
import { changeOrder, keyOfTerms, requestRefund, type OpenPages } from '../../payments/index.ts'
import { readReservations, takeAlternative, type Reservation } from '../../reservations/index.ts'
import { termsOf, withFee, type Booking } from '../booking.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { findOwnReservation } from '../find-own-reservation.ts'
import { chargeHeld } from '../points/charge-held.ts'
import { lockPointsOf, pointsFor } from '../points/hold-points.ts'
import { holderOf, type Owner } from '../policy.ts'
import { lockBooking, updateBooking } from '../store.ts'
import { alternativeOn, type Alternative } from './alternatives.ts'
import { LATE_MONEY } from './offer-rescue.ts'
import { budgetOf, readRescue, settleRescue, type Rescue } from './rescue-store.ts'
import { returnMoney } from './return-late-money.ts'

export type Choice = {
  readonly reservationId: number
  /** The other day; null: the money back. */
  readonly fromDate: CalendarDate | null
  /** What that day costs as it was shown, in whole EGP; null: not said. */
  readonly shown: number | null
  readonly language: Language
}

/**
 * Its traveller says what becomes of money that came too late: another day, whose difference goes back, or all of it
 * back. Once, whatever is asked for at the same moment and however late the deadline's own refund comes: said again,
 * it answers what was chosen. Refuses `choice_over` where it ended another way.
 */
export const choose = (
  deps: CheckoutDeps,
  owner: Owner,
  choice: Choice,
): Promise<Reservation | Refusal> =>
  orTooFew(() =>
    changeOrder<Reservation | Refusal>(deps.payments, async (trx, pages) => {
      const wanted = { userId: owner.userId, id: choice.reservationId, module: null }
      const reservation = await findOwnReservation(trx, wanted)
      const booking = reservation && (await lockBooking(trx, reservation.sourceId))
      const rescue = booking && (await readRescue(trx, booking.id))
      if (!booking || !rescue) return refuse('reservation_not_found')
      const ended = await endedAs(trx, rescue, choice)
      if (ended) return ended
      if (rescue.deadline <= deps.clock.now()) return refuse('choice_over')
      if (choice.fromDate === null) {
        if (!(await returnMoney(deps, trx, booking.id))) return refuse('choice_over')
      } else {
        // As it is now that its order is locked: a part of its money may have gone back meanwhile.
        const [now] = await readReservations(trx, [reservation.id])
        const money = budgetOf(rescue, now?.takenBack ?? 0)
        const refused = await take({ deps, trx, pages, owner, booking, rescue, money }, choice)
        if (refused) return refused
      }
      const [settled] = await readReservations(trx, [reservation.id])
      return settled ?? reservation
    }),
  )

/** What was chosen before: the same again is no refusal. */
async function endedAs(
  trx: Trx,
  { state, reservationId }: Rescue,
  { fromDate }: Choice,
): Promise<Reservation | Refusal | null> {
  if (state === 'open') return null
  const [it] = await readReservations(trx, [reservationId])
  const isSame = state === 'taken' ? it?.fromDate === fromDate : fromDate === null
  return it && isSame ? it : refuse('choice_over')
}

type Taking = {
  readonly deps: CheckoutDeps
  readonly trx: Trx
  readonly pages: OpenPages
  readonly owner: Owner
  readonly booking: Booking
  readonly rescue: Rescue
  /** What is there of its money to buy another day. */
  readonly money: Piastres
}

async function take(it: Taking, { fromDate, shown, language }: Choice): Promise<Refusal | null> {
  const { deps, trx, booking, money } = it
  if (fromDate === null) return refuse('invalid_input')
  const now = deps.clock.now()
  const budget = money + booking.points
  const found = await alternativeOn(deps, trx, fromDate, { booking, budget, now })
  if (!found) return refuse('sold_out')
  const price = toWholeEgp(found.payable)
  if ((shown ?? price) !== price)
    return refuse('price_changed', { price: formatEgp(price, language) })
  await lockPointsOf(trx, booking)
  const held = await hold(it, found, now)
  if (isRefusal(held)) return held
  if (!(await settleRescue(trx, booking.id, 'taken', now))) throw new Error('It ended meanwhile')
  await settle(it, held, now)
  return null
}

/** Takes the places of the other day, and the points that the money leaves to pay. */
async function hold(
  { deps, trx, pages, owner, booking, money }: Taking,
  { quote, fromDate, toDate, sold, payable, promocodeId }: Alternative,
  now: Date,
): Promise<Booking | Refusal> {
  const sellable = deps.sellables[booking.module as Module]
  if (!sellable) return refuse('offer_not_found')
  const taken = await sellable.hold(trx, quote, booking.holdId, { now, holder: holderOf(owner) })
  if (isRefusal(taken)) return taken
  const other = { ...booking, fromDate, toDate, sold, payable, promocodeId, holdId: taken.id }
  const updated = await updateBooking(trx, booking.id, other, now)
  const needed = Math.max(0, payable - money)
  const mine = await pointsFor(trx, updated, needed, now)
  // Rolled back: nothing is taken without being paid.
  if (!mine) throw new TooFewPoints()
  await pages.endOthers(
    trx,
    { orderKind: ORDER_KIND, orderId: booking.id },
    keyOfTerms(termsOf(mine)),
    { besideReceipt: true },
  )
  return mine
}

/** Thrown to roll back what was taken before the points could be looked at. */
class TooFewPoints extends Error {}

async function orTooFew<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await orUnavailable(work)
  } catch (error) {
    if (error instanceof TooFewPoints) return refuse('points_too_few')
    throw error
  }
}

async function settle(
  { deps, trx, rescue, money }: Taking,
  booking: Booking,
  now: Date,
): Promise<void> {
  const { attemptId, reservationId, fee, method } = rescue
  const outcome = await deps.sellables[booking.module as Module]?.confirm(trx, booking.holdId, now)
  if (outcome !== 'sold') throw new Error(`Booking ${booking.id} isn't held`)
  const settling = { trx, now, publish: deps.publish }
  const points = await chargeHeld(trx, booking, now)
  const { fromDate, toDate, sold, payable } = booking
  const agreed = {
    sold: withFee(sold, fee),
    total: payable + fee,
    paymentMethod: method,
    points,
    deposit: null,
  }
  await takeAlternative(settling, reservationId, { fromDate, toDate, paid: payable + fee, agreed })
  const back = money + points - payable
  if (back > 0)
    await requestRefund(deps.payments, trx, { attemptId, amount: back, reason: 'late_difference' })
  await deps.settleAlert(trx, LATE_MONEY, String(attemptId))
}
