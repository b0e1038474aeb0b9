import type { InventoryKind } from '@rihla/contract/desk/inventory-kinds'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

/** A day of stock as it stands. */
export type DayRow = {
  readonly day: CalendarDate
  readonly capacity: number
  readonly sold: number
  /** By holds that live. */
  readonly held: number
  readonly closed: boolean
  /** Before offers; null: it isn't priced, or has no price of its own kind. */
  readonly price: Piastres | null
}

/** Which days of which item; both ends included. */
export type DaysOf = {
  readonly kind: InventoryKind
  readonly id: number
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/** SQL: the price of a day `s` of stock. */
const prices = {
  room: sql`(select r.price from room_rates r where r.room_id = s.item_id and s.day between r.first_night and r.last_night
    and extract(dow from s.day) = any(r.weekdays) order by r.priority desc limit 1)`,
  activity: sql`null::integer`,
  package: sql`(select coalesce(x.price, p.price) from packages p
    left join package_departures x on x.package_id = p.id and x.day = s.day where p.id = s.item_id)`,
} as const satisfies Readonly<Record<InventoryKind, unknown>>

/** The days of a range that have stock, in order. Expiry of holds is true by time. */
export async function readDays(
  db: Db | Trx,
  { kind, id, first, last }: DaysOf,
  now: Date,
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select s.day, s.capacity, s.sold, s.closed, ${prices[kind]} as price,
      s.held - case when s.held = 0 then 0 else coalesce((
        select sum(l.quantity)::integer from hold_lines l join holds h on h.id = l.hold_id
        where l.kind = s.kind and l.item_id = s.item_id and l.day = s.day
          and h.state = 'active' and h.expires_at <= ${now}), 0) end as held
    from stock s where s.kind = ${kind} and s.item_id = ${id} and s.day between ${first} and ${last}
    order by s.day`.execute(db)
  return rows
}
