import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { camelRows } from '../../../platform/database/tables.ts'
import type { Reservation } from '../reservation.ts'

/** A browser that was let in stays so for so many days. */
const DAYS = 30

export async function grantAccess(
  db: Db | Trx,
  reservationId: number,
  applicationId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into guest_access (reservation_id, application_id, granted_at)
    values (${reservationId}, ${applicationId}::uuid, ${now})
    on conflict (reservation_id, application_id) do update set granted_at = excluded.granted_at`.execute(
    db,
  )
}

type Asking = { readonly userId: number | null; readonly applicationId: string | null }

/**
 * As whom a caller may see a reservation: as its owner, whom `userId` names (null: a guest), because it is
 * theirs or because this browser was let in. Null: not at all.
 */
export async function viewerOf(
  db: Db,
  { userId, applicationId }: Asking,
  reservationId: number,
  now: Date,
): Promise<{ readonly userId: number | null } | null> {
  const { rows } = await sql<{ userId: number | null; granted: boolean }>`
    select r.user_id as "userId", exists (select from guest_access g where g.reservation_id = r.id
      and g.application_id = ${applicationId}::uuid
      and g.granted_at > ${now}::timestamptz - make_interval(days => ${DAYS})) as granted
    from reservations r where r.id = ${reservationId}`.execute(db)
  const [it] = rows
  if (!it) return null
  const isOwn = userId !== null && it.userId === userId
  return isOwn || it.granted ? { userId: it.userId } : null
}

export async function findByReference(db: Db, reference: string): Promise<Reservation | null> {
  const statement = sql<Reservation>`select * from reservations where reference = ${reference}`
  return (await camelRows(db, statement))[0] ?? null
}

/** A guest's booking becomes that of a user; false when it had an owner already. */
export async function claim(trx: Trx, reservationId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    update reservations set user_id = ${userId} where id = ${reservationId} and user_id is null
    returning id`.execute(trx)
  return rows.length > 0
}

/** Forgets who was let in so long ago that it counts no more. */
export async function purgeAccess(db: Db, now: Date): Promise<void> {
  await sql`
    delete from guest_access where granted_at < ${now}::timestamptz - make_interval(days => ${DAYS})`.execute(
    db,
  )
}
