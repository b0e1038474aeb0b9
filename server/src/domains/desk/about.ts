import type { About } from '@rihla/contract/desk/fields'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { ReservationStatus } from '@rihla/contract/reservations'
import { sql, type RawBuilder } from 'kysely'
import { statusTexts, type Reservation } from '../reservations/index.ts'

/** What a list of the desk says of a reservation. */
export type AboutRow = {
  readonly reservation_id: number
  readonly reservation_reference: string
  readonly module: string
  readonly name: LocalizedText
  readonly client_name: string
  readonly client_phone: string | null
  readonly from_date: string
  readonly status: ReservationStatus
}

/** The columns of an `AboutRow`, of a reservation that a statement calls `r`. */
export const aboutColumns: RawBuilder<unknown> = sql`
  r.id as reservation_id, r.reference as reservation_reference, r.module, r.sold -> 'name' as name, r.client_name,
  r.client_phone, r.from_date, r.status`

/**
 * The number of the reservation that an attempt `a` pays for, for its rest or for a change of it: of a bus, which has one
 * for each way, the first.
 */
export const reservationIdOfAttempt: RawBuilder<unknown> = sql`
  case a.order_kind
    when 'bus' then (select min(l.reservation_id) from bus_legs l where l.booking_id = a.order_id)
    else (select s.id from reservations s where s.source_kind = split_part(a.order_kind, ':', 1) and s.source_id = a.order_id) end`

/** That reservation, as `r`. */
export const reservationOfAttempt: RawBuilder<unknown> = sql`
  left join lateral (select * from reservations own where own.id = ${reservationIdOfAttempt}) r on true`

/** A reservation as a list of the desk names it. */
export const presentAbout = (row: AboutRow, language: Language): About => ({
  Id: row.reservation_id,
  Reference: row.reservation_reference,
  Module: row.module,
  Name: row.name[language],
  ClientName: row.client_name,
  ClientPhone: row.client_phone,
  FromDate: row.from_date,
  StatusCode: row.status,
  Status: statusTexts[row.status][language],
})

/** The same of one that was read whole. */
export const presentReservation = (it: Reservation, language: Language): About => ({
  Id: it.id,
  Reference: it.reference,
  Module: it.module,
  Name: it.sold.name[language],
  ClientName: it.clientName,
  ClientPhone: it.clientPhone,
  FromDate: it.fromDate,
  StatusCode: it.status,
  Status: statusTexts[it.status][language],
})

type MaybeAbout = { readonly [Field in keyof AboutRow]: AboutRow[Field] | null }

/** The same, where there may be none. */
export const presentMaybe = (row: MaybeAbout, language: Language): About | null =>
  // The columns are those of one joined row: all of them are there, or none.
  row.reservation_id === null ? null : presentAbout(row as AboutRow, language)
