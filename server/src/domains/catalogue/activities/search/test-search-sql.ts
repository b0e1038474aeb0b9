import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import type pg from 'pg'
import { freeNowSql } from '../../offer/availability.ts'
import { openDates } from '../../site/site-dates.ts'
import { ofFamilySql, type Family } from '../family.ts'
import type { Order } from '../../offer/order.ts'
import type { ActivitySearch } from '../search-filters.ts'
import { saleEndSql } from '../store.ts'

/** SQL: what one pays for a row `a` on a day. */
const priceSql = (day: string): string =>
  `coalesce((select x.price from activity_prices x where x.activity_id = a.id and x.day = ${day}), a.effective_price)`

/** SQL: places that children of these ages take of a row `a`. */
const childPlacesSql = (ages: string): string => `(
  select count(*) from unnest(${ages}) age
   where coalesce((select (b->>'place')::boolean from jsonb_array_elements(a.child_bands) b
     where (b->>'maxAge')::integer >= age order by (b->>'maxAge')::integer limit 1), true))`

/** Ids of what a search must find, in their order: what PostgreSQL says of every row. */
export async function idsBySql(
  pool: pg.Pool,
  family: Family,
  search: ActivitySearch,
  order: Order,
  now: Date,
): Promise<number[]> {
  const values: unknown[] = []
  const put = (value: unknown): string => `$${values.push(value)}`
  const parts = ['a.active', ofFamilySql(family)]
  const { cityId, typeId, free, from, to, on, words, party } = search
  const ages = `'{${party.childAges.join()}}'::integer[]`
  if (party.childAges.length > 0)
    parts.push(`a.child_bands is not null and a.min_age <= all(${ages})`)
  if (cityId !== undefined) parts.push(`a.city_id = ${put(cityId)}::bigint`)
  if (typeId !== undefined && family === 'Activity')
    parts.push(`a.type_id = ${put(typeId)}::bigint`)
  if (typeId === DAY_USE_TYPE && family === 'Activity') parts.push('false')
  if (free) parts.push('a.free_cancellation')
  const { min, max } = openDates('days', now)
  const at = `'${now.toISOString()}'::timestamptz`
  const clock = `(${at} at time zone 'Africa/Cairo')`
  const ifFree = free
    ? `and ${clock} < s.day + a.starts_at - make_interval(hours => a.free_cancellation_hours)`
    : ''
  // Days that the party can book. Without a date a card leads to the first of them, and costs what that does.
  const bookable = `from stock s where s.kind = 'activity' and s.item_id = a.id
    and s.day between '${min}'::date and '${max}'::date
    and ${freeNowSql(at)} >= ${party.adults} + ${childPlacesSql(ages)}
    and ${clock} < s.day + make_interval(mins => ${saleEndSql}) ${ifFree}`
  if (on) parts.push(`exists (select ${bookable} and s.day = '${on}'::date)`)
  const price = priceSql(on ? `'${on}'::date` : `(select min(s.day) ${bookable})`)
  if (from !== null) parts.push(`${price} >= ${put(from)}`)
  if (to !== null) parts.push(`${price} <= ${put(to)}`)
  if (words) parts.push(`a.search_words @@ ${put(words)}::tsquery`)
  const direction = order.descending ? 'desc' : 'asc'
  const orders = { score: 'a.score', price, rating: 'a.rating' } as const
  const second = order.thenRating ? `, a.rating ${order.thenRating}` : ''
  const { rows } = await pool.query<{ id: number }>(
    `select a.id from activities a where ${parts.join(' and ')}
      order by ${orders[order.by]} ${direction}${second}, a.id ${direction}`,
    values,
  )
  return rows.map((row) => row.id)
}
