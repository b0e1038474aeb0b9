import { sql } from 'kysely'
import type { Trx } from '../../platform/database/connect.ts'

/** Every reservation of a person, as plain records. */
export async function gatherReservationsOf(
  trx: Trx,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select reference as "ReferenceNumber", module as "Module", sold->'name' as "Name", status as "Status",
      payment_status as "PaymentStatus", payment_method as "PaymentMethod", from_date as "FromDate",
      to_date as "ToDate", seats as "Seats", adults as "Adults", children as "Children",
      sold#>'{party,childAges}' as "ChildAges",
      client_name as "ClientName", client_phone as "ClientPhone", special_requests as "SpecialRequests",
      pick_up_from as "PickUpFrom",
      coupon as "Coupon", language as "Language", round(total / 100.0) as "TotalEgp",
      round(paid / 100.0) as "PaidEgp", round(taken_back / 100.0) as "TakenBackEgp",
      created_at as "CreatedAt", confirmed_at as "ConfirmedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('What', e.kind, 'From', e.from_status, 'To', e.to_status,
         'At', e.at) order by e.id), '[]') from reservation_events e where e.reservation_id = reservations.id) as "History"
    from reservations where user_id = ${userId} order by id`.execute(trx)
  return rows
}

/** Takes the person out of their reservations; references, amounts and dates stay. */
export async function anonymiseReservationsOf(
  trx: Trx,
  userId: number,
  name: string,
): Promise<void> {
  await sql`
    with emptied as (
      update reservations set client_name = ${name}, client_phone = null, client_email = null, special_requests = null,
        pick_up_from = null,
        sold = jsonb_set(sold, '{party,childAges}', '[]', false),
        search_text = lower(concat_ws(' ', reference, sold#>>'{name,en}', sold#>>'{name,ar}',
          sold#>>'{city,en}', sold#>>'{city,ar}'))
      where user_id = ${userId} returning id)
    update reservation_events set detail = '{}' from emptied
    where reservation_id = emptied.id and detail <> '{}'`.execute(trx)
}
