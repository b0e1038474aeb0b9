import type { DeskRefund } from '@rihla/contract/desk/refunds'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { isGivenByHand, noteRefundByHand, retryRefund } from '../../payments/index.ts'
import { methodName } from '../../reservations/index.ts'
import { presentMaybe } from '../about.ts'
import { settleAbout } from '../alerts/alert-store.ts'
import { isWaiting } from '../approvals/approval-store.ts'
import type { Agreed } from '../approvals/mount-approvals.ts'
import { withSecondPerson } from '../approvals/needs-second.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { openRefunds, refundState, type RefundRow } from './refund-store.ts'

const present = (row: RefundRow, language: Language): DeskRefund => ({
  Id: row.id,
  Reservation: presentMaybe(row, language),
  Amount: toWholeEgp(row.amount),
  State: row.state,
  // That of a change or a cancelled bus carries its number.
  Cause: row.reason.replace(/^(changed|charged_again|bus_leg_cancelled)[:_].*$/, '$1'),
  MethodName: methodName(row.method, language),
  Failure: row.failure,
  RequestedAt: row.requested_at.toISOString(),
  WaitsForSecond: row.waits,
  IsDisputed: row.disputed,
})

/** The staff has given money back by hand: the refund is done. */
async function note(deps: DeskDeps, id: number, receipt: string): Promise<Refusal | null> {
  const noted = await orBusy(() => noteRefundByHand(deps.payments, id, receipt))
  if (isRefusal(noted)) return noted
  return noted ? null : refuse('refund_not_by_hand')
}

/** What is done with refunds once a second person agreed. */
export const agreedRefunds = (deps: DeskDeps): Agreed => ({
  noteRefund: ({ subjectId, reason }) => note(deps, subjectId, reason),
})

/** Money that goes back: what the gateway refused, sent again or paid by hand, and what only the staff pays. */
export function mountRefunds(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock } = deps
  mount('getRefunds', async (_input, _staff, { language }) => {
    const rows = await openRefunds(db)
    return { Items: rows.map((row) => present(row, language)), Total: rows[0]?.total ?? 0 }
  })

  mount('retryRefund', async (input, staff) => {
    const { id } = input
    const known = await refundState(db, id)
    const deed = deedOf(staff, 'retryRefund', input, known?.reservationId ?? null)
    // It was owed before: no second person is asked again for the same money.
    return doDeed(
      deps,
      deed,
      () => refundState(db, id),
      async () => {
        // What a second person is about to agree was given by hand would be given twice.
        if (await isWaiting(db, 'noteRefund', id)) return refuse('approval_waiting')
        const retried = await orBusy(() => retryRefund(deps.payments, id))
        if (isRefusal(retried)) return retried
        if (!retried) return refuse('refund_not_failed')
        await settleAbout(db, ['refund_refused'], id, clock.now())
        return { State: 'requested' as const }
      },
    )
  })

  mount('noteRefund', async (input, staff) => {
    const { id } = input
    const known = await refundState(db, id)
    const deed = deedOf(staff, 'noteRefund', input, known?.reservationId ?? null)
    return doDeed(
      deps,
      deed,
      () => refundState(db, id),
      async () => {
        if (!known || !isGivenByHand(known)) return refuse('refund_not_by_hand')
        return withSecondPerson(deps, deed, { amount: known.amount, payload: {} }, () =>
          note(deps, id, deed.reason),
        )
      },
    )
  })
}
