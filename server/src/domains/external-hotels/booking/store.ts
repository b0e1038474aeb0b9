import type { Language } from '@rihla/contract/values/language'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../../platform/database/tables.ts'
import { stepsFromJson } from '../rates/plan-store.ts'
import type { Booking, BookingState, Offer } from './booking.ts'
import { newCode } from './booking-code.ts'
import type { Owner } from './owner.ts'

type WireOffer = Omit<Offer, 'cancellation'> & {
  readonly cancellation: readonly { readonly from: string; readonly charge: number }[]
}
type BookingRow = CamelRow<
  'external_bookings',
  {
    offer: WireOffer
    state: BookingState
    language: Language
    cancel_state: Booking['cancelState']
    cancel_because: Booking['cancelBecause']
    deposit: Booking['deposit']
  }
>

const toBooking = ({ offer, ...row }: BookingRow): Booking => ({
  ...row,
  offer: { ...offer, cancellation: stepsFromJson(offer.cancellation) },
})

const oneBooking = async (db: Db | Trx, where: RawBuilder<unknown>): Promise<Booking | null> => {
  const statement = sql<BookingRow>`select * from external_bookings where ${where}`
  return (await camelRows(db, statement)).map(toBooking)[0] ?? null
}

export const readBooking = (db: Db | Trx, id: number): Promise<Booking | null> =>
  oneBooking(db, sql`id = ${id}`)

/** The booking, locked against every other change until the transaction ends. */
export const lockBooking = async (trx: Trx, id: number): Promise<Booking | null> => {
  const statement = sql<BookingRow>`select * from lock_external_booking(${id})`
  return (await camelRows(trx, statement)).map(toBooking)[0] ?? null
}

/** What the same owner was quoted for the same rate, and hasn't gone on with. */
export const findQuoted = (
  db: Db,
  { userId, applicationId }: Owner,
  token: string,
  now: Date,
): Promise<Booking | null> =>
  oneBooking(
    db,
    sql`state = 'quoted' and offer ->> 'token' = ${token} and expires_at > ${now}
      and application_id is not distinct from ${applicationId}::uuid
      and user_id is not distinct from ${userId}::bigint
    order by id desc limit 1`,
  )

type Quoted = Pick<
  Booking,
  | 'supplier'
  | 'hotelId'
  | 'userId'
  | 'applicationId'
  | 'language'
  | 'arrival'
  | 'departure'
  | 'adults'
  | 'childAges'
  | 'offer'
  | 'shownBefore'
  | 'payDeposit'
  | 'deposit'
  | 'expiresAt'
>

const jsonOrNull = (value: object | null): string | null => value && JSON.stringify(value)

export async function insertBooking(trx: Trx, it: Quoted, now: Date): Promise<Booking> {
  const statement = sql<BookingRow>`
    insert into external_bookings (supplier, hotel_id, code, user_id, application_id, language, arrival, departure,
      adults, child_ages, offer, price, shown_before, pay_deposit, deposit, expires_at, state, created_at, updated_at)
    values (${it.supplier}, ${it.hotelId}, ${newCode()}, ${it.userId}, ${it.applicationId}, ${it.language},
      ${it.arrival}, ${it.departure}, ${it.adults}, ${it.childAges}::smallint[], ${JSON.stringify(it.offer)}::jsonb,
      ${it.offer.price}, ${it.shownBefore}, ${it.payDeposit}, ${jsonOrNull(it.deposit)}::jsonb, ${it.expiresAt}, 'quoted', ${now}, ${now})
    returning *`
  const [booking] = (await camelRows(trx, statement)).map(toBooking)
  if (!booking) throw new Error('The quote was not written')
  return booking
}

/** Quotes a booking anew: another rate or another price, and time from now on. Its guests stay. */
export async function requote(
  trx: Trx,
  id: number,
  it: Pick<
    Quoted,
    | 'offer'
    | 'shownBefore'
    | 'payDeposit'
    | 'deposit'
    | 'expiresAt'
    | 'language'
    | 'adults'
    | 'childAges'
  >,
  now: Date,
): Promise<void> {
  await sql`
    update external_bookings set offer = ${JSON.stringify(it.offer)}::jsonb, price = ${it.offer.price},
      shown_before = ${it.shownBefore}, pay_deposit = ${it.payDeposit}, deposit = ${jsonOrNull(it.deposit)}::jsonb, expires_at = ${it.expiresAt},
      language = ${it.language}, adults = ${it.adults}, child_ages = ${it.childAges}::smallint[],
      state = 'quoted', updated_at = ${now}
    where id = ${id}`.execute(trx)
}

type Change = {
  readonly state?: BookingState
  readonly userId?: number | null
  readonly expiresAt?: Date
  readonly guests?: { readonly sealed: string; readonly keyId: string }
  readonly specialRequest?: string | null
  readonly attemptId?: number
  readonly paid?: number
  readonly paidAt?: Date
  readonly lookAt?: Date
  readonly supplierReference?: string
  readonly refusedBecause?: string
}

/** Money of a booking went back without us; piastres. The booking is locked. */
export async function takeFromExternal(trx: Trx, id: number, amount: number): Promise<void> {
  await sql`
    update external_bookings set paid = greatest(0, paid - ${amount}) where id = ${id}`.execute(trx)
}

/** Changes what is named, nothing else. */
export async function updateBooking(trx: Trx, id: number, it: Change, now: Date): Promise<void> {
  await sql`
    update external_bookings set state = coalesce(${it.state ?? null}, state),
      user_id = coalesce(${it.userId ?? null}::bigint, user_id),
      expires_at = coalesce(${it.expiresAt ?? null}::timestamptz, expires_at),
      guests_sealed = coalesce(${it.guests?.sealed ?? null}, guests_sealed),
      guests_key = coalesce(${it.guests?.keyId ?? null}, guests_key),
      special_request = case when ${it.specialRequest === undefined} then special_request
        else ${it.specialRequest ?? null} end,
      attempt_id = coalesce(${it.attemptId ?? null}::bigint, attempt_id),
      paid = coalesce(${it.paid ?? null}::bigint, paid),
      paid_at = coalesce(${it.paidAt ?? null}::timestamptz, paid_at),
      look_at = coalesce(${it.lookAt ?? null}::timestamptz, look_at),
      supplier_reference = coalesce(${it.supplierReference ?? null}, supplier_reference),
      refused_because = coalesce(${it.refusedBecause ?? null}, refused_because),
      updated_at = ${now}
    where id = ${id}`.execute(trx)
}
