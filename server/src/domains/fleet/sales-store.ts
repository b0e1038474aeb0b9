import { sql } from 'kysely'
import { named, type Db, type Trx } from '../../platform/database/connect.ts'
import type { HoldRefused, HoldRequest } from '../../ports/bus-operator.ts'
import { sharesOf, type FairShares } from '../inventory/index.ts'

export type Failure = 'taken' | 'refused'

/** What a key stands for. `failed`: its sale failed for good. */
export type SaleRow = { readonly holdId: number; readonly failed: Failure | null }

type HoldTimes = { now: Date; until: Date; cap: Date; openUntil: Date }

export type HoldOutcome =
  | { readonly outcome: 'held'; readonly expiresAt: Date }
  | { readonly outcome: 'known' | 'in_the_way' | HoldRefused['refused'] }

/** One round trip for a hold that nothing stands in the way of: see the SQL function. */
export async function holdAtOnce(
  db: Db,
  request: HoldRequest,
  times: HoldTimes,
  fair: FairShares,
): Promise<HoldOutcome> {
  const { holder } = request
  const legs = request.legs.toSorted((a, b) => a.tripId - b.tripId)
  const { rows } = await sql<{
    outcome: HoldOutcome['outcome']
    expires_at: Date
  }>`${named('hold-bus-seats')}
    select outcome, expires_at from hold_bus_seats(${request.key}, ${legs.map((leg) => leg.tripId)}::bigint[],
      ${legs.map((leg) => `{${leg.seatIds.join()}}`)}::text[], ${times.until}, ${times.cap}, ${times.now},
      ${times.openUntil}, holder_key(${holder?.id ?? null}), address_key(${holder?.address ?? null}),
      ${holder ? sharesOf(holder, fair) : null}::int[])`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A hold of seats answered nothing')
  return row.outcome === 'held'
    ? { outcome: 'held', expiresAt: row.expires_at }
    : { outcome: row.outcome }
}

const saleOf = async (db: Db | Trx, key: string, lock: boolean): Promise<SaleRow | null> => {
  const { rows } = await sql<{ id: number; failed: Failure | null }>`
    select h.id, f.reason as failed from holds h left join fleet_failures f on f.key = h.key
     where h.key = ${key} ${lock ? sql`for update of h` : sql``}`.execute(db)
  const [row] = rows
  return row ? { holdId: row.id, failed: row.failed } : null
}

export const readSale = (db: Db, key: string): Promise<SaleRow | null> => saleOf(db, key, false)

/** How often a key may pass to another hold while a request waits for it. */
const PASSES = 20

/**
 * The key's hold, locked: serialises all work under one key. Reads again after waiting, since the
 * key may have passed to another hold, or its sale may have failed. Null: no such key.
 */
export async function lockSale(trx: Trx, key: string): Promise<SaleRow | null> {
  for (let pass = 0; pass < PASSES; pass += 1) {
    if (await saleOf(trx, key, true)) return saleOf(trx, key, false)
    if (!(await saleOf(trx, key, false))) return null
  }
  throw new Error(`The hold of ${key} passed on ${PASSES} times while it was waited for`)
}

export async function setFailed(trx: Trx, key: string, why: Failure, now: Date): Promise<void> {
  await sql`insert into fleet_failures (key, reason, at) values (${key}, ${why}, ${now})`.execute(
    trx,
  )
}
