import type { AskedForSecond, DeskApproval, DeskOutcome } from '@rihla/contract/desk/refunds'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { presentMaybe } from '../about.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { maySecond } from '../policy.ts'
import type { Staff } from '../staff.ts'
import {
  decide,
  endInVain,
  letFall,
  markCarriedOut,
  outcomesOf,
  readApproval,
  undecide,
  waitingApprovals,
  type Approval,
  type ApprovalRow,
  type AskedRow,
  type FellBecause,
  type OutcomeRow,
} from './approval-store.ts'

/**
 * Does what was agreed to, by the name of its call; `staff` is whoever agreed, and reads `language`. `checking`: it is
 * under way, and its seller hasn't answered yet.
 */
export type Agreed = Readonly<
  Record<
    string,
    (approval: Approval, staff: Staff, language: Language) => Promise<Refusal | 'checking' | null>
  >
>

/** Another amount than was asked for would go back by now: that is asked for anew, and nobody agrees to what is past. */
export const RETURN_CHANGED = 'return_changed'

/** What is refused for good once somebody has agreed to it, and why; all else waits for another try. */
const falls: ReadonlyMap<string, FellBecause> = new Map([
  [RETURN_CHANGED, 'amount'],
  ['refund_too_high', 'amount'],
  ['nothing_to_return', 'over'],
  ['refund_not_by_hand', 'over'],
  ['reservation_not_found', 'over'],
  ['not_cancelable', 'over'],
  ['not_changeable', 'over'],
  ['change_forbidden', 'over'],
  ['nothing_changed', 'over'],
])

/** What was asked for, as whoever is at the desk reads it. */
export const presentAsked = (row: AskedRow, staff: Staff): AskedForSecond => ({
  Id: row.id,
  Action: row.action,
  Amount: toWholeEgp(row.amount),
  Reason: row.reason,
  AskedBy: row.asker ?? '',
  AskedAt: row.asked_at.toISOString(),
  IsMine: row.asked_by === staff.userId,
})

const present = (row: ApprovalRow, staff: Staff, language: Language): DeskApproval => ({
  ...presentAsked(row, staff),
  Reservation: presentMaybe(row, language),
})

const presentOutcome = (row: OutcomeRow, language: Language): DeskOutcome => ({
  Id: row.id,
  Action: row.action,
  Amount: toWholeEgp(row.amount),
  Reservation: presentMaybe(row, language),
  State: row.state,
  Because: row.fell_because,
  Reason: row.decided_why,
  By: row.decider,
  At: row.decided_at.toISOString(),
})

/** Refunds above the limit: a second person agrees, and what was asked for is done. */
export function mountApprovals(mount: MountDesk, deps: DeskDeps, agreed: Agreed): void {
  const { db, clock } = deps
  mount('getApprovals', async (_input, staff, { language }) => {
    await endInVain(db, clock.now())
    const rows = await waitingApprovals(db, clock.now())
    const outcomes = await outcomesOf(db, staff.userId, clock.now())
    return {
      Items: rows.map((row) => present(row, staff, language)),
      Total: rows[0]?.total ?? 0,
      Outcomes: outcomes.map((row) => presentOutcome(row, language)),
    }
  })

  mount('decideApproval', async (input, staff, { language }) => {
    const { id, Agree } = input
    const known = await readApproval(db, id)
    const deed = deedOf(staff, 'decideApproval', input, known?.reservationId ?? null)
    const snapshot = async () => {
      const it = await readApproval(db, id)
      return it && { action: it.action, subject: it.subjectId, amount: it.amount, state: it.state }
    }
    return doDeed(deps, deed, snapshot, async () => {
      if (!known || known.state === 'declined' || known.state === 'fallen')
        return refuse('approval_decided')
      if (Agree && !maySecond(staff, known.askedBy)) return refuse('second_person_needed')
      const state = Agree ? 'agreed' : 'declined'
      const at = clock.now()
      if (!(await decide(db, id, { state, by: staff.userId, why: deed.reason, at })))
        return refuse('approval_decided')
      const came = Agree ? await agreed[known.action]?.(known, staff, language) : null
      if (!isRefusal(came)) {
        await markCarriedOut(db, id, at)
        return { State: came ?? state }
      }
      const because = falls.get(came.refusal)
      await (because ? letFall(db, id, because) : undecide(db, id))
      return came
    })
  })
}
