import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../../platform/database/tables.ts'
import type { Booking } from '../booking.ts'
import type { Change } from './change.ts'

/** Who a booking is for, how they are reached and fetched, and what they ask for. */
export type Contact = Pick<Booking, 'userName' | 'phone' | 'specialRequest' | 'pickUpFrom'>

/** Writes the contact of a booking down, from now on. */
export async function setContact(
  trx: Trx,
  id: number,
  { userName, phone, specialRequest, pickUpFrom }: Contact,
  now: Date,
): Promise<void> {
  await sql`
    update temp_reservations set user_name = ${userName}, phone = ${phone}, special_request = ${specialRequest},
      pick_up_from = ${pickUpFrom}, updated_at = ${now}
    where id = ${id}`.execute(trx)
}

/** Where the guest of a booking is written to, from now on. */
export async function setGuestEmail(trx: Trx, id: number, email: string | null): Promise<void> {
  await sql`update temp_reservations set email = ${email} where id = ${id}`.execute(trx)
}

type ChangeRow = CamelRow<
  'booking_changes',
  { state: Change['state']; sold: Change['sold']; stock: Change['stock'] }
>

/** Changes by a condition and what follows it. */
const changes = (db: Db | Trx, where: RawBuilder<unknown>): Promise<Change[]> =>
  camelRows(db, sql<ChangeRow>`select * from booking_changes where ${where}`)

/** Writes a quote down; answers it with its number. `by`: what staff agree to at once, under the key of their deed. */
export async function insertChange(
  trx: Trx,
  it: Omit<Change, 'id' | 'state' | 'holdId' | 'agreedBy'>,
  by: { readonly agreedBy: string; readonly deedKey: string } | null = null,
): Promise<Change> {
  const statement = sql<ChangeRow>`
    insert into booking_changes (booking_id, state, from_date, to_date, adults, child_ages, sold, stock, payable, difference, kept,
      quoted_at, expires_at, agreed_by, deed_key)
    values (${it.bookingId}, 'quoted', ${it.fromDate}, ${it.toDate}, ${it.adults}, ${it.childAges}::smallint[],
      ${JSON.stringify(it.sold)}::jsonb, ${JSON.stringify(it.stock)}::jsonb, ${it.payable}, ${it.difference}, ${it.kept}, ${it.quotedAt}, ${it.expiresAt}, ${by?.agreedBy ?? null}, ${by?.deedKey ?? null}::uuid)
    returning *`
  const [change] = await camelRows(trx, statement)
  if (!change) throw new Error('The change was not written')
  return change
}

/** A change of a booking; null where it has none of that number. */
export async function readChange(
  db: Db | Trx,
  bookingId: number,
  id: number,
): Promise<Change | null> {
  return (await changes(db, sql`id = ${id} and booking_id = ${bookingId}`))[0] ?? null
}

/** The change that was agreed to under the key of a deed; null: none. */
export const changeOfDeed = async (db: Db | Trx, key: string): Promise<Change | null> =>
  (await changes(db, sql`deed_key = ${key}::uuid`))[0] ?? null

/** The changes of a booking that were agreed to, the newest first. The booking is locked. */
export async function agreedChanges(db: Db | Trx, bookingId: number): Promise<Change[]> {
  return changes(db, sql`booking_id = ${bookingId} and state <> 'quoted' order by id desc`)
}

/** The change of a booking whose difference is being paid; null: none. */
export const payingChange = async (trx: Db | Trx, bookingId: number): Promise<Change | null> =>
  (await changes(trx, sql`booking_id = ${bookingId} and state = 'paying'`))[0] ?? null

/** Whether a change that was agreed to waits for its difference still. */
export async function isChangeAwaited(db: Db, id: number): Promise<boolean> {
  return (await changes(db, sql`id = ${id} and state = 'paying'`)).length > 0
}

/** The bookings of a person with a change whose difference is being paid. */
export async function payingOf(trx: Trx, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from booking_changes c join temp_reservations b on b.id = c.booking_id
    where c.state = 'paying' and b.user_id = ${userId} order by b.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Changes whose difference should have been paid by now, the oldest first. */
export const overdueChanges = (db: Db, now: Date, limit: number): Promise<Change[]> =>
  changes(db, sql`state = 'paying' and expires_at <= ${now} order by expires_at limit ${limit}`)

/** Moves a change on; `settledAt` once it is done or ended. */
export async function setChange(
  trx: Trx,
  id: number,
  it: {
    readonly state: Change['state']
    readonly holdId?: number | null
    readonly expiresAt?: Date
    readonly settledAt?: Date
  },
): Promise<void> {
  await sql`
    update booking_changes set state = ${it.state}, hold_id = coalesce(${it.holdId ?? null}::bigint, hold_id),
      expires_at = coalesce(${it.expiresAt ?? null}::timestamptz, expires_at),
      settled_at = ${it.settledAt ?? null}::timestamptz
    where id = ${id}`.execute(trx)
}

/** Deletes quotes that weren't agreed to. */
export async function purgeQuoted(db: Db, before: Date): Promise<void> {
  await sql`delete from booking_changes where state = 'quoted' and expires_at < ${before}`.execute(
    db,
  )
}
