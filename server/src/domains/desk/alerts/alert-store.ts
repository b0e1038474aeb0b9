import type { AlertKind } from '@rihla/contract/desk/alerts'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { aboutColumns, reservationIdOfAttempt, type AboutRow } from '../about.ts'

/** As many rows of a queue as are shown at once. */
export const SHOWN = 100

export type AlertRow = { [Field in keyof AboutRow]: AboutRow[Field] | null } & {
  readonly id: number
  readonly kind: string
  readonly subject: string
  readonly detail: Record<string, unknown>
  readonly at: Date
  readonly total: number
}

/** What kinds of alerts are about, where their subject is a number of ours. */
const attempts: readonly AlertKind[] = [
  'paid_but_gone',
  'paid_but_begun',
  'late_money_waits',
  'payment_needs_review',
  'payment_stuck',
  'page_voided',
  'paid_twice',
  'promocode_used_up',
  'points_gone',
  'change_over',
  'booking_over',
  'proof_to_review',
  'payment_disputed',
  'dispute_lost',
  'refunded_outside',
]
const refunds: readonly AlertKind[] = ['refund_refused', 'refund_by_hand', 'refund_late']

/** The reservation that an alert `s` is about, as `r`; its subject is a number as `s.number`. */
const reservationOfAlert = sql`
    left join refunds f on f.id = s.number and s.kind = any(${refunds}::text[])
    left join payment_attempts a on a.id = case when s.kind = any(${attempts}::text[]) then s.number else f.attempt_id end
    left join bus_legs leg on leg.id = s.number and s.kind like 'bus_cancellation%'
    left join lateral (select * from reservations own where own.id = case
      when s.kind = 'proof_overdue' then s.number
      when leg.id is not null then leg.reservation_id
      when s.kind = 'bus_sale_open' then (select min(l.reservation_id) from bus_legs l where l.booking_id = s.number)
      when s.kind like 'external%' then (select o.id from reservations o where o.source_kind = 'external' and o.source_id = s.number)
      else ${reservationIdOfAttempt} end) r on true`

/** The number of ours that an alert's subject is, or begins with: of a dispute, '12:' and its number at the gateway. */
const subjectNumber = sql`substring(subject from '^([0-9]{1,15})(?::|$)')::bigint as number`

/** Open alerts, oldest first, each with the reservation that it is about. */
export async function openAlerts(db: Db): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select s.id, s.kind, s.subject, s.detail, s.at, s.total, ${aboutColumns}
    from (select *, count(*) over () as total, ${subjectNumber}
          from staff_alerts where settled_at is null order by at, id limit ${SHOWN}) s
    ${reservationOfAlert}
    order by s.at, s.id`.execute(db)
  return rows
}

/** As many closed ones as are shown. */
const CLOSED = 20

export type ClosedRow = Omit<AlertRow, 'total'> & {
  readonly settled_at: Date
  /** Who saw to it here, and what they wrote; null: nobody did. */
  readonly who: string | null
  readonly reason: string | null
}

/** Alerts that were closed last, the newest first, each with who saw to it since it was opened. */
export async function closedAlerts(db: Db): Promise<ClosedRow[]> {
  const { rows } = await sql<ClosedRow>`
    select s.id, s.kind, s.subject, s.detail, s.at, s.settled_at, seen.who, seen.reason, ${aboutColumns}
    from (select *, ${subjectNumber}
          from staff_alerts where settled_at is not null order by settled_at desc, id desc limit ${CLOSED}) s
    left join lateral (select u.full_name as who, l.reason from audit_log l
        join audit_log d on (d.staff_id, d.key, d.action, d.subject_id, d.step) = (l.staff_id, l.key, l.action, l.subject_id, 'done')
        left join users u on u.id = l.staff_id
      where l.action = 'settleAlert' and l.step = 'begun' and l.at >= s.at and l.subject_id = s.id
      order by l.at desc, l.id desc limit 1) seen on true
    ${reservationOfAlert}
    order by s.settled_at desc, s.id desc`.execute(db)
  return rows
}

/** The number of the reservation that an alert is about; null: it is about none, or there is no such alert. */
export async function reservationIdOfAlert(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select r.id from (select *, ${subjectNumber} from staff_alerts where id = ${id}) s
    ${reservationOfAlert}`.execute(db)
  return rows[0]?.id ?? null
}

/** An alert is seen to; false when it was already. */
export async function settleOne(db: Db, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update staff_alerts set settled_at = ${at} where id = ${id} and settled_at is null returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** What was done elsewhere settles the alerts that asked for it; `note`: what is written to them, where no person did it. */
export async function settleAbout(
  db: Db | Trx,
  kinds: readonly AlertKind[],
  subject: number | string,
  at: Date,
  note: string | null = null,
): Promise<void> {
  await sql`
    update staff_alerts set settled_at = ${at},
      detail = detail || jsonb_strip_nulls(jsonb_build_object('note', ${note}::text))
    where kind = any(${kinds}::text[]) and subject = ${String(subject)} and settled_at is null`.execute(
    db,
  )
}

/** Somebody has looked at the receipt of a reservation: the alerts that asked for it are settled. */
export async function settleReviewOf(db: Db | Trx, reservationId: number, at: Date): Promise<void> {
  await sql`
    update staff_alerts set settled_at = ${at} where settled_at is null and (
      (kind = 'proof_overdue' and subject = ${String(reservationId)})
      or (kind = 'proof_to_review' and subject in (
        select a.id::text from reservations r
          join payment_attempts a on a.order_kind = r.source_kind and a.order_id = r.source_id
        where r.id = ${reservationId})))`.execute(db)
}

/** Whether an alert is open, for the audit log. */
export async function alertState(db: Db, id: number): Promise<object | null> {
  const { rows } = await sql<{ kind: string; subject: string; open: boolean }>`
    select kind, subject, settled_at is null as open from staff_alerts where id = ${id}`.execute(db)
  return rows[0] ?? null
}
