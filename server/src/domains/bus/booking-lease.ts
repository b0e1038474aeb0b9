import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Trx } from '../../platform/database/connect.ts'
import { orBusy } from '../../platform/database/or-busy.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { Booking, LegDraft } from './booking.ts'
import type { BusDeps } from './deps.ts'
import { startLease } from './booking-lease-store.ts'

/** A turn outlives two questions to the operator; one that a crash cut off is over by then. */
const LEASE_MS = 30_000
/** How long a request waits for its turn: below the 25 s after which its client asks again. */
const PATIENCE_MS = 12_000
const LOOK_EVERY_MS = 50

export type Turn = { readonly booking: Booking; readonly token: string }

const occupied = Symbol('occupied')
export type Occupied = typeof occupied

/** Takes the turn of a locked booking, or says that another request has it. */
export async function takeLease(
  deps: BusDeps,
  trx: Trx,
  booking: Booking,
  requested: readonly LegDraft[] | null,
): Promise<Turn | Occupied> {
  const now = deps.clock.now()
  if (booking.leaseUntil && booking.leaseUntil > now) return occupied
  const token = randomUUID()
  await startLease(trx, booking.id, { token, until: new Date(now.getTime() + LEASE_MS), requested })
  return { booking, token }
}

/**
 * Begins, in a transaction of its own, what needs a turn; while another request has it, waits. The
 * operator gets one request at a time, so that our last record is also what it received last.
 */
export async function awaitLease<T>(
  { db }: BusDeps,
  begin: (trx: Trx) => Promise<T | Occupied>,
): Promise<T | Refusal<'busy'>> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const begun = await orBusy(() => db.transaction().execute(begin))
    if (begun !== occupied) return begun
    await wait(LOOK_EVERY_MS)
  }
  return refuse('busy')
}
