import type { Piastres } from '@rihla/contract/values/money'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Deed } from '../audit/audit-store.ts'
import type { DeskDeps } from '../deps.ts'
import { refundLimit } from '../staff.ts'
import { askForSecond } from './approval-store.ts'

export type DoneOrWaiting = { readonly State: 'done' | 'waiting' }

/**
 * Does something that gives money back, or, above the limit, asks a second person for it. Refuses `approval_waiting`
 * where something else waits for them already: that would be agreed to, and not what is asked for now.
 */
export async function withSecondPerson(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  deed: Deed,
  { amount, payload }: { readonly amount: Piastres; readonly payload: object },
  work: () => Promise<Refusal | null>,
): Promise<DoneOrWaiting | Refusal> {
  if (amount <= (await refundLimit(db))) return (await work()) ?? { State: 'done' }
  const { action, subjectId, reservationId, reason, staff } = deed
  const asked = await askForSecond(db, {
    action,
    subjectId,
    reservationId,
    amount,
    payload,
    reason,
    askedBy: staff.userId,
    at: clock.now(),
  })
  return asked ? { State: 'waiting' } : refuse('approval_waiting')
}
