import type { DeskTransfer, DeskUnpaid } from '@rihla/contract/desk/payments'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { rejectTransfer } from '../../checkout/index.ts'
import { proofAddress, takeByHand } from '../../payments/index.ts'
import { methodName } from '../../reservations/index.ts'
import { presentAbout } from '../about.ts'
import { settleReviewOf } from '../alerts/alert-store.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { actorOf } from '../staff.ts'
import {
  paymentState,
  reservationPaidBy,
  reservationState,
  waitingForMoney,
  waitingTransfers,
  type TransferRow,
  type UnpaidRow,
} from './payment-store.ts'
import { readReceipts, sameReceipts, type SameReceipt } from './same-receipts.ts'

const presentTransfer = (
  row: TransferRow,
  same: readonly SameReceipt[],
  language: Language,
): DeskTransfer => ({
  Id: row.attempt_id,
  Reservation: presentAbout(row, language),
  Expected: toWholeEgp(row.amount),
  UploadedAt: row.uploaded_at.toISOString(),
  ProofUrl: row.file && proofAddress(row.file),
  IsPicture: row.format === 'webp',
  PlacesHeld: row.places_held,
  Stands: row.stands,
  SameBookings: same[0]?.bookings ?? 0,
  SameReceipts: same.map(({ reference, state, uploaded_at: at }) => ({
    Reference: reference,
    State: state,
    At: at.toISOString(),
  })),
})

const presentUnpaid = (row: UnpaidRow, language: Language): DeskUnpaid => ({
  Id: row.attempt_id,
  Reservation: presentAbout(row, language),
  Expected: toWholeEgp(row.amount),
  Method: row.method,
  MethodName: methodName(row.method, language),
  Deadline: row.expires_at.toISOString(),
  PlacesHeld: row.places_held,
})

const seenAtOf = ({ ReceiptSentAt: at }: { readonly ReceiptSentAt?: string | undefined }) =>
  at === undefined ? undefined : new Date(at)

/** Receipts of transfers, and money that is taken by hand. */
export function mountPayments(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock } = deps
  mount('getTransfers', async (_input, _staff, { language }) => {
    await readReceipts(deps)
    const rows = await waitingTransfers(db, clock.now())
    const same = await sameReceipts(
      db,
      rows.map((row) => row.proof_id),
    )
    return {
      Items: rows.map((row) => presentTransfer(row, same.get(row.proof_id) ?? [], language)),
      Total: rows[0]?.total ?? 0,
    }
  })

  mount('getUnpaid', async ({ Search }, _staff, { language }) => {
    const rows = await waitingForMoney(db, clock.now(), Search ?? null)
    return { Items: rows.map((row) => presentUnpaid(row, language)), Total: rows[0]?.total ?? 0 }
  })

  mount('takePayment', async (input, staff) => {
    const { id } = input
    const { reservationId } = await reservationPaidBy(db, id)
    const deed = deedOf(staff, 'takePayment', input, reservationId)
    return doDeed(
      deps,
      deed,
      () => paymentState(db, id),
      async () => {
        const taken = await orBusy(() =>
          takeByHand(deps.payments, {
            attemptId: id,
            staff: actorOf(staff),
            seenAt: seenAtOf(input),
          }),
        )
        if (isRefusal(taken)) return taken
        const { status } = await reservationPaidBy(db, id)
        if (reservationId !== null) await settleReviewOf(db, reservationId, clock.now())
        // The places may be another's by now: then the booking is cancelled, and its money owed back.
        return { State: taken === 'paid' && status === 'Cancelled' ? 'returned' : taken }
      },
    )
  })

  mount('rejectTransfer', async (input, staff) => {
    const { id, Reason, HoursMore } = input
    const deed = deedOf(staff, 'rejectTransfer', input, id)
    return doDeed(
      deps,
      deed,
      () => reservationState(db, id),
      async () => {
        const rejected = await orBusy(() =>
          rejectTransfer(deps.checkout, {
            reservationId: id,
            staff: actorOf(staff),
            reason: Reason,
            hoursMore: HoursMore ?? null,
            seenAt: seenAtOf(input),
          }),
        )
        if (isRefusal(rejected)) return rejected
        await settleReviewOf(db, id, clock.now())
        return { State: rejected }
      },
    )
  })
}
