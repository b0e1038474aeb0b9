import type { DeskReservation } from '@rihla/contract/desk/reservations'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { aboutColumns, presentAbout, type AboutRow } from '../about.ts'

/** The other way of a round trip by bus: one payment and one promise for both, so who looks at one needs both. */
export async function otherWayOf(
  db: Db,
  reservationId: number,
  language: Language,
): Promise<DeskReservation['OtherWay']> {
  const { rows } = await sql<AboutRow & { is_return: boolean }>`
    select ${aboutColumns}, other.is_return
    from bus_legs mine join bus_legs other on other.booking_id = mine.booking_id and other.id <> mine.id
      join reservations r on r.id = other.reservation_id
    where mine.reservation_id = ${reservationId}`.execute(db)
  const [row] = rows
  return row ? { Reservation: presentAbout(row, language), IsReturn: row.is_return } : null
}
