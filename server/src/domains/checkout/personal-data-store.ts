import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { GUEST_PLACEHOLDER } from './booking.ts'

/** Every booking that a person began, as plain records. */
export async function gatherBookingsOf(
  trx: Trx,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select id as "TempId", module as "Module", quote->'name' as "Name", from_date as "FromDate",
      to_date as "ToDate", seats as "Seats", adults as "Adults", children as "Children", child_ages as "ChildAges",
      user_name as "UserName", phone as "Phone", special_request as "SpecialRequest",
      pick_up_from as "PickUpFrom", promocode as "Promocode",
      round(payable / 100.0) as "PayableEgp", created_at as "CreatedAt",
      updated_at as "UpdatedAt", placed_at as "PlacedAt",
      cancelled_at as "CancelledAt",
      (select coalesce(jsonb_agg(jsonb_build_object('State', c.state, 'FromDate', c.from_date, 'ToDate', c.to_date,
         'Adults', c.adults, 'ChildAges', c.child_ages, 'DifferenceEgp', round(c.difference / 100.0),
         'QuotedAt', c.quoted_at, 'SettledAt', c.settled_at) order by c.id), '[]')
       from booking_changes c where c.booking_id = temp_reservations.id) as "Changes",
      (select coalesce(jsonb_agg(jsonb_build_object('State', l.state, 'AmountEgp', round(l.amount / 100.0),
         'CreatedAt', l.created_at, 'ChooseBy', l.deadline, 'SettledAt', l.settled_at) order by l.id), '[]')
       from late_rescues l where l.booking_id = temp_reservations.id) as "LateMoney"
    from temp_reservations where user_id = ${userId} order by id`.execute(trx)
  return rows
}

/** What is sold, without the age of anybody. */
const soldToNobody = (column: RawBuilder<unknown>) =>
  sql`jsonb_set(${column}, '{party,childAges}', '[]', false)`

/** Takes the person, the browser they used and the ages of their children out of the bookings that they began. */
export async function anonymiseBookingsOf(trx: Trx, userId: number, name: string): Promise<void> {
  await sql`
    update temp_reservations set user_name = ${name}, phone = null, special_request = null, pick_up_from = null,
      application_id = null, email = null, child_ages = '{}', quote = ${soldToNobody(sql`quote`)}
    where user_id = ${userId}`.execute(trx)
  await sql`
    update booking_changes c set child_ages = '{}', sold = ${soldToNobody(sql`c.sold`)}
    from temp_reservations b where b.id = c.booking_id and b.user_id = ${userId}`.execute(trx)
}

/**
 * Forgets what visitors typed into bookings that they left before `before` and never made, and in which browser. Whoever
 * paid is a guest, whose booking keeps them; so is who has yet to choose what becomes of late money.
 */
export async function purgeVisitors(db: Db, before: Date): Promise<void> {
  await sql`
    update temp_reservations t set user_name = ${GUEST_PLACEHOLDER}, phone = null, special_request = null,
      pick_up_from = null, email = null, application_id = null,
      child_ages = '{}', quote = ${soldToNobody(sql`quote`)}
    where user_id is null and placed_at is null
      and updated_at < ${before} and (keep_until is null or keep_until < ${before})
      and (user_name <> ${GUEST_PLACEHOLDER} or phone is not null or special_request is not null
        or pick_up_from is not null or email is not null or application_id is not null or child_ages <> '{}')
      and not exists (select from late_rescues l where l.booking_id = t.id and l.state = 'open')`.execute(
    db,
  )
}
