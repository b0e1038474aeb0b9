import type { DeskRefund } from '@rihla/contract/desk/refunds'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { stillOwed } from '../../payments/index.ts'
import { aboutColumns, reservationOfAttempt, type AboutRow } from '../about.ts'
import { SHOWN } from '../alerts/alert-store.ts'

type Joined = { readonly [Field in keyof AboutRow]: AboutRow[Field] | null }

export type RefundRow = Joined & {
  readonly id: number
  readonly amount: number
  readonly state: DeskRefund['State']
  readonly reason: string
  readonly method: string
  readonly failure: string | null
  readonly requested_at: Date
  readonly waits: boolean
  readonly disputed: boolean
  readonly total: number
}

/** Money that is owed back and not back yet: what a person must see to first, then the oldest. */
export async function openRefunds(db: Db): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select f.id, f.amount, f.state, f.reason, a.method, f.failure, f.requested_at, count(*) over () as total,
      exists (select from desk_approvals w where w.action = 'noteRefund' and w.subject_id = f.id and w.state = 'waiting')
        as waits, is_disputed(a.id) as disputed, ${aboutColumns}
    from refunds f join payment_attempts a on a.id = f.attempt_id ${reservationOfAttempt}
    where ${stillOwed}
    order by f.state in ('failed', 'by_hand') and not is_disputed(a.id) desc, f.requested_at, f.id limit ${SHOWN}`.execute(
    db,
  )
  return rows
}

export type RefundState = {
  readonly state: DeskRefund['State'] | 'done'
  readonly amount: number
  readonly reservationId: number | null
}

/** A refund as it stands; null where there is none. */
export async function refundState(db: Db, id: number): Promise<RefundState | null> {
  const { rows } = await sql<RefundState>`
    select f.state, f.amount, r.id as "reservationId"
    from refunds f join payment_attempts a on a.id = f.attempt_id ${reservationOfAttempt}
    where f.id = ${id}`.execute(db)
  return rows[0] ?? null
}
