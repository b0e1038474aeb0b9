import { cairoDate } from '@rihla/contract/values/dates'
import { pickUpOf, type Reservation } from '../reservation.ts'
import { locked, type Settling } from '../settle-reservation.ts'
import { writeEvent } from '../store.ts'
import { changedLines } from './changed-line.ts'
import { writeChanged, type Changeable } from './change-store.ts'

type By = {
  readonly actor: string
  /** Piastres that were paid for the change, or go back. */
  readonly money?: { readonly paid: number; readonly back: number }
}

/**
 * Changes a reservation of its traveller, leaves an event that says what was and what is, and tells its owner. Answers
 * it as it is; null where nothing is different, so that twice has the effect of once.
 */
export async function changeReservation(
  it: Settling,
  id: number,
  change: Partial<Changeable>,
  { actor, money = { paid: 0, back: 0 } }: By,
): Promise<Reservation | null> {
  const was = await locked(it, id)
  const changed = { ...was, ...change }
  const is = { ...changed, pickUpFrom: pickUpOf(changed.sold, changed.pickUpFrom) }
  const changes = changedLines(was, is)
  if (changes.length === 0) return null
  await writeChanged(it.trx, id, is, it.now)
  const eventId = await writeEvent(it.trx, {
    reservationId: id,
    kind: 'changed',
    from: was.status,
    to: is.status,
    actor,
    at: it.now,
    detail: { changes, ...money },
    priceChange: was.confirmedAt ? is.total - was.total : 0,
  })
  await it.publish(it.trx, {
    type: 'ReservationChanged',
    reservation: is,
    changes,
    money,
    key: String(eventId),
  })
  return is
}

/** Paid for and not over, in full or in part: what can be changed at all. */
export const isBooked = ({ status }: Pick<Reservation, 'status'>): boolean =>
  status === 'Confirmed' || status === 'Full Paid' || status === 'Deposit Paid'

/** Whether names and requests can be changed: until the day before it begins, by Cairo's clock. */
export const mayChangeContact = (
  it: Pick<Reservation, 'status' | 'fromDate'>,
  now: Date,
): boolean => isBooked(it) && cairoDate(now) < it.fromDate

/**
 * Where the hotel is said that people are to be fetched from and isn't known yet: by changing the booking, for its own
 * account while that can be, else on the phone. Null: nothing is missing of what is still to come.
 */
export function asksPickUp(
  it: Pick<Reservation, 'status' | 'fromDate' | 'sold' | 'pickUpFrom' | 'userId'>,
  asker: number | null,
  now: Date,
): 'change' | 'call' | null {
  const isMissing = it.sold.hotelPickUp === true && it.pickUpFrom === null
  const hasBegun = new Date(it.sold.visit?.startsAt ?? 0) <= now
  if (!isMissing || hasBegun || !isBooked(it)) return null
  const isTheirs = it.userId !== null && it.userId === asker
  return isTheirs && mayChangeContact(it, now) ? 'change' : 'call'
}
