import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts'
import { lockBooking, updateBooking } from './booking/store.ts'
import { ORDER_KIND, type SupplierDeps } from './deps.ts'
import { openGuests, sealGuests } from './guests/sealed-guests.ts'

/** Every supplier's room that a person quoted or booked, with its guests, as plain records. */
export async function gatherExternalBookingsOf(
  trx: Trx,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select id as "BookingId", code as "BookingCode", hotel_id as "HotelId", state as "State", arrival as "Arrival",
      departure as "Departure", adults as "Adults", child_ages as "ChildrenAges", special_request as "SpecialRequest",
      guests_sealed is not null as "GuestsAreKept", round(price / 100.0) as "PriceEgp",
      round(paid / 100.0) as "PaidEgp", created_at as "CreatedAt", updated_at as "UpdatedAt"
    from external_bookings where user_id = ${userId} order by id`.execute(trx)
  return rows
}

/** What is empty of a booking once its guests are forgotten. */
const forgotten = sql`guests_sealed = null, guests_key = null, special_request = null`

/** And of one whose account is erased: how old its children are stands in its rates, too. */
const erased = sql`${forgotten}, child_ages = '{}',
  offer = offer || jsonb_build_object('rates', (
    select coalesce(jsonb_agg(jsonb_set(it, '{occupancy,childAges}', '[]', false) order by n), '[]')
    from jsonb_array_elements(offer -> 'rates') with ordinality as rate (it, n)))`

/**
 * Removes the user, and who travelled with them, from their bookings. What is paid and not settled keeps its
 * guests until it is: without them the supplier can't be asked.
 */
export async function anonymiseExternalBookingsOf(trx: Trx, userId: number): Promise<void> {
  await sql`update external_bookings set is_erased = true where user_id = ${userId}`.execute(trx)
  await sql`
    update external_bookings set ${erased} where user_id = ${userId} and state <> 'paid'`.execute(
    trx,
  )
}

/** Completes, now that a booking is settled, what the end of its account left of it. The booking is locked. */
export async function forgetErased(trx: Trx, id: number): Promise<void> {
  await sql`update external_bookings set ${erased} where id = ${id} and is_erased`.execute(trx)
}

/** A guest's booking is a user's by now: so is what it came from. */
export async function claimExternal(
  trx: Trx,
  { sourceKind, sourceId }: { readonly sourceKind: string; readonly sourceId: number },
  userId: number,
): Promise<void> {
  if (sourceKind !== ORDER_KIND) return
  await sql`
    update external_bookings set user_id = ${userId} where id = ${sourceId} and user_id is null`.execute(
    trx,
  )
}

/** Deletes guests once they have left, those of quotes that were given up, and what is left of erased accounts. */
export async function forgetGuests(db: Db, now: Date): Promise<void> {
  await sql`
    update external_bookings set ${forgotten}
    where guests_sealed is not null and (departure < (${now}::timestamptz at time zone 'Africa/Cairo')::date
      or (state in ('refused', 'cancelled') and updated_at < ${now}::timestamptz - interval '1 day'))`.execute(
    db,
  )
  await sql`
    update external_bookings set ${erased}
    where is_erased and state <> 'paid' and (guests_sealed is not null or child_ages <> '{}')`.execute(
    db,
  )
}

/** Deletes quotes that were given up, and the guests of those that ended unpaid. */
export async function purgeQuotes(db: Db, before: Date): Promise<void> {
  await sql`
    delete from external_bookings b where state = 'quoted' and expires_at < ${before}
      and not exists (select from reservations r where r.id = b.id)
      and not exists (select from payment_attempts a where a.order_kind = 'external' and a.order_id = b.id)`.execute(
    db,
  )
  await sql`
    update external_bookings set ${forgotten}
    where guests_sealed is not null and state = 'ended' and expires_at < ${before}`.execute(db)
}

/** Seals again, with the current key, what an older one sealed; then the older one can go. Answers how many. */
export async function resealGuests(deps: SupplierDeps): Promise<number> {
  const { db, sealer, clock } = deps
  const { rows } = await sql<{ id: number }>`
    select id from external_bookings where guests_key <> ${sealer.currentKeyId} limit 500`.execute(
    db,
  )
  return forEachIsolated(deps, rows, ({ id }) =>
    db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, id)
      const guests = booking && openGuests(sealer, booking)
      if (guests)
        await updateBooking(trx, id, { guests: sealGuests(sealer, id, guests) }, clock.now())
    }),
  )
}
