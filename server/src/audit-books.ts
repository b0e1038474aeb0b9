import { ORDER_KIND } from './domains/checkout/index.ts'
import { EXTERNAL_ORDER_KIND, findUnsettled } from './domains/external-hotels/index.ts'
import {
  findUnbalancedAttempts,
  findUnbalancedPoints,
  keptOf,
  type PaymentDeps,
} from './domains/payments/index.ts'
import { cancelledSince, findUnbalanced } from './domains/reservations/index.ts'
import type { Db } from './platform/database/connect.ts'

/** The queue of its nightly run. */
export const AUDIT_BOOKS = 'payments.audit-books'

/** What doesn't balance is rare, and one row of it is enough to look. */
const MOST = 50

/** Cancellings are looked at for two nights: one may be missed. */
const TWO_DAYS = 2 * 86_400_000

/** A supplier has answered by then, or the money is on its way back. */
const SETTLED_BY = 2 * 3_600_000

/**
 * Runs nightly. Checks that what is confirmed is paid for, to the piastre, that of what was cancelled
 * exactly the fee is kept, that all money is where its attempt says, all points where their ledger does, and
 * that no money waits for a supplier for long. Findings go on the staff's list; nothing is changed. Answers how many.
 */
export async function auditBooks({
  db,
  clock,
  log,
  alert,
}: Pick<PaymentDeps, 'db' | 'clock' | 'log' | 'alert'>): Promise<number> {
  const since = new Date(clock.now().getTime() - TWO_DAYS)
  const wrong = [
    ...(await findUnbalanced(db, MOST)).map((it) => ({ subject: `reservation ${it.id}`, it })),
    ...(await findWronglyKept(db, since)).map((it) => ({ subject: `reservation ${it.id}`, it })),
    ...(await findUnbalancedAttempts(db, MOST)).map((it) => ({ subject: `attempt ${it.id}`, it })),
    ...(await findUnbalancedPoints(db, MOST)).map((it) => ({
      subject: `points of ${it.userId}`,
      it,
    })),
  ]
  for (const { subject, it } of wrong) {
    log.error({ subject, ...it }, 'the books do not balance')
    await alert('books_do_not_balance', subject, it)
  }
  const open = await findUnsettled(db, new Date(clock.now().getTime() - SETTLED_BY), MOST)
  for (const { id, ...it } of open) {
    log.error({ booking: id, ...it }, 'a paid booking is not settled')
    await alert('external_booking_open', String(id), it)
  }
  return wrong.length + open.length
}

async function cancelledOf(db: Db, kind: string, since: Date) {
  const cancelled = await cancelledSince(db, kind, since)
  const orders = cancelled.map(({ sourceId }) => sourceId)
  const kept = await keptOf(db, kind, orders)
  return cancelled.map(({ id, sourceId, paid }) => ({ id, paid, kept: kept.get(sourceId) ?? 0 }))
}

/** Cancelled bookings of which more or less is kept than they say; piastres. */
async function findWronglyKept(
  db: Db,
  since: Date,
): Promise<{ id: number; paid: number; kept: number }[]> {
  const all = await Promise.all(
    [ORDER_KIND, EXTERNAL_ORDER_KIND].map((kind) => cancelledOf(db, kind, since)),
  )
  return all
    .flat()
    .filter((it) => it.paid !== it.kept)
    .slice(0, MOST)
}
