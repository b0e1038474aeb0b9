import type { Language } from '@rihla/contract/values/language'
import { sql, type RawBuilder } from 'kysely'
import { named, type Db, type Trx } from '../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../platform/database/tables.ts'
import { RESERVATION } from './reservation-columns.ts'
import { pickUpOf, type Reservation } from './reservation.ts'

type ReservationRow = CamelRow<
  'reservations',
  {
    status: Reservation['status']
    payment_status: Reservation['paymentStatus']
    language: Language
    sold: Reservation['sold']
    payment_instructions: Reservation['paymentInstructions']
  }
>

/** Reservations by a condition and what follows it (order, limit, lock). */
const reservations = (db: Db | Trx, where: RawBuilder<unknown>): Promise<Reservation[]> =>
  camelRows(db, sql<ReservationRow>`select ${RESERVATION} from reservations where ${where}`)

const oneReservation = async (
  db: Db | Trx,
  where: RawBuilder<unknown>,
): Promise<Reservation | null> => (await reservations(db, where))[0] ?? null

type Own =
  | 'id'
  | 'paid'
  | 'points'
  | 'chooseBy'
  | 'deposit'
  | 'refunded'
  | 'takenBack'
  | 'confirmedAt'
  | 'status'
  | 'paymentStatus'
  | 'paymentInstructions'

export type NewReservation = Omit<Reservation, Own | 'clientEmail' | 'pickUpFrom'> & {
  /** Where its source has ids that nothing else has; by default the next one of ours. */
  readonly id?: number | null
  readonly clientEmail?: string | null
  readonly pickUpFrom?: Reservation['pickUpFrom']
  readonly deposit?: Reservation['deposit']
  readonly points?: Reservation['points']
}

const searchTextOf = (it: NewReservation): string =>
  [it.reference, it.sold.name.en, it.sold.name.ar, it.sold.city.en, it.sold.city.ar]
    .join(' ')
    .toLowerCase()

/**
 * Writes a reservation down, unpaid; one that its source already has is brought up to date instead,
 * while it isn't paid. Null when it is paid and therefore left alone.
 */
export async function upsertReservation(trx: Trx, it: NewReservation): Promise<Reservation | null> {
  const statement = sql<ReservationRow>`
    insert into reservations (id, reference, module, item_id, source_kind, source_id, user_id, status, payment_status,
      payment_method, from_date, to_date, seats, adults, children, client_name, client_phone, client_email, special_requests, pick_up_from, coupon,
      language, sold, total, points, deposit, payment_deadline, created_at, search_text)
    overriding system value
    values (coalesce(${it.id ?? null}::bigint, nextval(pg_get_serial_sequence('reservations', 'id'))), ${it.reference}, ${it.module}, ${it.itemId}, ${it.sourceKind}, ${it.sourceId}, ${it.userId}, 'Pending Payment',
      'Unpaid', ${it.paymentMethod}, ${it.fromDate}, ${it.toDate}, ${it.seats}, ${it.adults}, ${it.children},
      ${it.clientName}, ${it.clientPhone}, ${it.clientEmail ?? null}, ${it.specialRequests}, ${pickUpOf(it.sold, it.pickUpFrom ?? null)}, ${it.coupon}, ${it.language},
      ${JSON.stringify(it.sold)}::jsonb, ${it.total}, ${it.points ?? 0}, ${it.deposit ?? null}, ${it.paymentDeadline}, ${it.createdAt}, ${searchTextOf(it)})
    on conflict (source_kind, source_id) do update set
      user_id = excluded.user_id, payment_method = excluded.payment_method, client_name = excluded.client_name,
      client_phone = excluded.client_phone, client_email = excluded.client_email, special_requests = excluded.special_requests, pick_up_from = excluded.pick_up_from, coupon = excluded.coupon,
      language = excluded.language, sold = excluded.sold, total = excluded.total, points = excluded.points, deposit = excluded.deposit, seats = excluded.seats,
      adults = excluded.adults, children = excluded.children, from_date = excluded.from_date,
      to_date = excluded.to_date, search_text = excluded.search_text, payment_deadline = excluded.payment_deadline, status = 'Pending Payment'
    where reservations.status in ('Pending Payment', 'Expired')
    returning ${RESERVATION}`
  return (await camelRows(trx, statement))[0] ?? null
}

/** Brings one that still waits for its payment to what its source says by now. */
export async function updateUnpaid(
  trx: Trx,
  known: Reservation,
  facts: Partial<NewReservation>,
): Promise<void> {
  if (known.status === 'Pending Payment')
    await upsertReservation(trx, { ...known, id: null, ...facts })
}

export async function lockReservation(trx: Trx, id: number): Promise<Reservation | null> {
  return oneReservation(trx, sql`id = ${id} for update`)
}

export async function findBySource(
  db: Db | Trx,
  kind: string,
  id: number,
): Promise<Reservation | null> {
  return oneReservation(db, sql`source_kind = ${kind} and source_id = ${id}`)
}

/** The reservations of these orders, in no order. */
export async function findBySources(
  db: Db | Trx,
  orders: readonly { readonly orderKind: string; readonly orderId: number }[],
): Promise<Reservation[]> {
  return reservations(
    db,
    sql`(source_kind, source_id) in (select kind, id from unnest(${orders.map((it) => it.orderKind)}::text[],
      ${orders.map((it) => it.orderId)}::bigint[]) it (kind, id))`,
  )
}

/** These reservations, in no order. */
export async function readReservations(
  db: Db | Trx,
  ids: readonly number[],
): Promise<Reservation[]> {
  return reservations(db, sql`id = any(${ids}::bigint[])`)
}

