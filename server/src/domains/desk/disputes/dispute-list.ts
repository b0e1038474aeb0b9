import type { DeskDispute } from '@rihla/contract/desk/disputes'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { stillOwed } from '../../payments/index.ts'
import { aboutColumns, reservationOfAttempt, type AboutRow } from '../about.ts'
import { SHOWN } from '../alerts/alert-store.ts'

type Joined = { readonly [Field in keyof AboutRow]: AboutRow[Field] | null }

export type DisputeRow = Joined & {
  readonly id: number
  readonly amount: number
  readonly state: DeskDispute['State']
  readonly gateway_ref: string
  readonly method: string
  readonly transaction_id: string | null
  readonly reason: string | null
  readonly respond_by: Date | null
  readonly opened_at: Date
  readonly decided_at: Date | null
  readonly note: string | null
  readonly waiting: number
  readonly total: number
}

/** Disputes: the open ones first, whose deadline is nearest; then the others, decided last first. */
export async function listDisputes(db: Db): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select d.id, d.amount, d.state, d.gateway_ref, a.method, a.transaction_id, d.reason, d.respond_by, d.opened_at,
      d.decided_at, d.note, count(*) over () as total,
      case d.state when 'open' then (select coalesce(sum(f.amount), 0) from refunds f
        where f.attempt_id = a.id and ${stillOwed}) else 0 end::bigint as waiting, ${aboutColumns}
    from payment_disputes d join payment_attempts a on a.id = d.attempt_id ${reservationOfAttempt}
    order by d.state = 'open' desc, case when d.state = 'open' then d.respond_by end, d.decided_at desc nulls last, d.id
    limit ${SHOWN}`.execute(db)
  return rows
}

/** A dispute as the audit log notes it; null where there is none. */
export async function disputeState(
  db: Db,
  id: number,
): Promise<{ state: string; note: string | null; reservationId: number | null } | null> {
  const { rows } = await sql<{ state: string; note: string | null; reservationId: number | null }>`
    select d.state, d.note, r.id as "reservationId"
    from payment_disputes d join payment_attempts a on a.id = d.attempt_id ${reservationOfAttempt}
    where d.id = ${id}`.execute(db)
  return rows[0] ?? null
}
