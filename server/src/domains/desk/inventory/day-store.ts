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
  /** Before offers; null: it isn't priced. */
  readonly price: Piastres | null
  /** What it costs without a price of its own; null: nights of rooms, which have no other. */
  readonly usual: Piastres | null
  /** Whether it has a price of its own, which knows no discount; of a night this is never said. */
  readonly isOwn: boolean
}

/** Which days of which item; both ends included. */
export type DaysOf = {
  readonly kind: InventoryKind
  readonly id: number
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/** SQL: what a day `s` of stock costs by itself, and on all days. */
const prices = {
  room: {
    own: sql`(select r.price from room_rates r where r.room_id = s.item_id and s.day between r.first_night and r.last_night
      and extract(dow from s.day) = any(r.weekdays) order by r.priority desc limit 1)`,
    usual: sql`null::integer`,
  },
  activity: {
    own: sql`(select x.price from activity_prices x where x.activity_id = s.item_id and x.day = s.day)`,
    usual: sql`(select a.price from activities a where a.id = s.item_id)`,
  },
  package: {
    own: sql`(select x.price from package_departures x where x.package_id = s.item_id and x.day = s.day)`,
    usual: sql`(select p.price from packages p where p.id = s.item_id)`,
  },
} as const satisfies Readonly<Record<InventoryKind, unknown>>

/** The days of a range that have stock, in order. Expiry of holds is true by time. */
export async function readDays(
  db: Db | Trx,
  { kind, id, first, last }: DaysOf,
  now: Date,
): Promise<DayRow[]> {
  const { own, usual } = prices[kind]
  const { rows } = await sql<DayRow>`
    select s.day, s.capacity, s.sold, s.closed, coalesce(p.own, p.usual) as price, p.usual,
      p.usual is not null and p.own is not null as "isOwn",
      s.held - case when s.held = 0 then 0 else coalesce((
        select sum(l.quantity)::integer from hold_lines l join holds h on h.id = l.hold_id
        where l.kind = s.kind and l.item_id = s.item_id and l.day = s.day
          and h.state = 'active' and h.expires_at <= ${now}), 0) end as held
    from stock s cross join lateral (select ${own} as own, ${usual} as usual) p
    where s.kind = ${kind} and s.item_id = ${id} and s.day between ${first} and ${last}
    order by s.day`.execute(db)
  return rows
}
