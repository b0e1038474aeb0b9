import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'

/**
 * Gives departures a price of their own: a couple's of a honeymoon, an adult's of a trip. They are days on which
 * the package leaves anyway; their places stay as they are.
 */
export async function priceDepartures(
  trx: Trx,
  packageId: number,
  days: readonly CalendarDate[],
  price: Piastres,
): Promise<void> {
  await sql`
    insert into package_departures (package_id, day, price)
    select ${packageId}, d.day, ${price} from unnest(${days}::date[]) d (day)
    on conflict (package_id, day) do update set price = excluded.price`.execute(trx)
}

/** Gives departures back to the package's price, discount and all; they leave as they did. */
export async function unpriceDepartures(
  trx: Trx,
  packageId: number,
  days: readonly CalendarDate[],
): Promise<void> {
  await sql`
    update package_departures set price = null where package_id = ${packageId} and day = any(${days}::date[])`.execute(
    trx,
  )
}
