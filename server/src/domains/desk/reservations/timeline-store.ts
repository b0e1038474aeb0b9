import type { DeskMoment } from '@rihla/contract/desk/reservations'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'

export type MomentRow = {
  readonly at: Date
  readonly source: DeskMoment['Source']
  readonly what: string
  /** `user:7`, `staff:7`, `system`; null where no person or job did it. */
  readonly actor: string | null
  readonly name: string | null
  readonly amount: number | null
  readonly text: string | null
}

/** More than a page shows; a reservation has some dozens. */
const MOST = 300

/** Everything that happened to a reservation, from all the records that know of it, oldest first. */
export async function timelineOf(db: Db, id: number): Promise<MomentRow[]> {
  const { rows } = await sql<MomentRow>`
    with it as (select * from reservations where id = ${id}),
    orders as (select source_kind as kind, source_id as id from it where source_kind <> 'bus'
      union all select 'bus', l.booking_id from it join bus_legs l on l.reservation_id = it.id),
    attempts as (select a.* from orders o join payment_attempts a on a.order_id = o.id
        and a.order_kind in (o.kind, o.kind || ':balance', o.kind || ':change')),
    moments as (
      select e.at, 'booking' as source, e.kind as what, e.actor, null::bigint as amount,
        coalesce(e.detail ->> 'reason', nullif(concat_ws(' → ', e.from_status, e.to_status), '')) as text
      from reservation_events e where e.reservation_id = ${id}
      union all
      select h.created_at, 'hold', 'held', null, null, null
      from it join temp_reservations t on it.source_kind = 'checkout' and t.id = it.source_id join holds h on h.id = t.hold_id
      union all
      select created_at, 'payment', 'began', null, amount, method from attempts
      union all
      select settled_at, 'payment', state, null, amount, failure from attempts where settled_at is not null
      union all
      select g.received_at, 'gateway', g.source, null, (g.payload ->> 'amount')::numeric::bigint,
        concat_ws(' · ', g.payload ->> 'transactionId', g.payload ->> 'outcome', g.payload ->> 'message')
      from attempts a join gateway_events g on g.gateway = a.gateway and g.gateway_order_id = a.gateway_order_id
      union all
      select p.uploaded_at, 'receipt', 'sent', 'user:' || p.user_id, null, null
      from attempts a join payment_proofs p on p.attempt_id = a.id
      union all
      select p.reviewed_at, 'receipt', p.state, p.reviewed_by, null, p.reason
      from attempts a join payment_proofs p on p.attempt_id = a.id where p.reviewed_at is not null
      union all
      select f.requested_at, 'refund', 'requested', null, f.amount, null
      from attempts a join refunds f on f.attempt_id = a.id and f.reason not like 'outside:%'
      union all
      select coalesce(f.settled_at, f.requested_at), 'refund',
        case when f.reason like 'outside:panel:%' then 'panel' when f.reason like 'outside:%' then 'bank' else f.state end, null, f.amount, f.failure
      from attempts a join refunds f on f.attempt_id = a.id where f.state <> 'requested'
      union all
      select d.opened_at, 'dispute', 'open', null, d.amount, d.reason
      from attempts a join payment_disputes d on d.attempt_id = a.id
      union all
      select d.decided_at, 'dispute', d.state, null, d.amount, d.gateway_ref
      from attempts a join payment_disputes d on d.attempt_id = a.id where d.decided_at is not null
      union all
      select coalesce(s.at, n.at), 'message', case when s.outcome = 'sent' then 'mailed' else 'told' end, null, null, n.type
      from it join notifications n on n.user_id = it.user_id and n.dedupe_key like '%:' || it.module || ':' || it.id || '%'
        left join sent_mails s on s.dedupe_key = n.dedupe_key
      where n.dedupe_key ~ ('^[A-Za-z]+:' || it.module || ':' || it.id || '([^0-9]|$)')
      union all
      select l.at, 'staff', l.action, 'staff:' || l.staff_id, null, l.reason
      from audit_log l where l.reservation_id = ${id} and l.step = 'done' and l.action <> 'addNote'
      union all
      select w.at, 'note', 'note', 'staff:' || w.staff_id, null, w.note from desk_notes w where w.reservation_id = ${id}
    )
    select m.at, m.source, m.what, m.actor, m.amount, m.text, u.full_name as name
    from moments m left join users u on u.id = case when m.actor ~ '^(user|staff):[0-9]{1,15}$'
      then split_part(m.actor, ':', 2)::bigint end
    order by m.at, m.source limit ${MOST}`.execute(db)
  return rows
}
