import type { DeskMoment } from '@rihla/contract/desk/reservations'
import type { Language } from '@rihla/contract/values/language'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { BACK_ALREADY, NO_PAGE } from '../../payments/index.ts'
import { attemptsOf } from '../open-money/attempts-of.ts'
import { LETTER } from './write-to-traveller.ts'

export type MomentRow = {
  readonly at: Date
  readonly source: DeskMoment['Source']
  readonly what: string
  /** `user:7`, `staff:7`, `system`; null where no person or job did it. */
  readonly actor: string | null
  readonly name: string | null
  readonly amount: number | null
  readonly text: string | null
  /** Of a mail: which one, and where it went; null where that isn't known. */
  readonly kind: string | null
  readonly address: string | null
}

/** More than a page shows; a reservation has some dozens. Of more than that the newest are what somebody looks for. */
const MOST = 300

/** How a message that has a mail went out: `m` is its line of the mails about the reservation. */
const mailed = sql`case m.outcome when 'sent' then 'mailed' when 'undeliverable' then 'undelivered' else 'told' end`

/** The key of a notice or a mail that is about reservation `it` alone. */
const ofIts = (key: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${key} ~ ('^[A-Za-z]+:' || it.module || ':' || it.id || '([^0-9]|$)')`

/** Refund `f` is of the other way of the journey: its reference. One payment is of both. */
const ofOtherWay = (id: number): RawBuilder<unknown> => sql`
  (select r.reference from bus_legs l join reservations r on r.id = l.reservation_id
    where l.id = case when f.reason ~ '^bus_leg_cancelled_[0-9]{1,15}$' then split_part(f.reason, '_', 4)::bigint end and r.id <> ${id})`

/**
 * Everything that happened to a reservation, from all the records that know of it, oldest first, the newest in any case; what its traveller
 * was told, in a language.
 */
export async function timelineOf(db: Db, id: number, language: Language): Promise<MomentRow[]> {
  const told = sql.ref(`n.message_${language}`)
  const { rows } = await sql<MomentRow>`
    with ${attemptsOf(id)},
    moments as (
      select e.at, 'booking' as source, e.kind as what, e.actor, null::bigint as amount,
        coalesce(e.detail ->> 'reason', nullif(concat_ws(' → ', e.from_status, e.to_status), '')) as text
      from reservation_events e where e.reservation_id = ${id}
      union all
      select c.at, 'booking', c.what, c.actor, c.difference,
        concat_ws('|', c.from_date, coalesce(c.to_date, c.from_date), c.adults, array_to_string(c.child_ages, ','))
      from it join booking_changes b on it.source_kind = 'checkout' and b.booking_id = it.source_id
        cross join lateral (
          select b.*, b.quoted_at as at, 'change_agreed' as what, b.agreed_by as actor
          union all select b.*, b.settled_at, 'change_ended', null where b.state = 'ended') c
      where b.state <> 'quoted' and b.difference > 0
      union all
      select h.created_at, 'hold', 'held', null, null, null
      from it join temp_reservations t on it.source_kind = 'checkout' and t.id = it.source_id join holds h on h.id = t.hold_id
      union all
      select created_at, 'payment', 'began', null, amount, method from attempts
      union all
      select settled_at, 'payment', case when failure = ${NO_PAGE} then 'no_page' else state end, null, case when state in ('needs_review', 'returned') then
          (select sum(l.amount) from payment_ledger l where l.attempt_id = attempts.id and l.kind = 'charge')::bigint else amount end, nullif(failure, ${NO_PAGE})
      from attempts where settled_at is not null
      union all
      select g.received_at, 'gateway', g.source, null, (g.payload ->> 'amount')::numeric::bigint,
        concat_ws(' · ', g.payload ->> 'transactionId', coalesce(nullif(g.payload ->> 'kind', 'payment'), g.payload ->> 'outcome'),
          'card:' || (g.payload ->> 'cardEnd'), g.payload ->> 'message')
      from attempts a join gateway_events g on g.gateway = a.gateway and g.gateway_order_id = a.gateway_order_id
      union all
      select p.uploaded_at, 'receipt', 'sent', 'user:' || p.user_id, null, null
      from attempts a join payment_proofs p on p.attempt_id = a.id
      union all
      select p.reviewed_at, 'receipt', p.state, p.reviewed_by, null, p.reason
      from attempts a join payment_proofs p on p.attempt_id = a.id where p.reviewed_at is not null
      union all
      select f.requested_at, 'refund', 'requested', null, f.amount, ${ofOtherWay(id)}
      from attempts a join refunds f on f.attempt_id = a.id and f.reason not like 'outside:%'
      union all
      select coalesce(f.settled_at, f.requested_at), 'refund',
        case when f.reason like 'outside:panel:%' then 'panel' when f.reason like 'outside:%' then 'bank'
          when f.failure = ${BACK_ALREADY} then f.failure else f.state end, null, f.amount,
        coalesce(nullif(f.failure, ${BACK_ALREADY}), ${ofOtherWay(id)})
      from attempts a join refunds f on f.attempt_id = a.id where f.state <> 'requested'
      union all
      select d.opened_at, 'dispute', 'open', null, d.amount, d.reason
      from attempts a join payment_disputes d on d.attempt_id = a.id
      union all
      select d.decided_at, 'dispute', d.state, null, d.amount, d.gateway_ref
      from attempts a join payment_disputes d on d.attempt_id = a.id where d.decided_at is not null
      union all
      select l.at, 'staff', l.action, 'staff:' || l.staff_id, null, l.reason
      from audit_log l where l.reservation_id = ${id} and l.step = 'done'
        and l.action not in ('addNote', 'writeToTraveller')
      union all
      select w.at, 'note', 'note', 'staff:' || w.staff_id, null, w.note
      from desk_notes w where w.reservation_id = ${id} and not w.sent
    ),
    messages as (
      select coalesce(m.at, n.at) as at, 'message' as source, ${mailed} as what, null as actor, null::bigint as amount,
        ${told} as text, m.kind, m.address
      from it join notifications n on n.user_id = it.user_id and n.dedupe_key like '%:' || it.module || ':' || it.id || '%'
        left join reservation_mails m on m.reservation_id = it.id and m.dedupe_key = n.dedupe_key
      where ${ofIts(sql`n.dedupe_key`)}
      union all
      -- Whoever has no account has no bell; a confirmation that is sent again, or the mail of both ways, rings none.
      select m.at, 'message', ${mailed}, null, null, null, m.kind, m.address
      from it join reservation_mails m on m.reservation_id = it.id
      where m.dedupe_key not like ${`${LETTER}%`} and not exists (
        select from notifications n where n.user_id = it.user_id and n.dedupe_key = m.dedupe_key and ${ofIts(sql`n.dedupe_key`)})
      union all
      select w.at, 'message', case m.outcome when 'sent' then 'written' when 'undeliverable' then 'undelivered' else 'writing' end,
        'staff:' || w.staff_id, null, w.note, m.kind, m.address
      from desk_notes w left join reservation_mails m on m.reservation_id = w.reservation_id and m.dedupe_key = ${LETTER} || w.key
      where w.reservation_id = ${id} and w.sent
    ),
    all_moments as (
      select *, null as kind, null as address from moments
      union all select * from messages),
    numbered as (
      select *, row_number() over (order by at, source, what <> 'requested') as place, count(*) over () as known
      from all_moments)
    select m.at, m.source, m.what, m.actor, m.amount, m.text, m.kind, m.address, u.full_name as name
    from numbered m left join users u on u.id = case when m.actor ~ '^(user|staff):[0-9]{1,15}$'
      then split_part(m.actor, ':', 2)::bigint end
    where m.place > m.known - ${MOST} order by m.place`.execute(db)
  return rows
}
