import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'

/** Gives days of an activity or a day-use offer a price of their own, an adult's, which knows no discount. */
export async function priceActivityDays(
  trx: Trx,
  activityId: number,
  days: readonly CalendarDate[],
  price: Piastres,
): Promise<void> {
  await sql`
    insert into activity_prices (activity_id, day, price)
    select ${activityId}, d.day, ${price} from unnest(${days}::date[]) d (day)
    on conflict (activity_id, day) do update set price = excluded.price`.execute(trx)
}

/** Gives days back to the price of all days, discount and all. */
export async function unpriceActivityDays(
  trx: Trx,
  activityId: number,
  days: readonly CalendarDate[],
): Promise<void> {
  await sql`
    delete from activity_prices where activity_id = ${activityId} and day = any(${days}::date[])`.execute(
    trx,
  )
}
