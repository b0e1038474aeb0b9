import { sql } from 'kysely'
import { named, type Db, type Trx } from '../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../platform/database/tables.ts'
import { sharesOf, type FairShares, type Holder } from './fair-share.ts'
import type { Hold, HoldState } from './hold.ts'
import { asColumns, type StockLine } from './stock-line.ts'

/** A hold's columns as `Hold` names them. */
const HOLD = sql`id, state, expires_at as "expiresAt", hard_cap_at as "hardCapAt", renewals,
  created_at as "createdAt", waits`

const wanted = (lines: readonly StockLine[]) => {
  const { kinds, ids, days, quantities, seats } = asColumns(lines)
  return sql`unnest(${kinds}::text[], ${ids}::bigint[], ${days}::date[], ${quantities}::int[], ${seats}::text[])
    as w(kind, item_id, day, quantity, seats)`
}

/** The stock rows alone: several requests may name the same seat of them. */
const withoutSeats = (lines: readonly StockLine[]): StockLine[] =>
  lines.map(({ seats: _seats, ...line }) => line)

/**
 * Adds all lines to what a hold claims. False: one is closed, missing or too full, or a seat is taken;
 * nothing has changed.
 */
export async function claim(
  trx: Trx,
  holdId: number,
  lines: readonly StockLine[],
): Promise<boolean> {
  const { kinds, ids, days, quantities, seats } = asColumns(lines)
  const { rows } = await sql<{ claimed: boolean }>`
    select claim_more(${holdId}, ${kinds}::text[], ${ids}::bigint[], ${days}::date[], ${quantities}::int[],
      ${seats}::text[]) as claimed
  `.execute(trx)
  return rows[0]?.claimed ?? false
}

type NewHold = {
  readonly expiresAt: Date
  readonly hardCapAt: Date
  readonly createdAt: Date
  /** Without one, it counts to no fair share. */
  readonly holder: Holder | undefined
  readonly fair: FairShares
}

/**
 * Claims all lines or none and writes the hold down, in one statement: it needs no transaction around
 * it. Null: a line is closed, missing or too full, or a seat is taken; nothing has changed. `too_many`:
 * it would be more than the holder's fair share, or the address's.
 */
export async function claimAsHold(
  db: Db | Trx,
  { holder, ...hold }: NewHold,
  lines: readonly StockLine[],
): Promise<Hold | 'too_many' | null> {
  const { kinds, ids, days, quantities, seats } = asColumns(lines)
  const { rows } = await sql<
    Omit<Hold, 'state'> & { state: HoldState | 'too_many' }
  >`${named('place-hold')}
    select ${HOLD}
    from place_hold(${kinds}::text[], ${ids}::bigint[], ${days}::date[], ${quantities}::int[], ${hold.expiresAt},
      ${hold.hardCapAt}, ${hold.createdAt}, ${seats}::text[],
      holder_key(${holder?.id ?? null}), address_key(${holder?.address ?? null}), ${holder ? sharesOf(holder, hold.fair) : null}::int[])
  `.execute(db)
  const [row] = rows
  if (!row) return null
  return row.state === 'too_many' ? row.state : { ...row, state: row.state }
}

/**
 * Whether these lines would be more than a fair share, in place of what `holdId` claims; the holder and
 * the address stay locked until the transaction ends. Ask it before stock is locked.
 */
export async function exceedsShare(
  trx: Trx,
  holdId: number,
  lines: readonly StockLine[],
  { holder, fair, now }: { holder: Holder; fair: FairShares; now: Date },
): Promise<boolean> {
  const { kinds, ids, days, quantities } = asColumns(lines)
  const { rows } = await sql<{ exceeds: boolean }>`
    select exceeds_share(holder_key(${holder.id}), address_key(${holder.address}), ${sharesOf(holder, fair)}::int[], ${kinds}::text[],
      ${ids}::bigint[], ${days}::date[], ${quantities}::int[], ${now}, ${holdId}) as exceeds`.execute(
    trx,
  )
  return rows[0]?.exceeds ?? true
}

