import { askOperator, isNoAnswer } from '../ask-operator.ts'
import { keyOf } from '../hold-key.ts'
import type { BusDeps } from '../deps.ts'
import { isToRelease, markReleased } from './end-store.ts'
import { readBooking } from '../store.ts'

/** Notifies the operator that a booking ended; without an answer, the scheduled job tries again. */
export async function releaseEnded(deps: BusDeps, bookingId: number): Promise<void> {
  const booking = await readBooking(deps.db, bookingId)
  if (!booking || !(await isToRelease(deps.db, bookingId))) return
  const answer = await askOperator(deps, async (it) => {
    await it.release(keyOf(booking))
    return true
  })
  if (!isNoAnswer(answer)) await markReleased(deps.db, bookingId)
}
