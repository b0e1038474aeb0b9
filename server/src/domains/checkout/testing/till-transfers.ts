import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { takeByHand } from '../../payments/by-hand/take-by-hand.ts'
import { rejectTransfer } from '../proofs/reject-transfer.ts'
import { recent, type Booking, type TillWorld } from './till-world.ts'

const STAFF = 'amira'
const receipt = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

/** A traveller sends the receipt of a transfer. */
export async function sendReceipt(it: Booking | undefined, reservationId: number): Promise<void> {
  const ConfirmationFile = new File([receipt], 'receipt.pdf', { type: 'application/pdf' })
  const about = { ReservationId: reservationId, ModuleType: 'Activity' }
  await it?.by.call(api.uploadPaymentConfirmation, { ...about, ConfirmationFile })
}

/** Staff find the money of a transfer on the account, with a receipt or without, or refuse its receipt. */
export async function review({ test: { app, db } }: TillWorld, b: number): Promise<void> {
  const { rows } = await sql<{ attemptId: number; reservationId: number }>`
    select a.id as "attemptId", t.reservation_id as "reservationId"
    from payment_attempts a join temp_reservations t on t.id = a.order_id
    where a.order_kind = 'checkout' and a.method = 'Bank_Transfer' order by a.id`.execute(db)
  const it = recent(rows, b)
  if (!it) return
  if (b % 3 > 0)
    return void (await takeByHand(app.payments, { attemptId: it.attemptId, staff: STAFF }))
  await reject(app, it.reservationId, b % 2 === 0 ? 24 : null)
}

/** Staff refuse a receipt, with so many hours more for another, or for good. */
export async function reject(
  { checkout }: Pick<TillWorld['test']['app'], 'checkout'>,
  reservationId: number,
  hoursMore: number | null,
): Promise<void> {
  const reason = 'The amount is missing.'
  await rejectTransfer(checkout, { reservationId, staff: STAFF, reason, hoursMore })
}
