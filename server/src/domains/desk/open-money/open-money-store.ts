import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { stillOwed } from '../../payments/index.ts'
import { attemptsOf } from './attempts-of.ts'

/** An attempt that hasn't come to its end, ended without money, or was charged again after it. */
export type OpenAttempt = {
  readonly id: number
  readonly state:
    | 'created'
    | 'pending'
    | 'under_review'
    | 'needs_review'
    | 'failed'
    | 'expired'
    | 'paid'
    | 'returned'
  readonly method: string
  readonly gateway: string
  readonly amount: number
  /** Piastres that came, bought nothing and aren't asked back. */
  readonly left: number
  readonly code: string | null
  readonly failure: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly checked_at: Date | null
  readonly silent_since: Date | null
  readonly has_gateway_order: boolean
  readonly receipt_at: Date | null
}

const MOST = 10

/**
 * Whether money by hand would still buy what the attempt `a` is for: it waits until its deadline also where the booking
 * is paid another way meanwhile, or over. All changes of a booking are one order.
 */
const stillBuys = sql`(a.gateway <> 'by_hand' or (
  case when a.order_kind like '%:%' then it.status not in ('Completed', 'Cancelled', 'Rejected')
    else it.status in ('Pending Payment', 'Under Review', 'Expired') end
  and not exists (select from attempts paid where paid.order_kind = a.order_kind and paid.state = 'paid'
    and (paid.id > a.id or a.order_kind not like '%:change'))))`

/**
 * What of a reservation's payments isn't over: live ones that can buy it, what came not as agreed, and the newest that
 * ended unpaid, where the booking waits for money and nothing newer brings it.
 */
export async function openAttempts(db: Db, reservationId: number): Promise<OpenAttempt[]> {
  const { rows } = await sql<OpenAttempt>`
    with ${attemptsOf(reservationId)}
    select a.id, a.state, a.method, a.gateway, a.amount, a.code, a.failure, a.created_at, a.expires_at, a.checked_at,
      a.silent_since, a.gateway_order_id is not null as has_gateway_order,
      (select coalesce(sum(greatest(0, c.taken - c.asked)), 0) from charges_of(a.id) c
        where a.state = 'needs_review' or not c.is_own)::bigint as left,
      (select max(p.uploaded_at) from payment_proofs p where p.attempt_id = a.id and p.state = 'waiting') as receipt_at
    from attempts a cross join it
    where a.state in ('under_review', 'needs_review')
      or (a.charged_again and exists (select from charges_of(a.id) c where not c.is_own and c.asked < c.taken))
      or (a.state in ('created', 'pending') and ${stillBuys})
      or (a.state in ('failed', 'expired') and it.status in ('Pending Payment', 'Expired')
        and not exists (select from attempts newer where newer.order_kind = a.order_kind and newer.id > a.id))
    order by a.id desc limit ${MOST}`.execute(db)
  return rows
}

export type OpenRefund = {
  readonly id: number
  readonly state: 'requested' | 'sent' | 'failed' | 'by_hand'
  readonly method: string
  readonly amount: number
  readonly failure: string | null
  readonly requested_at: Date
  readonly disputed: boolean
}

/** Money of a reservation that is owed back and isn't back. */
export async function openRefundsOf(db: Db, reservationId: number): Promise<OpenRefund[]> {
  const { rows } = await sql<OpenRefund>`
    with ${attemptsOf(reservationId)}
    select f.id, f.state, a.method, f.amount, f.failure, f.requested_at, is_disputed(a.id) as disputed
    from attempts a join refunds f on f.attempt_id = a.id
    where ${stillOwed} order by f.id limit ${MOST}`.execute(db)
  return rows
}
