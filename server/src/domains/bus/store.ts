import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../platform/database/tables.ts'
import type { Booking, BookingState, HeldTrip, Leg, LegDraft, SeatChoice } from './booking.ts'

type BookingRow = CamelRow<'bus_bookings', { requested_legs: WireDraft[] | null }>
type LegRow = CamelRow<'bus_legs', { trip: HeldTrip; requested_seats: SeatChoice | null }>

/** A draft as JSON has it. */
type WireDraft = Omit<LegDraft, 'departsAt' | 'arrivesAt'> & {
  departsAt: string
  arrivesAt: string
}

const toDraft = (it: WireDraft): LegDraft => ({
  ...it,
  departsAt: new Date(it.departsAt),
  arrivesAt: new Date(it.arrivesAt),
})

const toLeg = ({ cancelState: state, refund, fee, kept, ...row }: LegRow): Leg => ({
  ...row,
  cancellation: state && { state, refund: refund ?? 0, fee: fee ?? 0, kept: kept ?? 0 },
})

const toBooking = (row: BookingRow, legs: readonly Leg[]): Booking => ({
  ...row,
  requested: row.requestedLegs && row.requestedLegs.map(toDraft),
  leaseUntil: row.turnUntil,
  legs: legs.filter((leg) => leg.bookingId === row.id),
})

async function withLegs(db: Db | Trx, rows: readonly BookingRow[]): Promise<Booking[]> {
  if (rows.length === 0) return []
  const statement = sql<LegRow>`
    select * from bus_legs where booking_id = any(${rows.map((row) => row.id)}::bigint[])
    order by booking_id, is_return`
  const all = (await camelRows(db, statement)).map(toLeg)
  return rows.map((row) => toBooking(row, all))
}

/** Bookings by a condition and what follows it (order, limit, lock), with their legs. */
const bookings = async (db: Db | Trx, where: RawBuilder<unknown>): Promise<Booking[]> =>
  withLegs(db, await camelRows(db, sql<BookingRow>`select b.* from bus_bookings b where ${where}`))

const oneBooking = async (db: Db | Trx, where: RawBuilder<unknown>): Promise<Booking | null> =>
  (await bookings(db, where))[0] ?? null

/** One traveller at a time: parallel first calls, and the count of their holds, queue up here. */
export async function lockTraveller(trx: Trx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bus ${userId}`}, 7))`.execute(trx)
}

/** A booking, locked against every other change until the transaction ends. */
export async function lockBooking(trx: Trx, id: number): Promise<Booking | null> {
  return oneBooking(trx, sql`id = ${id} for update`)
}

export async function readBooking(db: Db | Trx, id: number): Promise<Booking | null> {
  return oneBooking(db, sql`id = ${id}`)
}

export async function readBookings(db: Db, ids: readonly number[]): Promise<Booking[]> {
  return bookings(db, sql`id = any(${ids}::bigint[])`)
}

/** A traveller's held, requested and paying bookings, locked. */
export async function lockOpenOf(trx: Trx, userId: number): Promise<Booking[]> {
  return bookings(
    trx,
    sql`user_id = ${userId} and state in ('asking', 'held', 'paying')
    order by id for update`,
  )
}

