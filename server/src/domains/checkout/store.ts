import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../platform/database/tables.ts'
import { ordersPayableWith } from '../payments/index.ts'
import { pickUpOf } from '../reservations/index.ts'
import type { Booking } from './booking.ts'
import { BOOKING, BOOKING_T } from './booking-columns.ts'
import { ORDER_KIND } from './deps.ts'
import type { Owner } from './policy.ts'
import type { Promocode } from './holding/promocode.ts'

type BookingRow = CamelRow<'temp_reservations', { quote: Booking['sold'] }>

const toBooking = (row: BookingRow): Booking => ({
  ...row,
  refundable: row.isRefundable ?? false,
  sold: row.quote,
})

const oneBooking = async (
  db: Db | Trx,
  statement: RawBuilder<BookingRow>,
): Promise<Booking | null> => (await camelRows(db, statement)).map(toBooking)[0] ?? null

/** The booking, locked against every other change until the transaction ends. */
export async function lockBooking(trx: Trx, id: number): Promise<Booking | null> {
  return oneBooking(trx, sql`select ${BOOKING} from lock_temp_reservation(${id})`)
}

export async function readBooking(db: Db | Trx, id: number): Promise<Booking | null> {
  return oneBooking(db, sql`select ${BOOKING} from temp_reservations where id = ${id}`)
}

export async function findByHold(db: Db, holdId: number): Promise<Booking | null> {
  return oneBooking(db, sql`select ${BOOKING} from temp_reservations where hold_id = ${holdId}`)
}

/** One owner, one offer, one date at a time: parallel first posts of a retrying client queue up here. */
export async function lockBookingRequest(
  trx: Trx,
  owner: Owner,
  request: { module: string; itemId: number; fromDate: string },
): Promise<void> {
  const key = [
    owner.userId ?? owner.applicationId,
    request.module,
    request.itemId,
    request.fromDate,
  ].join(' ')
  await sql`select queue_for_booking(${key})`.execute(trx)
}

/** Bookings of this owner, and of the same browser while they have no owner. */
const isOf = ({ userId, applicationId }: Owner): RawBuilder<unknown> =>
  userId !== null
    ? sql`(t.user_id = ${userId} or (t.user_id is null and t.application_id = ${applicationId}))`
    : sql`t.user_id is null and t.application_id = ${applicationId}`

export type LiveBooking = Booking & { readonly heldUntil: Date }

/** What an owner holds and hasn't paid for, the longest first. */
export async function findLive(
  db: Db,
  owner: Owner,
  { now, limit }: { now: Date; limit: number },
): Promise<LiveBooking[]> {
  const statement = sql<BookingRow & { heldUntil: Date }>`
    select ${BOOKING_T}, h.expires_at as held_until from temp_reservations t join holds h on h.id = t.hold_id
    where ${isOf(owner)} and t.placed_at is null and h.state in ('active', 'paying') and h.expires_at > ${now}
    order by h.expires_at desc, t.id desc limit ${limit}`
  return (await camelRows(db, statement)).map((row) => ({
    ...toBooking(row),
    heldUntil: row.heldUntil,
  }))
}

/**
 * What the same owner already holds of the same offer and date, while no payment is open; what was sold to them on the
 * phone is none of it. Asked in two parts: with
 * `or` PostgreSQL may read what everybody holds of the offer.
 */
export async function findHeld(
  trx: Trx,
  { userId, applicationId }: Owner,
  request: { module: string; itemId: number; fromDate: string; now: Date },
): Promise<Booking | null> {
  const ofOffer = sql`item_id = ${request.itemId} and placed_at is null`
  return oneBooking(
    trx,
    sql`
    select ${BOOKING_T} from temp_reservations t join holds h on h.id = t.hold_id
    where t.id in (select id from temp_reservations where user_id = ${userId} and ${ofOffer} union all
        select id from temp_reservations where user_id is null and application_id = ${applicationId} and ${ofOffer})
      and t.module = ${request.module} and t.from_date = ${request.fromDate}
      and t.placed_at is null and t.keep_until is null and h.state = 'active' and h.expires_at > ${request.now}
    order by t.id desc limit 1 for update of t`,
  )
}

type Own = 'id' | 'points' | 'reservationId' | 'placedAt' | 'cancelledAt' | 'keepUntil' | 'email'
export type Draft = Omit<Booking, Own>

export async function insertBooking(trx: Trx, it: Draft, now: Date): Promise<Booking> {
  const statement = sql<BookingRow>`
    insert into temp_reservations (module, item_id, from_date, to_date, seats, adults, children, child_ages,
      rate_plan_id, is_refundable, pay_in_full, promocode, promocode_id, user_name, phone, special_request, pick_up_from, edition, user_id, application_id, hold_id, quote,
      payable, created_at, updated_at)
    values (${it.module}, ${it.itemId}, ${it.fromDate}, ${it.toDate}, ${it.seats}, ${it.adults}, ${it.children},
      ${it.childAges}::smallint[], ${it.ratePlanId}, ${it.refundable}, ${it.payInFull}, ${it.promocode}, ${it.promocodeId}, ${it.userName}, ${it.phone}, ${it.specialRequest}, ${pickUpOf(it.sold, it.pickUpFrom)},
      ${it.edition}, ${it.userId}, ${it.applicationId}, ${it.holdId}, ${JSON.stringify(it.sold)}::jsonb, ${it.payable},
      ${now}, ${now})
    returning ${BOOKING}`
  const booking = await oneBooking(trx, statement)
  if (!booking) throw new Error('The temporary reservation was not written')
  return booking
}

