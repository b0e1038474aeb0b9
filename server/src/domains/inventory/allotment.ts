import type { AlertKind } from '@rihla/contract/desk/alerts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'

export type Allotment = { kind: string; itemId: number; day: string; capacity: number }

/**
 * Makes stock rows for days that have none; rows that exist are left as they are. Answers how many
 * were made.
 */
export async function ensureStock(db: Db | Trx, allotments: readonly Allotment[]): Promise<number> {
  if (allotments.length === 0) return 0
  const { numAffectedRows } = await sql`
    insert into stock (kind, item_id, day, capacity)
    select * from unnest(${allotments.map((a) => a.kind)}::text[], ${allotments.map((a) => a.itemId)}::bigint[],
      ${allotments.map((a) => a.day)}::date[], ${allotments.map((a) => a.capacity)}::int[])
    on conflict do nothing
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * As `ensureStock`, for more rows than should travel: `allotments` is a select of kind, item_id, day
 * and capacity, and the database does the rest.
 */
export async function ensureStockOf(
  db: Db | Trx,
  allotments: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into stock (kind, item_id, day, capacity) ${allotments} on conflict do nothing`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

/**
 * Staff sets how many places a day has, or closes it. What is claimed stays claimed: the capacity
 * never goes below held + sold. `missing` says how many claimed places the new capacity lacks; the staff
 * is alerted of them.
 */
export async function setAllotment(
  trx: Trx,
  request: Allotment & { closed?: boolean },
  alert: (trx: Trx, kind: AlertKind, subject: string, detail: object) => Promise<void>,
): Promise<{ capacity: number; missing: number }> {
  const { rows } = await sql<{ claimed: number }>`
    select held + sold as claimed from stock
    where kind = ${request.kind} and item_id = ${request.itemId} and day = ${request.day} for update
  `.execute(trx)
  const claimed = rows[0]?.claimed ?? 0
  const capacity = Math.max(request.capacity, claimed)
  const missing = capacity - request.capacity
  await sql`
    insert into stock (kind, item_id, day, capacity, closed)
    values (${request.kind}, ${request.itemId}, ${request.day}, ${capacity}, ${request.closed ?? false})
    on conflict (kind, item_id, day) do update set capacity = excluded.capacity, closed = excluded.closed, withdrawn = false
  `.execute(trx)
  if (missing > 0)
    await alert(trx, 'allotment_below_claims', `${request.kind} ${request.itemId} ${request.day}`, {
      ...request,
      missing,
    })
  return { capacity, missing }
}