/** What a traveller holds and hasn't paid for, the longest first. */
export async function findLiveOf(
  db: Db,
  userId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<Booking[]> {
  return bookings(
    db,
    sql`user_id = ${userId} and state in ('held', 'paying') and expires_at > ${now}
    order by expires_at desc limit ${limit}`,
  )
}

/** The newest booking of a traveller's session. */
export async function findBySession(
  db: Db | Trx,
  userId: number,
  sessionId: string,
): Promise<Booking | null> {
  return oneBooking(
    db,
    sql`user_id = ${userId} and session_id = ${sessionId}
    order by id desc limit 1`,
  )
}

/** The booking of a traveller's leg; null for another traveller's, too. */
export async function findByLeg(
  db: Db | Trx,
  userId: number,
  legId: number,
): Promise<Booking | null> {
  const legs = sql`select booking_id from bus_legs where id = ${legId}`
  return oneBooking(db, sql`id in (${legs}) and user_id = ${userId}`)
}

/** The booking of a leg, whoever's it is: what its payment is filed under. */
export async function bookingIdOfLeg(trx: Trx, legId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select booking_id as id from bus_legs where id = ${legId}`.execute(trx)
  if (!rows[0]) throw new Error(`There is no leg ${legId}`)
  return rows[0].id
}

/** The booking that a reservation belongs to. */
export async function findByReservation(
  db: Db | Trx,
  userId: number,
  reservationId: number,
): Promise<Booking | null> {
  const legs = sql`select booking_id from bus_legs where reservation_id = ${reservationId}`
  return oneBooking(db, sql`id in (${legs}) and user_id = ${userId}`)
}

/** The reservations that were opened for a booking, going first. */
export const reservationsOf = async (trx: Trx, bookingId: number): Promise<number[]> =>
  ((await readBooking(trx, bookingId))?.legs ?? []).flatMap((leg) => leg.reservationId ?? [])

export async function insertBooking(
  trx: Trx,
  it: { userId: number; sessionId: string; operator: string; now: Date },
): Promise<Booking> {
  const statement = sql<BookingRow>`
    insert into bus_bookings (user_id, session_id, operator, state, created_at, updated_at)
    values (${it.userId}, ${it.sessionId}, ${it.operator}, 'asking', ${it.now}, ${it.now})
    returning *`
  const [booking] = await withLegs(trx, await camelRows(trx, statement))
  if (!booking) throw new Error('The bus booking was not written')
  return booking
}

/** Writes the legs of a booking as they are held now; a leg that stays keeps its id. */
export async function writeLegs(
  trx: Trx,
  bookingId: number,
  drafts: readonly LegDraft[],
): Promise<void> {
  const directions = drafts.map((it) => it.isReturn)
  await sql`
    delete from bus_legs where booking_id = ${bookingId} and not (is_return = any(${directions}::boolean[]))`.execute(
    trx,
  )
  for (const it of drafts)
    await sql`
      insert into bus_legs (booking_id, is_return, trip_id, seat_ids, seat_numbers, trip, departs_at, arrives_at,
        price, single_price)
      values (${bookingId}, ${it.isReturn}, ${it.tripId}, ${it.seatIds}::bigint[], ${it.seatNumbers}::text[],
        ${JSON.stringify(it.trip)}::jsonb, ${it.departsAt}, ${it.arrivesAt}, ${it.price}, ${it.singlePrice})
      on conflict (booking_id, is_return) do update set trip_id = excluded.trip_id, seat_ids = excluded.seat_ids,
        seat_numbers = excluded.seat_numbers, trip = excluded.trip, departs_at = excluded.departs_at,
        arrives_at = excluded.arrives_at, price = excluded.price, single_price = excluded.single_price`.execute(
      trx,
    )
}

export async function deleteLegs(trx: Trx, bookingId: number): Promise<void> {
  await sql`delete from bus_legs where booking_id = ${bookingId}`.execute(trx)
}

/** Money of a leg went back without us; piastres. Its booking is locked. */
export async function takeFromLeg(trx: Trx, reservationId: number, amount: number): Promise<void> {
  await sql`
    update bus_legs set taken_back = taken_back + ${amount} where reservation_id = ${reservationId}`.execute(
    trx,
  )
}

export async function setReservation(
  trx: Trx,
  legId: number,
  reservationId: number,
): Promise<void> {
  await sql`update bus_legs set reservation_id = ${reservationId} where id = ${legId}`.execute(trx)
}

type Change = {
  readonly state?: BookingState
  readonly sessionId?: string
  readonly expiresAt?: Date
  readonly passengerName?: string
  readonly passengerPhone?: string
  readonly attemptId?: number
  readonly paid?: number
  readonly paidAt?: Date
  readonly lookAt?: Date
  readonly operatorReference?: string
}

/** Changes what is named, nothing else; of what ends, the operator is to hear. */
export async function updateBooking(trx: Trx, id: number, it: Change, now: Date): Promise<void> {
  await sql`
    update bus_bookings set state = coalesce(${it.state ?? null}, state),
      session_id = coalesce(${it.sessionId ?? null}, session_id),
      expires_at = coalesce(${it.expiresAt ?? null}::timestamptz, expires_at),
      passenger_name = coalesce(${it.passengerName ?? null}, passenger_name),
      passenger_phone = coalesce(${it.passengerPhone ?? null}, passenger_phone),
      attempt_id = coalesce(${it.attemptId ?? null}::bigint, attempt_id),
      paid = coalesce(${it.paid ?? null}::bigint, paid),
      paid_at = coalesce(${it.paidAt ?? null}::timestamptz, paid_at),
      look_at = coalesce(${it.lookAt ?? null}::timestamptz, look_at),
      operator_reference = coalesce(${it.operatorReference ?? null}, operator_reference),
      to_release = coalesce(${it.state ?? null} = 'ended', to_release),
      updated_at = ${now}
    where id = ${id}`.execute(trx)
}
