import type { DeskDeed } from '@rihla/contract/desk/calls'
import type { StaffRole } from '@rihla/contract/desk/roles'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { readReference } from '../../reservations/index.ts'

/** Deeds on a page. */
export const PAGE = 50

/** Which deeds are asked for; null: whatever it is. Days are those of Cairo, both included. */
export type AuditFilter = {
  readonly staffId: number | null
  readonly action: string | null
  readonly reference: string | null
  readonly from: string | null
  readonly to: string | null
  /** Older than this deed. */
  readonly before: number | null
}

type Figures = Readonly<Record<string, unknown>> | null

export type AuditRow = {
  readonly id: number
  readonly at: Date
  readonly staff_id: number
  readonly who: string | null
  readonly role: StaffRole
  readonly action: string
  readonly subject_id: number
  readonly subject: string | null
  readonly reservation_id: number | null
  readonly reference: string | null
  readonly module: string | null
  readonly reason: string
  readonly outcome: 'done' | 'refused' | null
  readonly refusal: string | null
  readonly before: Figures
  readonly after: Figures
}

/** Deeds whose subject has a name. */
const aboutPeople: readonly DeskDeed[] = ['giveRole', 'endStaffSessions', 'resetSecondFactor']
const aboutPromocodes: readonly DeskDeed[] = ['changePromocode', 'stopPromocode']

const startOf = (day: string, days: number) =>
  sql`((${day}::date + ${days}::integer)::timestamp at time zone 'Africa/Cairo')`

/** Deeds about the reservation of a reference; of the sale that made it, the answer alone knows that it did. */
function aboutReservation(reference: string) {
  const its = (column: 'id' | 'created_at') =>
    sql`(select ${sql.ref(column)} from reservations where reference = ${reference})`
  return sql`(l.reservation_id = ${its('id')} or (l.action = 'sellOnPhone'
    and l.at between ${its('created_at')} - interval '1 minute' and ${its('created_at')} + interval '1 minute'
    and exists (select from audit_log d where d.staff_id = l.staff_id and d.key = l.key and d.action = l.action
      and d.step = 'done' and d.answer ->> 'ReservationId' = ${its('id')}::text)))`
}

/** A page of deeds, newest first, and one more where there is a next page. */
export async function readAudit(db: Db, it: AuditFilter, language: Language): Promise<AuditRow[]> {
  const wanted = [
    sql`l.step = 'begun'`,
    ...(it.staffId === null ? [] : [sql`l.staff_id = ${it.staffId}`]),
    ...(it.action === null ? [] : [sql`l.action = ${it.action}`]),
    ...(it.reference === null
      ? []
      : [aboutReservation(readReference(it.reference) ?? it.reference.toUpperCase())]),
    ...(it.from === null ? [] : [sql`l.at >= ${startOf(it.from, 0)}`]),
    ...(it.to === null ? [] : [sql`l.at < ${startOf(it.to, 1)}`]),
    ...(it.before === null
      ? []
      : [
          sql`(l.at, l.id) < ((select at from audit_log where id = ${it.before}), ${it.before}::bigint)`,
        ]),
  ]
  const { rows } = await sql<AuditRow>`
    with page as (select * from audit_log l where ${sql.join(wanted, sql` and `)}
      order by l.at desc, l.id desc limit ${PAGE + 1})
    select l.id, l.at, l.staff_id, u.full_name as who, l.role, l.action, l.subject_id,
      coalesce(whose.full_name, code.code, o.after ->> 'code', l.before -> 'subject' ->> ${language}) as subject, r.id as reservation_id, r.reference, r.module,
      -- What was refused may be asked for again in other words.
      coalesce(o.reason, l.reason) as reason, o.step as outcome, o.refusal, l.before, o.after
    from page l
    left join users u on u.id = l.staff_id
    -- Apart, since each has an index of its own.
    left join lateral (
      (select o.step, o.reason, o.refusal, o.after, o.answer from audit_log o where o.staff_id = l.staff_id and o.key = l.key
        and o.action = l.action and o.subject_id = l.subject_id and o.step = 'done')
      union all
      (select o.step, o.reason, o.refusal, o.after, o.answer from audit_log o where o.staff_id = l.staff_id and o.key = l.key
        and o.action = l.action and o.subject_id = l.subject_id and o.step = 'refused' order by o.id desc limit 1)
      order by step limit 1) o on true
    -- What a sale makes stands in its answer alone.
    left join reservations r on r.id = coalesce(l.reservation_id, (o.answer ->> 'ReservationId')::bigint)
    left join users whose on whose.id = l.subject_id and l.action = any(${aboutPeople}::text[])
    left join promocodes code on code.id = l.subject_id and l.action = any(${aboutPromocodes}::text[])
    order by l.at desc, l.id desc`.execute(db)
  return rows
}

/** Everybody who ever did anything, one look into the index for each. */
export async function whoDidAnything(
  db: Db,
): Promise<{ readonly id: number; readonly name: string | null }[]> {
  const { rows } = await sql<{ id: number; name: string | null }>`
    with recursive people (id) as (
      (select staff_id from audit_log where step = 'begun' order by staff_id limit 1)
      union all
      select (select l.staff_id from audit_log l where l.step = 'begun' and l.staff_id > p.id order by l.staff_id limit 1)
      from people p where p.id is not null)
    select p.id, u.full_name as name from people p left join users u on u.id = p.id
    where p.id is not null order by u.full_name, p.id`.execute(db)
  return rows
}