/** A reservation of this user, or, asked for by us, of a guest (null); null for another's, too. */
export async function findOwn(
  db: Db | Trx,
  userId: number | null,
  id: number,
  module: string,
): Promise<Reservation | null> {
  return oneReservation(
    db,
    sql`id = ${id} and user_id is not distinct from ${userId}::bigint and module = ${module}`,
  )
}

/** Says how to pay a reservation that waits for it; null: on a page. */
export async function noteInstructions(
  trx: Trx,
  id: number,
  it: Reservation['paymentInstructions'],
): Promise<void> {
  await sql`
    update reservations set payment_instructions = ${it && JSON.stringify(it)}::jsonb where id = ${id}`.execute(
    trx,
  )
}

/** Until when a reservation waits for its payment. */
export async function noteDeadline(trx: Trx, id: number, deadline: Date): Promise<void> {
  await sql`update reservations set payment_deadline = ${deadline} where id = ${id}`.execute(trx)
}

/** By whom, how and until when a reservation that waits for its payment is being paid. */
export async function notePaying(
  trx: Trx,
  id: number,
  it: { readonly userId: number | null; readonly method: string; readonly deadline: Date },
): Promise<void> {
  await sql`
    update reservations set payment_deadline = ${it.deadline}, payment_method = ${it.method},
      user_id = coalesce(user_id, ${it.userId}::bigint)
    where id = ${id} and status = 'Pending Payment'`.execute(trx)
}

/** Before it is confirmed: sold at this price and by this method. */
export async function setAgreed(
  trx: Trx,
  id: number,
  it: Pick<Reservation, 'sold' | 'total' | 'paymentMethod' | 'deposit'> &
    Partial<Pick<Reservation, 'points'>>,
): Promise<void> {
  await sql`
    update reservations set sold = ${JSON.stringify(it.sold)}::jsonb, total = ${it.total},
      payment_method = ${it.paymentMethod}, deposit = ${it.deposit},
      points = coalesce(${it.points ?? null}::bigint, points)
    where id = ${id} and confirmed_at is null`.execute(trx)
}

/** Until when its traveller chooses what becomes of late money; null: they have, or it was too late. */
export async function noteChoice(trx: Trx, id: number, chooseBy: Date | null): Promise<void> {
  await sql`update reservations set choose_by = ${chooseBy} where id = ${id}`.execute(trx)
}

/** Before it is confirmed: on other days than those that were asked for. */
export async function setDays(
  trx: Trx,
  id: number,
  { fromDate, toDate }: Pick<Reservation, 'fromDate' | 'toDate'>,
): Promise<void> {
  await sql`
    update reservations set from_date = ${fromDate}, to_date = ${toDate}
    where id = ${id} and confirmed_at is null`.execute(trx)
}

/** A status, and what it brings with it. */
export type StatusChange = Pick<Reservation, 'status' | 'paymentStatus'> &
  Partial<
    Pick<Reservation, 'paid' | 'total' | 'sold' | 'refunded'> & {
      confirmedAt: Date
      paymentDeadline: Date
    }
  >

export async function setStatus(trx: Trx, id: number, change: StatusChange): Promise<void> {
  await sql`
    update reservations set status = ${change.status}, payment_status = ${change.paymentStatus},
      paid = coalesce(${change.paid ?? null}::bigint, paid),
      total = coalesce(${change.total ?? null}::bigint, total),
      sold = coalesce(${change.sold ? JSON.stringify(change.sold) : null}::jsonb, sold),
      refunded = coalesce(${change.refunded ?? null}::bigint, refunded),
      payment_deadline = coalesce(${change.paymentDeadline ?? null}::timestamptz, payment_deadline),
      confirmed_at = coalesce(confirmed_at, ${change.confirmedAt ?? null}::timestamptz)
    where id = ${id}`.execute(trx)
}

/** Adds to a reservation's history; answers the number of the event. */
export async function writeEvent(
  trx: Trx,
  event: {
    reservationId: number
    kind: string
    from: string | null
    to: string | null
    actor: string
    at: Date
    detail?: object
    /** Piastres by which what was confirmed became dearer, below zero cheaper. */
    priceChange?: number
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into reservation_events (reservation_id, kind, from_status, to_status, actor, at, detail, price_change)
    values (${event.reservationId}, ${event.kind}, ${event.from}, ${event.to}, ${event.actor}, ${event.at},
      ${JSON.stringify(event.detail ?? {})}::jsonb, ${event.priceChange ?? 0}) returning id`.execute(
    trx,
  )
  return rows[0]?.id ?? 0
}

/** How many bookings of any kind each of these people has made; who has none is left out. */
export async function countBookings(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ user_id: number; total: number }>`
    ${named('booking-counts')} select user_id, count(*) as total from reservations
     where user_id = any(${userIds}::bigint[]) and confirmed_at is not null group by user_id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.user_id, row.total]))
}

/**
 * Reservations whose rest isn't paid, the one that is due first first: those due before an instant, or those that
 * are to be reminded of it once more.
 */
export async function unpaidBalances(
  db: Db,
  request: { dueBefore: Date; remindedLess?: number; limit: number },
): Promise<Reservation[]> {
  return reservations(
    db,
    sql`status = 'Deposit Paid' and payment_deadline < ${request.dueBefore}
      and balance_reminders < ${request.remindedLess ?? 32_000}
      order by payment_deadline, id limit ${request.limit}`,
  )
}

/** Notes that its traveller was reminded of the rest so often; false when that was noted before. */
export async function noteBalanceReminders(trx: Trx, id: number, count: number): Promise<boolean> {
  const { rows } = await sql`
    update reservations set balance_reminders = ${count}
    where id = ${id} and balance_reminders < ${count} returning id`.execute(trx)
  return rows.length > 0
}
