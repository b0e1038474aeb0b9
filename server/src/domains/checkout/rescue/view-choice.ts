import type { LateChoice } from '@rihla/contract/checkout/late-choice'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp } from '@rihla/contract/values/money'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Reservation } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import { findOwnReservation } from '../find-own-reservation.ts'
import { readBooking } from '../store.ts'
import { choiceTexts } from '../texts.ts'
import { findAlternatives, MOST } from './alternatives.ts'
import { budgetOf, leftOf, readRescue } from './rescue-store.ts'

/** What a traveller can choose for money of theirs that came too late, at the prices of this moment. */
export const viewChoice = (
  deps: CheckoutDeps,
  userId: number | null,
  reservationId: number,
): Promise<LateChoice | Refusal> =>
  // Together, so that all prices are those of one moment; nothing is written.
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const wanted = { userId, id: reservationId, module: null }
    const reservation = await findOwnReservation(trx, wanted)
    const booking = reservation && (await readBooking(trx, reservation.sourceId))
    const rescue = booking && (await readRescue(trx, booking.id))
    if (!booking || !rescue) return refuse('reservation_not_found')
    if (rescue.state !== 'open' || rescue.deadline <= now) return refuse('choice_over')
    const money = budgetOf(rescue, reservation.takenBack)
    const budget = money + booking.points
    const found = await findAlternatives(deps, trx, { booking, budget, most: MOST, now })
    return {
      ReservationId: reservationId,
      Deadline: rescue.deadline.toISOString(),
      ServerTime: now.toISOString(),
      Amount: toWholeEgp(leftOf(rescue, reservation.takenBack)),
      Currency: CURRENCY,
      Alternatives: found.map(({ fromDate, toDate, payable }) => ({
        FromDate: fromDate,
        ToDate: toDate,
        Price: toWholeEgp(payable),
        Back: toWholeEgp(Math.max(0, money - payable)),
      })),
    }
  })

/** What was chosen, as it is answered. */
export const presentChosen = (
  { id, confirmedAt }: Reservation,
  language: Language,
  isMailed: boolean,
) => ({
  ReservationId: id,
  IsBooked: confirmedAt !== null,
  Message:
    choiceTexts[confirmedAt === null ? 'back' : isMailed ? 'booked' : 'bookedHere'][language],
})
