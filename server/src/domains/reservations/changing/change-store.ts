import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { remindedAlready } from '../deposit/settle-deposit.ts'
import type { Reservation } from '../reservation.ts'

/** What a change may touch: who it is for, when, for how many, and what of it is sold and paid. */
export type Changeable = Pick<
  Reservation,
  | 'clientName'
  | 'clientPhone'
  | 'specialRequests'
  | 'pickUpFrom'
  | 'fromDate'
  | 'toDate'
  | 'seats'
  | 'adults'
  | 'children'
  | 'sold'
  | 'total'
  | 'paid'
  | 'points'
  | 'paymentDeadline'
>

/**
 * Writes a changed reservation down, in one statement: what was paid and what it costs never part. What is due on
 * another day is reminded of anew.
 */
export async function writeChanged(trx: Trx, id: number, it: Changeable, now: Date): Promise<void> {
  const reminded = it.paymentDeadline ? remindedAlready(it.paymentDeadline, now) : 0
  await sql`
    update reservations set client_name = ${it.clientName}, client_phone = ${it.clientPhone}, special_requests = ${it.specialRequests},
      pick_up_from = ${it.pickUpFrom},
      from_date = ${it.fromDate}, to_date = ${it.toDate}, seats = ${it.seats}, adults = ${it.adults},
      children = ${it.children}, sold = ${JSON.stringify(it.sold)}::jsonb, total = ${it.total}, paid = ${it.paid},
      balance_reminders = case when payment_deadline is distinct from ${it.paymentDeadline}::timestamptz
        then ${reminded}::smallint else balance_reminders end,
      points = ${it.points}, payment_deadline = ${it.paymentDeadline}
    where id = ${id}`.execute(trx)
}

/** How often a reservation was changed so far: the edition of its calendar entry. */
export async function countChanges(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    select count(*) as changes from reservation_events
    where reservation_id = ${id} and kind = 'changed'`.execute(db)
  return rows[0]?.changes ?? 0
}

/** How a reservation stands, for what is said of it. */
export type Standing = Pick<Reservation, 'status'> & {
  readonly reservationId: number
  readonly changes: number
  /** Whether its traveller has yet to choose what becomes of late money. */
  readonly chooses: boolean
}

export async function readStandings(db: Db, ids: readonly number[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select r.id as "reservationId", r.status, r.choose_by is not null as chooses,
      (select count(*) from reservation_events e where e.reservation_id = r.id and e.kind = 'changed') as changes
    from reservations r where r.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** What of a reservation was changed after its first so many changes. */
export async function changedSince(db: Db, id: number, changes: number): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select distinct line->>'what' as what
    from (select detail from reservation_events where reservation_id = ${id} and kind = 'changed'
        order by id offset ${changes}) e,
      jsonb_array_elements(coalesce(e.detail->'changes', '[]')) line`.execute(db)
  return rows.map(({ what }) => what)
}