/** Gives held places back. The caller has locked the hold; the rows are locked in the global order. */
export async function giveBack(trx: Trx, lines: readonly StockLine[]): Promise<void> {
  await lockStock(trx, lines)
  await sql`
    update stock s set held = s.held - w.quantity from ${wanted(lines)}
    where s.kind = w.kind and s.item_id = w.item_id and s.day = w.day
  `.execute(trx)
  await freeSeats(trx, lines)
}

async function freeSeats(trx: Trx, lines: readonly StockLine[]): Promise<void> {
  if (!lines.some((line) => line.seats)) return
  await sql`
    delete from seat_claims c using ${wanted(lines)}
    where c.item_id = w.item_id and c.seat_id = any (w.seats::bigint[])
  `.execute(trx)
}

/**
 * Gives sold places back to sale, and notes it on the hold's lines. The caller has locked the hold; the rows
 * are locked in the global order.
 */
export async function giveBackSold(
  trx: Trx,
  holdId: number,
  lines: readonly StockLine[],
  now: Date,
): Promise<void> {
  await lockStock(trx, lines)
  await sql`
    update stock s set sold = s.sold - w.quantity from ${wanted(lines)}
    where s.kind = w.kind and s.item_id = w.item_id and s.day = w.day
  `.execute(trx)
  await freeSeats(trx, lines)
  await sql`
    update hold_lines l set returned_at = ${now} from ${wanted(lines)}
    where l.hold_id = ${holdId} and l.kind = w.kind and l.item_id = w.item_id and l.day = w.day
  `.execute(trx)
}

/** Turns held places into sold ones. */
export async function sell(trx: Trx, lines: readonly StockLine[]): Promise<void> {
  await lockStock(trx, lines)
  await sql`
    update stock s set held = s.held - w.quantity, sold = s.sold + w.quantity from ${wanted(lines)}
    where s.kind = w.kind and s.item_id = w.item_id and s.day = w.day
  `.execute(trx)
}

/** Adds so often what lines say to the counters of their rows. The caller has locked the rows. */
export async function moveCounts(
  trx: Trx,
  lines: readonly StockLine[],
  times: { readonly held: -1 | 0; readonly sold: -1 | 1 },
): Promise<void> {
  await sql`
    update stock s set held = s.held + ${times.held} * w.quantity, sold = s.sold + ${times.sold} * w.quantity
    from ${wanted(lines)} where s.kind = w.kind and s.item_id = w.item_id and s.day = w.day
  `.execute(trx)
}

/** Takes stock rows in the global order, so that several of them never make a deadlock. */
export async function lockStock(trx: Trx, lines: readonly StockLine[]): Promise<void> {
  await sql`
    select 1 from stock s join ${wanted(withoutSeats(lines))} on s.kind = w.kind and s.item_id = w.item_id and s.day = w.day
    order by s.kind, s.item_id, s.day for update of s
  `.execute(trx)
}

/** The hold, locked against every other change of its state until the transaction ends. */
export async function lockHold(trx: Trx, holdId: number): Promise<Hold | null> {
  const { rows } = await sql<Hold>`
    select ${HOLD} from lock_hold(${holdId})
  `.execute(trx)
  return rows[0] ?? null
}

export async function readHold(db: Db | Trx, holdId: number): Promise<Hold | null> {
  const { rows } = await sql<Hold>`
    select ${HOLD} from holds where id = ${holdId}
  `.execute(db)
  return rows[0] ?? null
}

/** What a hold claims, or claimed while it lived. `returnedAt`: sold, and given back since. */
export async function linesOf(
  db: Db | Trx,
  holdId: number,
): Promise<(StockLine & { readonly returnedAt: Date | null })[]> {
  const statement = sql<Omit<CamelRow<'hold_lines'>, 'holdId'>>`
    select kind, item_id, day, quantity, seats, returned_at from hold_lines where hold_id = ${holdId}`
  return (await camelRows(db, statement)).map(({ seats, ...line }) => ({
    ...line,
    ...(seats && { seats }),
  }))
}

