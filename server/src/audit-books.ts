import { findUnbalancedAttempts, type PaymentDeps } from './domains/payments/index.ts'
import { findUnbalanced } from './domains/reservations/index.ts'

/** What doesn't balance is rare, and one row of it is enough to look. */
const MOST = 50

/**
 * Runs nightly. Checks that what is confirmed is paid for, to the piastre, and that all money is
 * where its attempt says. Findings go on the staff's list; nothing is changed. Answers how many.
 */
export async function auditBooks({
  db,
  log,
  alert,
}: Pick<PaymentDeps, 'db' | 'log' | 'alert'>): Promise<number> {
  const wrong = [
    ...(await findUnbalanced(db, MOST)).map((it) => ({ subject: `reservation ${it.id}`, it })),
    ...(await findUnbalancedAttempts(db, MOST)).map((it) => ({ subject: `attempt ${it.id}`, it })),
  ]
  for (const { subject, it } of wrong) {
    log.error({ subject, ...it }, 'the books do not balance')
    await alert('books_do_not_balance', subject, it)
  }
  return wrong.length
}