export async function updateBooking(trx: Trx, id: number, it: Draft, now: Date): Promise<Booking> {
  const statement = sql<BookingRow>`
    update temp_reservations set module = ${it.module}, item_id = ${it.itemId}, from_date = ${it.fromDate},
      to_date = ${it.toDate}, seats = ${it.seats}, adults = ${it.adults}, children = ${it.children},
      child_ages = ${it.childAges}::smallint[], rate_plan_id = ${it.ratePlanId},
      is_refundable = ${it.refundable}, pay_in_full = ${it.payInFull}, promocode = ${it.promocode}, promocode_id = ${it.promocodeId},
      user_name = ${it.userName}, phone = ${it.phone}, special_request = ${it.specialRequest}, pick_up_from = ${pickUpOf(it.sold, it.pickUpFrom)},
      edition = ${it.edition}, user_id = ${it.userId}, application_id = ${it.applicationId}, hold_id = ${it.holdId},
      quote = ${JSON.stringify(it.sold)}::jsonb, payable = ${it.payable}, updated_at = ${now}
    where id = ${id} returning ${BOOKING}`
  const booking = await oneBooking(trx, statement)
  if (!booking) throw new Error(`No temporary reservation ${id}`)
  return booking
}

export async function setReservation(trx: Trx, id: number, reservationId: number): Promise<void> {
  await sql`update temp_reservations set reservation_id = ${reservationId} where id = ${id}`.execute(
    trx,
  )
}

/** A visitor's booking becomes a traveller's. */
export async function claimBooking(trx: Trx, id: number, userId: number): Promise<void> {
  await sql`update temp_reservations set user_id = ${userId} where id = ${id} and user_id is null`.execute(
    trx,
  )
}

/** Sets what of a booking is paid with points; piastres. */
export async function setPoints(trx: Trx, id: number, points: number): Promise<void> {
  await sql`update temp_reservations set points = ${points} where id = ${id}`.execute(trx)
}

/** From here on the booking is settled: nothing edits or pays it again. */
export async function markPlaced(trx: Trx, id: number, at: Date): Promise<void> {
  await sql`update temp_reservations set placed_at = coalesce(placed_at, ${at}::timestamptz) where id = ${id}`.execute(
    trx,
  )
}

/** From here on the booking is over, paid or not. */
export async function markCancelled(trx: Trx, id: number, at: Date): Promise<void> {
  await sql`update temp_reservations set cancelled_at = ${at} where id = ${id}`.execute(trx)
}

/** Notes that its traveller was reminded to pay; false when that was done before. */
export async function markReminded(trx: Trx, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update temp_reservations set reminded_at = ${at} where id = ${id} and reminded_at is null
    returning id`.execute(trx)
  return rows.length > 0
}

/** A promocode, locked: its uses are counted and claimed one buyer at a time. */
export async function lockPromocode(trx: Trx, code: string): Promise<Promocode | null> {
  const statement = sql<CamelRow<'promocodes'>>`
    select * from lock_promocode(${code})`
  return (await camelRows(trx, statement))[0] ?? null
}

/** How often a promocode is claimed in all, and by one traveller. */
export type PromocodeUses = { readonly uses: number; readonly usesByThem: number }

type Claimant = Pick<Owner, 'userId' | 'applicationId'>

/** Whose booking it is: a traveller's, or a visitor's who used this browser. */
const isTheirs = ({ userId, applicationId }: Claimant): RawBuilder<unknown> =>
  userId === null
    ? sql`t.user_id is null and t.application_id = ${applicationId}::uuid`
    : sql`t.user_id = ${userId}`

/**
 * How many bookings claim a promocode, without the one that is being edited: placed or held with it, or
 * with a payment page that was opened with it and may still be paid. The promocode is locked.
 */
export async function promocodeUses(
  trx: Trx,
  promocodeId: number,
  except: number | null,
  by: Claimant,
  now: Date,
): Promise<PromocodeUses> {
  const payable = await ordersPayableWith(trx, ORDER_KIND, promocodeId, now)
  const { rows } = await sql<PromocodeUses>`
    select count(*) as uses, count(*) filter (where ${isTheirs(by)}) as "usesByThem" from (
      select t.id from temp_reservations t join holds h on h.id = t.hold_id
      where t.promocode_id = ${promocodeId}
        and (h.state in ('consumed', 'paying') or (h.state = 'active' and h.expires_at > ${now}))
      union
      select claim.order_id from unnest(${payable}::bigint[]) as claim (order_id)
    ) it join temp_reservations t using (id) where id is distinct from ${except}::bigint`.execute(
    trx,
  )
  return rows[0] ?? { uses: 0, usesByThem: 0 }
}

/** Bookings that were placed with a promocode, without this one. The promocode is locked. */
export async function promocodeBookings(
  trx: Trx,
  promocodeId: number,
  { id, ...by }: Pick<Booking, 'id' | 'userId' | 'applicationId'>,
): Promise<PromocodeUses> {
  const { rows } = await sql<PromocodeUses>`
    select count(*) as uses, count(*) filter (where ${isTheirs(by)}) as "usesByThem"
    from temp_reservations t join holds h on h.id = t.hold_id
    where t.promocode_id = ${promocodeId} and t.id <> ${id} and h.state = 'consumed'`.execute(trx)
  return rows[0] ?? { uses: 0, usesByThem: 0 }
}