export async function replaceLines(
  trx: Trx,
  holdId: number,
  lines: readonly StockLine[],
  holder?: Holder,
): Promise<void> {
  const places = lines.reduce((sum, line) => sum + line.quantity, 0)
  await sql`
    update holds set places = ${places}, holder = coalesce(holder_key(${holder?.id ?? null}), holder),
      address = coalesce(address_key(${holder?.address ?? null}), address)
    where id = ${holdId}`.execute(trx)
  await sql`delete from hold_lines where hold_id = ${holdId}`.execute(trx)
  await sql`
    insert into hold_lines (hold_id, kind, item_id, day, quantity, seats)
    select ${holdId}, w.kind, w.item_id, w.day, w.quantity, w.seats::bigint[] from ${wanted(lines)}
  `.execute(trx)
}

/**
 * Moves a locked hold to a state; `expiresAt` only when it changes too. Once it claims nothing unpaid,
 * whose it was and from where is forgotten.
 */
export async function setHold(
  trx: Trx,
  holdId: number,
  change: { state: HoldState; expiresAt?: Date; renewals?: number },
): Promise<void> {
  const live = change.state === 'active' || change.state === 'paying'
  const forget = live ? sql`` : sql`holder = null, address = null,`
  await sql`
    update holds set state = ${change.state}, ${forget}
      expires_at = coalesce(${change.expiresAt ?? null}::timestamptz, expires_at),
      renewals = coalesce(${change.renewals ?? null}::int, renewals)
    where id = ${holdId}
  `.execute(trx)
}

/** Has a locked hold wait for a payment, or stop waiting; the address it came from is forgotten. */
export async function setWaiting(
  trx: Trx,
  holdId: number,
  it: Pick<Hold, 'waits' | 'expiresAt' | 'hardCapAt'>,
): Promise<void> {
  await sql`
    update holds set state = 'paying', waits = ${it.waits}, expires_at = ${it.expiresAt},
      hard_cap_at = ${it.hardCapAt}, address = null
    where id = ${holdId}`.execute(trx)
}

/** How many other holds of the same holder wait for a payment; counted one request at a time. */
export async function countWaiting(trx: Trx, holdId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select waiting_beside(${holdId}, ${now}) as others`.execute(trx)
  return rows[0]?.others ?? 0
}

/** A hold's name passes to another one: what is asked by it is asked about that one from now on. */
export async function passKey(trx: Trx, key: string, toHoldId: number): Promise<void> {
  await sql`update holds set key = null where key = ${key}`.execute(trx)
  await sql`update holds set key = ${key} where id = ${toHoldId}`.execute(trx)
}

/**
 * Active holds whose time is up, locked; skips those locked by another transaction. With
 * `touching`, only holds that stand on those stock rows.
 */
export async function lockExpired(
  trx: Trx,
  now: Date,
  limit: number,
  touching?: readonly StockLine[],
): Promise<number[]> {
  const narrowed = touching
    ? sql`and exists (select 1 from hold_lines l join ${wanted(withoutSeats(touching))}
        on l.kind = w.kind and l.item_id = w.item_id and l.day = w.day where l.hold_id = holds.id)`
    : sql``
  const { rows } = await sql<{ id: number }>`
    select id from holds where state = 'active' and expires_at <= ${now} ${narrowed}
    order by id limit ${limit} for update skip locked
  `.execute(trx)
  return rows.map((row) => row.id)
}

/**
 * Paying holds whose time is up: their gateway must be asked before anything is given back. Leaves
 * out holds with a key, since the caller that set the key ends them.
 */
export async function payingPastExpiry(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from holds where state = 'paying' and expires_at <= ${now} and key is null
    order by expires_at limit ${limit}
  `.execute(db)
  return rows.map((row) => row.id)
}
