import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { aboutColumns, type AboutRow } from '../about.ts'
import { SHOWN } from '../alerts/alert-store.ts'

/** Something above the limit that one person asked for and another must agree to. Piastres. */
export type Approval = {
  readonly id: number
  readonly action: string
  readonly subjectId: number
  readonly reservationId: number | null
  readonly amount: number
  readonly payload: object
  readonly reason: string
  readonly askedBy: number
  readonly state: 'waiting' | 'agreed' | 'declined' | 'fallen'
}

type NewApproval = Omit<Approval, 'id' | 'state'> & { readonly at: Date }

/**
 * Writes down what was asked for; while something waits already, nothing changes. False: what waits is another amount,
 * or something else, than is asked for now. The key of a deed is no part of what it asks for.
 */
export async function askForSecond(db: Db | Trx, it: NewApproval): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    insert into desk_approvals as a (action, subject_id, reservation_id, amount, payload, reason, asked_by, asked_at)
    values (${it.action}, ${it.subjectId}, ${it.reservationId}, ${it.amount}, ${JSON.stringify(it.payload)}::jsonb,
      ${it.reason}, ${it.askedBy}, ${it.at})
    on conflict (action, subject_id) where state = 'waiting' do update set asked_at = a.asked_at
    returning a.amount = ${it.amount} and a.payload - 'key' = ${JSON.stringify(it.payload)}::jsonb - 'key' as same`.execute(
    db,
  )
  return rows[0]?.same ?? false
}

/** Whether something that was asked for about a subject waits for a second person. */
export async function isWaiting(db: Db | Trx, action: string, subjectId: number): Promise<boolean> {
  const { rows } = await sql`
    select from desk_approvals where action = ${action} and subject_id = ${subjectId} and state = 'waiting'`.execute(
    db,
  )
  return rows.length > 0
}

export async function readApproval(db: Db | Trx, id: number): Promise<Approval | null> {
  const { rows } = await sql<Approval>`
    select id, action, subject_id as "subjectId", reservation_id as "reservationId", amount, payload, reason,
      asked_by as "askedBy", state
    from desk_approvals where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/**
 * What can be decided at an instant: what waits, and what was agreed to a minute ago and isn't carried out,
 * since the server died in between.
 */
const open = (
  now: Date,
) => sql`(w.state = 'waiting' or (w.state = 'agreed' and w.carried_out_at is null
  and w.decided_at < ${now}::timestamptz - interval '1 minute'))`

/** Decides what is open; false when it was decided before. */
export async function decide(
  db: Db | Trx,
  id: number,
  it: {
    readonly state: 'agreed' | 'declined'
    readonly by: number
    readonly why: string
    readonly at: Date
  },
): Promise<boolean> {
  const { rows } = await sql`
    update desk_approvals w set state = ${it.state}, decided_by = ${it.by}, decided_at = ${it.at},
      decided_why = ${it.why}
    where w.id = ${id} and ${open(it.at)} returning w.id`.execute(db)
  return rows.length > 0
}

/** What was agreed to is done. */
export async function markCarriedOut(db: Db | Trx, id: number, at: Date): Promise<void> {
  await sql`
    update desk_approvals set carried_out_at = ${at} where id = ${id} and state = 'agreed'`.execute(
    db,
  )
}

/** What was agreed to couldn't be done: it waits again. */
export async function undecide(db: Db | Trx, id: number): Promise<void> {
  await sql`
    update desk_approvals set state = 'waiting', decided_by = null, decided_at = null, decided_why = null
    where id = ${id} and state = 'agreed'`.execute(db)
}

/** Why something can't be done any more as it was asked for. */
export type FellBecause = 'amount' | 'over'

/** What was agreed to is out of date: it waits no more, and may be asked for anew. */
export async function letFall(db: Db | Trx, id: number, because: FellBecause): Promise<void> {
  await sql`
    update desk_approvals set state = 'fallen', fell_because = ${because}, decided_why = null
    where id = ${id} and state = 'agreed'`.execute(db)
}

/** What can't be done any more, since its booking is over, waits no longer for anybody. */
export async function endInVain(db: Db | Trx, at: Date): Promise<void> {
  await sql`
    update desk_approvals w set state = 'fallen', fell_because = 'over', decided_at = ${at} from reservations r
    where w.state = 'waiting' and w.action in ('cancelAtDesk', 'changeAtDesk') and r.id = w.reservation_id
      and r.status in ('Cancelled', 'Expired', 'Rejected', 'Completed')`.execute(db)
}

export type AskedRow = {
  readonly id: number
  readonly action: string
  readonly amount: number
  readonly reason: string
  readonly asked_by: number
  readonly asker: string | null
  readonly asked_at: Date
}

export type ApprovalRow = {
  readonly [Field in keyof AboutRow]: AboutRow[Field] | null
} & AskedRow & {
    readonly total: number
  }

/** What was asked for to be done with a reservation itself, and waits for a second person. */
export async function approvalsOf(db: Db, reservationId: number, now: Date): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select w.id, w.action, w.amount, w.reason, w.asked_by, u.full_name as asker, w.asked_at
    from desk_approvals w left join users u on u.id = w.asked_by
    where w.reservation_id = ${reservationId} and w.action in ('cancelAtDesk', 'changeAtDesk') and ${open(now)}
    order by w.asked_at, w.id`.execute(db)
  return rows
}

/** What is open for a second person, oldest first. */
export async function waitingApprovals(db: Db, now: Date): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    select w.id, w.action, w.amount, w.reason, w.asked_by, u.full_name as asker, w.asked_at,
      count(*) over () as total, ${aboutColumns}
    from desk_approvals w left join users u on u.id = w.asked_by left join reservations r on r.id = w.reservation_id
    where ${open(now)} order by w.asked_at, w.id limit ${SHOWN}`.execute(db)
  return rows
}

export type OutcomeRow = {
  readonly [Field in keyof AboutRow]: AboutRow[Field] | null
} & Pick<AskedRow, 'id' | 'action' | 'amount'> & {
    readonly state: 'agreed' | 'declined' | 'fallen'
    readonly decided_at: Date
    readonly decider: string | null
    readonly decided_why: string | null
    readonly fell_because: FellBecause | null
  }

/** How long, and how many of them, whoever asked reads what became of it. */
const TOLD_DAYS = 7
const TOLD = 20

/** What became lately of what somebody asked for, the newest first; what they took back themselves, they know. */
export async function outcomesOf(db: Db, userId: number, now: Date): Promise<OutcomeRow[]> {
  const { rows } = await sql<OutcomeRow>`
    select w.id, w.action, w.amount, w.state, w.decided_at, u.full_name as decider, w.decided_why, w.fell_because,
      ${aboutColumns}
    from desk_approvals w left join users u on u.id = w.decided_by left join reservations r on r.id = w.reservation_id
    where w.asked_by = ${userId} and w.decided_at > ${now}::timestamptz - make_interval(days => ${TOLD_DAYS})
      and w.decided_by is distinct from w.asked_by
      and (w.state in ('declined', 'fallen') or w.carried_out_at is not null)
    order by w.decided_at desc, w.id desc limit ${TOLD}`.execute(db)
  return rows
}
