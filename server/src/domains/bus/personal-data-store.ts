import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'

/** Every bus booking that a person began, with its legs, as plain records. */
export async function gatherBusBookingsOf(
  trx: Trx,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select b.id as "BookingId", b.session_id as "SessionId", b.state as "State",
      b.passenger_name as "PassengerName", b.passenger_phone as "PassengerPhone",
      round(b.paid / 100.0) as "PaidEgp", b.created_at as "CreatedAt", b.updated_at as "UpdatedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('TempId', l.id, 'TripId', l.trip_id,
         'From', l.trip#>'{from,name}', 'To', l.trip#>'{to,name}', 'DepartsAt', l.departs_at,
         'Seats', l.seat_numbers, 'PricePerSeatEgp', round(l.price / 100.0), 'IsReturn', l.is_return,
         'CancelledAt', l.cancelled_at, 'RefundEgp', round(l.refund / 100.0)) order by l.is_return), '[]')
       from bus_legs l where l.booking_id = b.id) as "Legs"
    from bus_bookings b where b.user_id = ${userId} order by b.id`.execute(trx)
  return rows
}

/** Takes the person out of their bus bookings; seats, amounts and dates stay. */
export async function anonymiseBusBookingsOf(
  trx: Trx,
  userId: number,
  name: string,
): Promise<void> {
  await sql`
    update bus_bookings set session_id = 'forgotten ' || id, passenger_phone = null,
      passenger_name = case when passenger_name is null then null else ${name} end
    where user_id = ${userId}`.execute(trx)
}

/** Forgets holds that ended before `before` and were never gone on with. */
export async function purgeEndedHolds(db: Db, before: Date): Promise<void> {
  await sql`
    delete from bus_bookings b where state = 'ended' and not to_release and updated_at < ${before}
      and not exists (select from bus_legs l where l.booking_id = b.id and l.reservation_id is not null)`.execute(
    db,
  )
}
