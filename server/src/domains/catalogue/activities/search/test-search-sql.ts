import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import type pg from 'pg'
import { freeNowSql } from '../../offer/availability.ts'
import { openDates } from '../../site/site-dates.ts'
import { ofFamilySql, type Family } from '../family.ts'
import type { Order } from '../../offer/order.ts'
import type { ActivitySearch } from '../search-filters.ts'
import { saleEndSql } from '../store.ts'

/** SQL: what one pays for a row `a` on a day; without a day, on all that have no price of their own. */
const priceSql = (day: string | undefined): string =>
  day === undefined
    ? 'a.effective_price'
    : `coalesce((select x.price from activity_prices x where x.activity_id = a.id and x.day = ${day}), a.effective_price)`

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
  const onDay = on && `${put(on)}::date`
  // PostgreSQL wants to know the type of every parameter, also where nothing asks for prices.
  if (onDay) parts.push(`${onDay} is not null`)
  const price = priceSql(onDay)
  if (from !== null) parts.push(`${price} >= ${put(from)}`)
  if (to !== null) parts.push(`${price} <= ${put(to)}`)
  if (words) parts.push(`a.search_words @@ ${put(words)}::tsquery`)
  if (on) {
    const { min, max } = openDates('days', now)
    parts.push(on >= min && on <= max ? 'true' : 'false')
    const [day, at] = [`${put(on)}::date`, put(now)]
    const seats = `${put(party.adults)}::integer + ${childPlacesSql(ages)}`
    parts.push(`(select ${freeNowSql(`${at}::timestamptz`)} >= ${seats} from stock s
      where s.kind = 'activity' and s.item_id = a.id and s.day = ${day})`)
    const clock = `(${at}::timestamptz at time zone 'Africa/Cairo')`
    parts.push(`${clock} < ${day} + make_interval(mins => ${saleEndSql})`)
    if (free)
      parts.push(
        `${clock} < ${day} + a.starts_at - make_interval(hours => a.free_cancellation_hours)`,
      )
  }
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
