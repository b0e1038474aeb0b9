import { askOperator, isNoAnswer } from '../ask-operator.ts'
import { keyOf } from '../hold-key.ts'
import type { BusParts } from '../parts.ts'
import { isToRelease, markReleased } from './end-store.ts'
import { readBooking } from '../store.ts'

/** Tells the operator that a booking ended; without an answer it is told again by the clock. */
export async function releaseEnded(parts: BusParts, bookingId: number): Promise<void> {
  const booking = await readBooking(parts.db, bookingId)
  if (!booking || !(await isToRelease(parts.db, bookingId))) return
  const answer = await askOperator(parts, async (it) => {
    await it.release(keyOf(booking))
    return true
  })
  if (!isNoAnswer(answer)) await markReleased(parts.db, bookingId)
}
