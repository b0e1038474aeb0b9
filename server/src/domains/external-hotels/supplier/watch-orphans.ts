import { sql } from 'kysely'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { SupplierOutcomeUnknown, SupplierUnavailable } from '../../../ports/hotel-supplier.ts'
import type { SupplierDeps } from '../deps.ts'
import { setFollowUp } from './follow-up-store.ts'

const HOUR = 3_600_000
/** So long after it was asked for a booking may still turn up. */
const WATCHED_MS = 72 * HOUR

type Orphan = { readonly id: number; readonly code: string; readonly askedAt: Date }

/**
 * Scheduled: looks again for bookings that the supplier never answered for and that were given back. One that
 * turns up after all is cancelled there, since no guest comes; staff get an alert either way, be it that the supplier
 * refuses to, or doesn't answer.
 */
export async function watchOrphans(deps: SupplierDeps): Promise<number> {
  const { db, clock } = deps
  const now = clock.now()
  const { rows } = await sql<Orphan>`
    select id, code, asked_at as "askedAt" from external_bookings
    where state = 'refused' and asked_at > ${new Date(now.getTime() - WATCHED_MS)} and look_at <= ${now}
    order by look_at limit 50`.execute(db)
  return forEachIsolated(deps, rows, (orphan) => watch(deps, orphan))
}

async function watch(deps: SupplierDeps, { id, code, askedAt }: Orphan): Promise<void> {
  const { db, clock, supplier } = deps
  await setFollowUp(db, id, new Date(clock.now().getTime() + HOUR))
  const found = await supplier.findBooking(code, askedAt)
  if (found?.status !== 'confirmed') return
  const detail = { reference: found.reference, ...(await cancelThere(deps, found.reference)) }
  await db
    .transaction()
    .execute((trx) => deps.alert(trx, 'external_booking_orphan', String(id), detail))
}

/** What staff read of it; where the answer got lost, the next look finds out. */
async function cancelThere(
  { supplier, log }: SupplierDeps,
  reference: string,
): Promise<{ readonly answer?: string }> {
  try {
    const answer = await supplier.cancel(reference)
    return 'refused' in answer ? { answer: answer.message } : {}
  } catch (error) {
    const isSilent = error instanceof SupplierUnavailable || error instanceof SupplierOutcomeUnknown
    if (!isSilent) throw error
    log.warn({ err: error, reference }, 'a booking that nobody needs was not cancelled')
    return {}
  }
}
