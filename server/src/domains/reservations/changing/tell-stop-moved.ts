import type { LocalizedText } from '@rihla/contract/values/language'
import type { Reservation } from '../reservation.ts'
import { locked, type Settling } from '../settle-reservation.ts'
import { writeEvent } from '../store.ts'
import type { MovedStop } from './moved-stop.ts'

const awaited = new Set<Reservation['status']>([
  'Pending Payment',
  'Under Review',
  'Confirmed',
  'Deposit Paid',
  'Full Paid',
])

/**
 * Stops of a journey are elsewhere by now: leaves an event, and tells its traveller. False where nobody counts on it any
 * more. `cancelling`: how that stands, in a sentence.
 */
export async function tellStopMoved(
  it: Settling,
  id: number,
  {
    stops,
    cancelling,
  }: { readonly stops: readonly MovedStop[]; readonly cancelling: LocalizedText },
): Promise<boolean> {
  const reservation = await locked(it, id)
  if (!awaited.has(reservation.status)) return false
  const eventId = await writeEvent(it.trx, {
    reservationId: id,
    // It counts to the edition of the calendar entry.
    kind: 'changed',
    from: reservation.status,
    to: reservation.status,
    actor: 'system',
    at: it.now,
    detail: { stops },
  })
  await it.publish(it.trx, {
    type: 'StopMoved',
    reservation,
    stops,
    cancelling,
    key: String(eventId),
  })
  return true
}
