import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Booking, BookingState, Cancellation, HeldTrip, Leg, LegDraft } from './booking.ts'

type BookingRow = {
  id: number
  user_id: number
  session_id: string
  state: BookingState
  wish: WireDraft[] | null
  turn_until: Date | null
  expires_at: Date | null
  passenger_name: string | null
  passenger_phone: string | null
  attempt_id: number | null
  paid: number | null
  paid_at: Date | null
  tries: number
}

type LegRow = {
  id: number
  booking_id: number
  is_return: boolean
  trip_id: number
  seat_ids: number[]
  seat_numbers: string[]
  trip: HeldTrip
  departs_at: Date
  arrives_at: Date
  price: number
  single_price: number
  reservation_id: number | null
  cancel_state: Cancellation['state'] | null
  refund: number | null
  fee: number | null
  kept: number | null
}

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

const toLeg = (row: LegRow): Leg => ({
  id: row.id,
  bookingId: row.booking_id,
  isReturn: row.is_return,
  tripId: row.trip_id,
  seatIds: row.seat_ids.map(Number),
  seatNumbers: row.seat_numbers,
  trip: row.trip,
  departsAt: row.departs_at,
  arrivesAt: row.arrives_at,
  price: row.price,
  singlePrice: row.single_price,
  reservationId: row.reservation_id,
  cancellation: row.cancel_state && {
    state: row.cancel_state,
    refund: row.refund ?? 0,
    fee: row.fee ?? 0,
    kept: row.kept ?? 0,
  },
})

const toBooking = (row: BookingRow, legs: readonly Leg[]): Booking => ({
  id: row.id,
  userId: row.user_id,
  sessionId: row.session_id,
  state: row.state,
  wish: row.wish && row.wish.map(toDraft),
  leaseUntil: row.turn_until,
  expiresAt: row.expires_at,
  passengerName: row.passenger_name,
  passengerPhone: row.passenger_phone,
  attemptId: row.attempt_id,
  paid: row.paid,
  paidAt: row.paid_at,
  tries: row.tries,
  legs: legs.filter((leg) => leg.bookingId === row.id),
})

async function withLegs(db: Db | Trx, rows: readonly BookingRow[]): Promise<Booking[]> {
  if (rows.length === 0) return []
  const legs = await sql<LegRow>`
    select * from bus_legs where booking_id = any(${rows.map((row) => row.id)}::bigint[])
    order by booking_id, is_return`.execute(db)
  const all = legs.rows.map(toLeg)
  return rows.map((row) => toBooking(row, all))
}

const one = async (db: Db | Trx, rows: readonly BookingRow[]): Promise<Booking | null> =>
  (await withLegs(db, rows.slice(0, 1)))[0] ?? null

/** One traveller at a time: parallel first calls, and the count of their holds, queue up here. */
export async function lockTraveller(trx: Trx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bus ${userId}`}, 7))`.execute(trx)
}

/** A booking, locked against every other change until the transaction ends. */
export async function lockBooking(trx: Trx, id: number): Promise<Booking | null> {
  const { rows } = await sql<BookingRow>`
    select * from bus_bookings where id = ${id} for update`.execute(trx)
  return one(trx, rows)
}

export async function readBooking(db: Db | Trx, id: number): Promise<Booking | null> {
  return one(
    db,
    (await sql<BookingRow>`select * from bus_bookings where id = ${id}`.execute(db)).rows,
  )
}

export async function readBookings(db: Db, ids: readonly number[]): Promise<Booking[]> {
  const { rows } = await sql<BookingRow>`
    select * from bus_bookings where id = any(${ids}::bigint[])`.execute(db)
  return withLegs(db, rows)
}

/** A traveller's held, requested and paying bookings, locked. */
export async function lockOpenOf(trx: Trx, userId: number): Promise<Booking[]> {
  const { rows } = await sql<BookingRow>`
    select * from bus_bookings where user_id = ${userId} and state in ('asking', 'held', 'paying')
    order by id for update`.execute(trx)
  return withLegs(trx, rows)
}

/** The newest booking of a traveller's session. */
export async function findBySession(
  db: Db | Trx,
  userId: number,
  sessionId: string,
): Promise<Booking | null> {
  const { rows } = await sql<BookingRow>`
    select * from bus_bookings where user_id = ${userId} and session_id = ${sessionId}
    order by id desc limit 1`.execute(db)
  return one(db, rows)
}

/** The booking of a traveller's leg; null for another traveller's, too. */
export async function findByLeg(
  db: Db | Trx,
  userId: number,
  legId: number,
): Promise<Booking | null> {
  const { rows } = await sql<BookingRow>`
    select b.* from bus_bookings b join bus_legs l on l.booking_id = b.id
    where l.id = ${legId} and b.user_id = ${userId}`.execute(db)
  return one(db, rows)
}

/** The booking that a reservation belongs to. */
export async function findByReservation(
  db: Db | Trx,
  userId: number,
  reservationId: number,
): Promise<Booking | null> {
  const { rows } = await sql<BookingRow>`
    select b.* from bus_bookings b join bus_legs l on l.booking_id = b.id
    where l.reservation_id = ${reservationId} and b.user_id = ${userId}`.execute(db)
  return one(db, rows)
}

/** The reservations that were opened for a booking, going first. */
export const reservationsOf = async (trx: Trx, bookingId: number): Promise<number[]> =>
  ((await readBooking(trx, bookingId))?.legs ?? []).flatMap((leg) => leg.reservationId ?? [])

export async function insertBooking(
  trx: Trx,
  it: { userId: number; sessionId: string; operator: string; now: Date },
): Promise<Booking> {
  const { rows } = await sql<BookingRow>`
    insert into bus_bookings (user_id, session_id, operator, state, created_at, updated_at)
    values (${it.userId}, ${it.sessionId}, ${it.operator}, 'asking', ${it.now}, ${it.now})
    returning *`.execute(trx)
  const booking = await one(trx, rows)
  if (!booking) throw new Error('The bus booking was not written')
  return booking
}

/** Writes the legs of a booking as they are held now; a leg that stays keeps its id. */
export async function writeLegs(
  trx: Trx,
  bookingId: number,
  drafts: readonly LegDraft[],
): Promise<void> {
  const kept = drafts.map((it) => it.isReturn)
  await sql`
    delete from bus_legs where booking_id = ${bookingId} and not (is_return = any(${kept}::boolean[]))`.execute(
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
