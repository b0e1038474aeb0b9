import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { allGuards, holdTerms, orBusy, placeHold, type Guards, type StockLine } from '../index.ts'

export const raceTerms = holdTerms(600)

/** How often a race is run: a loser may be lucky once. */
export const RUNS = 50

/** What a negative control runs with: it looks, waits, and then writes blindly. */
export const unlocked: Guards = { ...allGuards, lockRows: false, pauseSeconds: 0.02 }

/** Holds as checkout does, in a transaction of its own; answers the hold's id or the refusal. */
export const racer =
  (db: Db, now: Date) =>
  (lines: readonly StockLine[], guards: Guards = allGuards, isolation?: 'repeatable read') =>
    orBusy(async () => {
      const start = db.transaction()
      return (isolation ? start.setIsolationLevel(isolation) : start).execute(async (trx) => {
        const held = await placeHold(trx, { lines, now, terms: raceTerms, guards })
        return isRefusal(held) ? held : held.id
      })
    })

export const codes = (outcomes: readonly unknown[]): string[] =>
  [...new Set(outcomes.filter(isRefusal).map((refusal) => refusal.refusal))].toSorted()

/** The constraint is the second guard: a negative control must take both away. */
export async function withoutConstraint(db: Db, work: () => Promise<void>): Promise<void> {
  await sql`alter table stock drop constraint stock_not_oversold`.execute(db)
  try {
    await work()
  } finally {
    await sql`truncate hold_lines, holds, stock cascade`.execute(db)
    await sql`alter table stock add constraint stock_not_oversold check (held + sold <= capacity)`.execute(
      db,
    )
  }
}

/** As `withoutConstraint`, and a seat may be claimed twice. */
export const withoutSeatConstraint = (db: Db, work: () => Promise<void>): Promise<void> =>
  withoutConstraint(db, async () => {
    await sql`alter table seat_claims drop constraint seat_claims_pkey`.execute(db)
    try {
      await work()
    } finally {
      await sql`truncate seat_claims`.execute(db)
      await sql`alter table seat_claims add primary key (item_id, seat_id)`.execute(db)
    }
  })

/** Seats claimed twice, for nobody or by nobody, and stock rows that don't count their seats. */
export async function wrongSeats(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with owed as (
      select l.item_id, s as seat_id, l.hold_id from hold_lines l join holds h on h.id = l.hold_id
      cross join unnest(l.seats) s
      where h.state in ('active', 'paying') or (h.state = 'consumed' and l.returned_at is null))
    select 'not as owed' as wrong, item_id, seat_id
      from owed full join seat_claims c using (item_id, seat_id, hold_id) where c is null or owed is null
    union all
    select 'twice', item_id, seat_id from owed group by 2, 3 having count(*) > 1
    union all
    select 'counted wrong', s.item_id, s.held + s.sold from stock s
     where s.kind = 'bus'
       and s.held + s.sold <> (select count(*) from seat_claims c where c.item_id = s.item_id)`.execute(
    db,
  )
  return rows
}

/** Fair shares are counted as ever, but nobody waits for who counts at the same time. */
export async function withoutExceedsShareLocks(db: Db, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef('exceeds_share'::regproc) as text`.execute(db)
  const before = rows[0]?.text ?? ''
  const unlocked = before.replaceAll(/locked := .*;/g, '')
  // A return in the middle of the function waits too: every answer is given a moment later.
  const slow = unlocked.replaceAll(/return false;/g, 'perform pg_sleep(0.05); return false;')
  if (slow === unlocked || unlocked === before) throw new Error('Nothing was taken out')
  await sql.raw(slow).execute(db)
  try {
    await work()
  } finally {
    await sql.raw(before).execute(db)
  }
}
