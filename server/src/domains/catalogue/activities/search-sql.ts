import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import type { Piastres } from '@rihla/contract/values/money'
import { hasPlacesOnSql } from '../offer/availability.ts'
import { MAX_PIASTRES } from '../offer/price-slots.ts'
import { ofFamilySql } from './family.ts'
import type { ActivitySearch, Order } from './search-filters.ts'

/** A statement for pg. With a name it is prepared once a connection: only for texts of a few shapes. */
export type Statement = { name?: string; text: string; values: unknown[] }

type Conditions = { sql: string; values: unknown[]; shape: string }
type Direct = 'lower' | 'upper' | 'both'

/**
 * The WHERE of a search over `activities a`; without a type it means activities, never day-use. `shape` names the text: same shape, same text. A price
 * bound that isn't `direct` is written on the negated column of the indexes, see the migration.
 */
function conditions(search: ActivitySearch, now: Date, direct: Direct): Conditions {
  const values: unknown[] = []
  const put = (value: unknown): string => `$${values.push(value)}`
  const parts = ['a.active']
  let shape = ''
  const add = (letter: string, part: string): void => {
    shape += letter
    parts.push(part)
  }
  const { from, to } = search
  const paired = direct === 'both' || from === null || to === null
  if (search.cityId !== undefined) add('c', `a.city_id = ${put(search.cityId)}`)
  if (search.typeId !== undefined) add('t', `a.type_id = ${put(search.typeId)}`)
  else parts.push(ofFamilySql('Activity'))
  if (search.free) add('f', 'a.free_cancellation')
  if (from !== null)
    add(
      'l',
      paired || direct === 'lower'
        ? `a.effective_price >= ${put(from)}`
        : `-a.effective_price <= ${put(-from)}`,
    )
  if (to !== null)
    add(
      'h',
      paired || direct === 'upper'
        ? `a.effective_price <= ${put(to)}`
        : `-a.effective_price >= ${put(-to)}`,
    )
  if (search.on) {
    const { day, seats } = search.on
    add(
      'd',
      hasPlacesOnSql(
        'activity',
        'a.id',
        `${put(day)}::date`,
        `${put(seats)}::integer`,
        `${put(now)}::timestamptz`,
      ),
    )
  }
  if (search.words) add('w', `a.search_words @@ ${put(search.words)}::tsquery`)
  return { sql: parts.join(' and '), values, shape }
}

const orderColumns = { score: 'score', price: 'effective_price', rating: 'rating' } as const

/** The last `id` makes every order total, so that pages neither repeat nor lose anything. */
function orderBy(order: Order): string {
  const direction = order.descending ? 'desc' : 'asc'
  const second = order.thenRating ? `, a.rating ${order.thenRating}` : ''
  return `a.${orderColumns[order.by]} ${direction}${second}, a.id ${direction}`
}

const cardColumns = (
  language: 'en' | 'ar',
): string => `a.id, a.type_id, a.city_id, a.name_${language} as name,
  a.price, a.offer_price, a.offer_expires_at, a.free_cancellation_hours, a.duration_minutes, a.rating,
  a.reviews_count, a.cover`

/** What day-use cards say beside: whose place it is, and its hours. */
const venueColumns = (language: 'en' | 'ar'): string => `, a.hotel_${language} as hotel,
  a.area_${language} as area, to_char(a.opens_at, 'HH24:MI') as opens_at, to_char(a.closes_at, 'HH24:MI') as closes_at`

/** Up to here a page is read with its rows; further on the rows passed over are only counted off. */
const NEAR = 200
const USUAL_SIZE = 20

/** One bound becomes two: half as many texts to prepare. */
const bounded = (search: ActivitySearch): ActivitySearch =>
  search.from === null && search.to === null
    ? search
    : { ...search, from: search.from ?? 0, to: search.to ?? MAX_PIASTRES }

/**
 * One page of cards. `few` is for prices that leave little of what the order would read: they are
 * found by price and sorted, instead of reading in order until enough have turned up.
 * The limit stands in the text, not in a parameter: the planner must know that it is small.
 */
export function pageStatement(
  search: ActivitySearch,
  order: Order,
  { offset, size, few }: { offset: number; size: number; few: boolean },
  language: 'en' | 'ar',
  now: Date,
): Statement {
  const direct = few ? 'both' : order.descending ? 'upper' : 'lower'
  const { sql, values, shape } = conditions(bounded(search), now, direct)
  const from = offset > 0 ? ` offset $${values.push(offset)}` : ''
  const ordered = `order by ${orderBy(order)} limit ${size}${from}`
  const ids = `select a.id from activities a where ${sql}`
  const dayUse = search.typeId === DAY_USE_TYPE
  const columns = cardColumns(language) + (dayUse ? venueColumns(language) : '')
  const sorted = few && order.by !== 'price'
  const far = offset > NEAR
  const text = sorted
    ? `with few as materialized (${ids}) select ${columns} from few join activities a using (id) ${ordered}`
    : far
      ? `select ${columns} from (${ids} ${ordered}) far join activities a using (id) order by ${orderBy(order)}`
      : `select ${columns} from activities a where ${sql} ${ordered}`
  // Prepared by name only where few texts come often. Words are planned anew: how rare they are decides.
  if (search.words || size !== USUAL_SIZE || far) return { text, values }
  const kind = `${order.by}${order.descending ? '-' : '+'}${order.thenRating ?? ''}${few ? '!' : ''}`
  const of = dayUse ? 'day-use' : 'activities'
  return { name: `${of} ${shape} ${kind} ${offset > 0 ? 'on' : ''} ${language}`, text, values }
}

/** How many match, counted up to `atMost`. */
export function countStatement(search: ActivitySearch, atMost: number, now: Date): Statement {
  const where = conditions(search, now, 'both')
  const text = `select count(*)::integer as n from (select 1 from activities a where ${where.sql} limit ${atMost}) counted`
  return { text, values: where.values }
}

/** How many have one of these prices (bounds inclusive). */
export function countPricesStatement(
  search: ActivitySearch,
  ranges: readonly { from: Piastres; to: Piastres }[],
  now: Date,
): Statement {
  const where = conditions({ ...search, from: null, to: null }, now, 'both')
  const values = [...where.values]
  const counts = ranges.map(({ from, to }) => {
    const low = `$${values.push(from)}`
    const high = `$${values.push(to)}`
    return `(select count(*) from activities a where ${where.sql} and a.effective_price between ${low} and ${high})`
  })
  return { text: `select (${counts.join(' + ')})::integer as n`, values }
}

/** Of up to `atMost` that match but for the date: how many there are, and how many have places. */
export function shareStatement(search: ActivitySearch, atMost: number, now: Date): Statement {
  const on = search.on ?? { day: '1970-01-01', seats: 1 }
  const where = conditions({ ...search, on: undefined }, now, 'both')
  const values = [...where.values, on.day, on.seats, now]
  const [day, seats, at] = [values.length - 2, values.length - 1, values.length].map((n) => `$${n}`)
  const places = hasPlacesOnSql(
    'activity',
    'a.id',
    `${day}::date`,
    `${seats}::integer`,
    `${at}::timestamptz`,
  )
  const text = `select count(*)::integer as candidates, count(*) filter (where ${places})::integer as n
    from (select a.id from activities a where ${where.sql} limit ${atMost}) a`
  return { text, values }
}
