import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import { toWesternDigits } from '@rihla/contract/values/digits'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { readReference } from '../../reservations/index.ts'
import { aboutColumns, reservationOfAttempt, type AboutRow } from '../about.ts'
import { SHOWN } from '../alerts/alert-store.ts'
import { phoneDigits } from '../find/phone-digits.ts'

export type TransferRow = AboutRow & {
  readonly attempt_id: number
  readonly proof_id: number
  readonly file: string | null
  readonly format: 'webp' | 'pdf'
  readonly uploaded_at: Date
  readonly amount: number
  readonly places_held: boolean
  readonly stands: 'waits' | 'booked' | 'chooses' | 'over'
  readonly total: number
}

/** Whether the places of the attempt `a` are still kept for it at an instant. */
const placesHeld = (now: Date) => sql`exists (
  select from temp_reservations t join holds h on h.id = t.hold_id
  where a.order_kind = 'checkout' and t.id = a.order_id and h.state in ('active', 'paying') and h.expires_at > ${now})`

/** Receipts that wait for staff, oldest first. */
export async function waitingTransfers(db: Db, now: Date): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select a.id as attempt_id, p.id as proof_id, p.file, p.format, p.uploaded_at, a.amount,
      ${placesHeld(now)} as places_held, count(*) over () as total, ${aboutColumns},
      case when r.confirmed_at is not null and r.status <> 'Cancelled' then 'booked'
        when r.choose_by is not null then 'chooses' when r.status in ('Cancelled', 'Rejected') then 'over'
        else 'waits' end as stands
    from payment_proofs p join payment_attempts a on a.id = p.attempt_id ${reservationOfAttempt}
    where p.state = 'waiting' and a.state = 'under_review' and r.id is not null
    order by p.uploaded_at, p.id limit ${SHOWN}`.execute(db)
  return rows
}

export type UnpaidRow = AboutRow & {
  readonly attempt_id: number
  readonly amount: number
  readonly method: PaymentMethodId
  readonly expires_at: Date
  readonly places_held: boolean
  readonly total: number
}

/** The digits of what may be a part of a phone, however they are grouped; null: it is none. */
function digitsOfPhone(search: string): string | null {
  const digits = toWesternDigits(search).replaceAll(/[\s\p{Cf}+()./-]/gu, '')
  return /^\d{4,}$/.test(digits) ? phoneDigits(digits) : null
}

/**
 * What waits for money that comes by hand, the most urgent first; what ended within a week, too, since money
 * may be late. `search` is a part of a reference, name or phone, or a whole one as it is said.
 */
export async function waitingForMoney(
  db: Db,
  now: Date,
  search: string | null,
): Promise<UnpaidRow[]> {
  const reference = readReference(search ?? '')
  const digits = digitsOfPhone(search ?? '')
  const { rows } = await sql<UnpaidRow>`
    select a.id as attempt_id, a.amount, a.method, a.expires_at, ${placesHeld(now)} as places_held,
      count(*) over () as total, ${aboutColumns}
    from payment_attempts a ${reservationOfAttempt}
    where a.gateway = 'by_hand' and a.state in ('pending', 'expired') and a.expires_at > ${now}::timestamptz - interval '7 days'
      and r.status in ('Pending Payment', 'Expired') and (${search}::text is null or r.reference = ${reference}
        or position(${digits} in regexp_replace(r.client_phone, '[^0-9]', '', 'g')) > 0 or position(norm_search(${search}) in
        norm_search(r.reference || ' ' || r.client_name || ' ' || coalesce(r.client_phone, ''))) > 0)
    order by a.expires_at < ${now}, a.expires_at, a.id limit ${SHOWN}`.execute(db)
  return rows
}

type Known = {
  readonly reservationId: number | null
  readonly status: string | null
  /** Whether its traveller chooses what becomes of money that came too late. */
  readonly chooses: boolean
}

/** The reservation that an attempt pays for, and how it stands. */
export async function reservationPaidBy(db: Db, attemptId: number): Promise<Known> {
  const { rows } = await sql<Known>`
    select r.id as "reservationId", r.status, r.choose_by is not null as chooses from payment_attempts a ${reservationOfAttempt}
    where a.id = ${attemptId}`.execute(db)
  return rows[0] ?? { reservationId: null, status: null, chooses: false }
}

/** An attempt as it stands, with what it pays for: for the audit log. */
export async function paymentState(db: Db, attemptId: number): Promise<object | null> {
  const { rows } = await sql<object>`
    select a.state as payment, a.amount, r.status, r.paid, r.total from payment_attempts a ${reservationOfAttempt}
    where a.id = ${attemptId}`.execute(db)
  return rows[0] ?? null
}

/** A reservation as it stands, for the audit log. */
export async function reservationState(db: Db, id: number): Promise<object | null> {
  const { rows } = await sql<object>`
    select status, payment_status, paid, total from reservations where id = ${id}`.execute(db)
  return rows[0] ?? null
}
