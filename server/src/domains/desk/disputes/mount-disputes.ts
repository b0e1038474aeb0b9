import type { DeskDispute } from '@rihla/contract/desk/disputes'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { refuse } from '../../../platform/refusal.ts'
import { setDisputeNote } from '../../payments/index.ts'
import { methodName } from '../../reservations/index.ts'
import { presentMaybe } from '../about.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { disputeState, listDisputes, type DisputeRow } from './dispute-list.ts'

const present = (row: DisputeRow, now: Date, language: Language): DeskDispute => ({
  Id: row.id,
  Reservation: presentMaybe(row, language),
  Amount: toWholeEgp(row.amount),
  State: row.state,
  Reference: row.gateway_ref,
  MethodName: methodName(row.method, language),
  Payment: row.transaction_id,
  Cause: row.reason,
  RespondBy: row.respond_by?.toISOString() ?? null,
  IsLate: row.state === 'open' && row.respond_by !== null && row.respond_by < now,
  OpenedAt: row.opened_at.toISOString(),
  DecidedAt: row.decided_at?.toISOString() ?? null,
  Note: row.note,
  Waiting: toWholeEgp(row.waiting),
})

/** What banks ask back; only the gateway says how it ends. */
export function mountDisputes(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock } = deps
  mount('getDisputes', async (_input, _staff, { language }) => {
    const rows = await listDisputes(db)
    return {
      Items: rows.map((row) => present(row, clock.now(), language)),
      Total: rows[0]?.total ?? 0,
    }
  })

  mount('noteDispute', async (input, staff) => {
    const { id } = input
    const known = await disputeState(db, id)
    const deed = deedOf(staff, 'noteDispute', input, known?.reservationId ?? null)
    return doDeed(
      deps,
      deed,
      () => disputeState(db, id),
      async () =>
        (await setDisputeNote(db, id, deed.reason))
          ? { State: 'done' as const }
          : refuse('dispute_not_found'),
    )
  })
}
