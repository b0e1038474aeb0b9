import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { holdTerms, orUnavailable, placeHold, type StockLine } from '../index.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'

export const raceTerms = holdTerms(600)

/** How often a race is run: a loser may be lucky once. */
export const RUNS = 50

/** Holds as checkout does, in a transaction of its own; answers the hold's id or the refusal. */
export const racer =
  (db: Db, now: Date) => (lines: readonly StockLine[], isolation?: 'repeatable read') =>
    orUnavailable(async () => {
      const start = db.transaction()
      return (isolation ? start.setIsolationLevel(isolation) : start).execute(async (trx) => {
        const held = await placeHold(trx, { lines, now, terms: raceTerms })
        return isRefusal(held) ? held : held.id
      })
    })

export const codes = (outcomes: readonly unknown[]): string[] =>
  [...new Set(outcomes.filter(isRefusal).map((refusal) => refusal.refusal))].toSorted()

/** The constraint is the second guard: a negative control must take both away. */
async function withoutConstraint(db: Db, work: () => Promise<void>): Promise<void> {
  await sql`alter table stock drop constraint stock_not_oversold`.execute(db)
  try {
    await work()
  } finally {
    await emptyTables(db, tables.inventory)
    await sql`alter table stock add constraint stock_not_oversold check (held + sold <= capacity)`.execute(
      db,
    )
  }
}

/** Claims look, wait, and then write blindly: two that look at once get the same places. */
export async function withBlindClaims(db: Db, work: () => Promise<void>): Promise<void> {
  await openConnections(db)
  return withFunction(
    db,
    'claim_stock',
    () => `
declare
  fitting integer;
begin
  select count(*) into fitting
    from unnest(kinds, ids, days, quantities) as w(kind, item_id, day, quantity)
    join stock s on s.kind = w.kind and s.item_id = w.item_id and s.day = w.day
   where not s.closed and s.capacity - s.held - s.sold >= w.quantity;
  if fitting < cardinality(ids) then return false; end if;
  perform pg_sleep(0.1);
  for i in 1..cardinality(ids) loop
    update stock s set held = s.held + quantities[i]
     where s.kind = kinds[i] and s.item_id = ids[i] and s.day = days[i];
  end loop;
  return true;
end `,
    work,
  )
}

/** To open one takes longer than the pause in which rivals must look. */
const openConnections = (db: Db): Promise<unknown> =>
  Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.05)`.execute(db)))

/** Blind claims, and no constraint behind them. */
export const withoutGuards = (db: Db, work: () => Promise<void>): Promise<void> =>
  withoutConstraint(db, () => withBlindClaims(db, work))

/** As `withoutGuards`, and a seat may be claimed twice. */
export const withoutSeatGuards = (db: Db, work: () => Promise<void>): Promise<void> =>
  withoutGuards(db, async () => {
    await sql`alter table seat_claims drop constraint seat_claims_pkey`.execute(db)
    try {
      await work()
    } finally {
      await emptyTables(db, ['seat_claims'])
      await sql`alter table seat_claims add primary key (item_id, seat_id)`.execute(db)
    }
  })

/**
 * Seats claimed twice, claims without a hold, held seats without a claim, and stock rows that don't
 * count their seats.
 */
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

/** Fair shares are counted as before, but without waiting for a request that counts at the same time. */
export const withoutShareLocks = (db: Db, work: () => Promise<void>): Promise<void> =>
  // A return in the middle of the function waits too: every answer is given a moment later.
  withFunction(
    db,
    'exceeds_share',
    (body) =>
      body
        .replaceAll(/locked := .*;/g, '')
        .replaceAll(/return false;/g, 'perform pg_sleep(0.05); return false;'),
    work,
  )

/** A hold is read a moment before anything is done with it; `locked` or, as a negative control, not. */
export const withSlowHolds = (db: Db, locked: boolean, work: () => Promise<void>): Promise<void> =>
  withFunction(
    db,
    'lock_hold',
    () =>
      `select h.* from (select * from holds where id = wanted ${locked ? 'for update' : ''}) h, pg_sleep(0.05)`,
    work,
  )

/** How many of so many runs end as they must not; what throws does, too. */
export async function lostOf(runs: number, isRight: () => Promise<boolean>): Promise<number> {
  let lost = 0
  for (let run = 0; run < runs; run += 1) if (!(await isRight().catch(() => false))) lost += 1
  return lost
}

/**
 * Whether a race is ever lost. A negative control runs until it is, since a busy machine may keep the two
 * apart that should meet.
 */
export async function isEverLost(isRight: () => Promise<boolean>, most = 20): Promise<boolean> {
  for (let run = 0; run < most; run += 1) if ((await lostOf(1, isRight)) > 0) return true
  return false
}
