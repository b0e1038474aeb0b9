import { sql, type RawBuilder } from 'kysely'
import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Trx } from '@rihla/server/platform/database/connect'
import { stays } from './all.ts'

/** Nights are counted from this one. */
const SATURDAY = '2026-01-03'

/** A house so loved that the next fortnight is always full. */
export const FULL_HOUSE = 801
/** Every tenth night of this one was never opened: what a stay across it can't have. */
export const WITH_HOLES = 104
/** These are full on the second weekend of every month. */
const FULL_WEEKENDS = [301, 302, 501, 102, 401, 701]

const day = (yearly: string, year: number): CalendarDate => `${year}-${yearly}`

/** Weeks in which a stay is shut, this year's and the next's. */
function closures(today: CalendarDate) {
  const year = Number(today.slice(0, 4))
  return stays.flatMap(({ id, offer }) => {
    const { closed } = offer
    if (!closed) return []
    const [from, to] = closed
    return [year - 1, year, year + 1].map((it) => ({
      hotel: id,
      from: day(from, it),
      to: day(to, to < from ? it + 1 : it),
    }))
  })
}

/**
 * Opens the nights that come after a room's last one, so many from today, all in one statement;
 * nights that exist are left as they are. How full a night is depends on the room and the night alone,
 * so that the same demo comes out whenever it is loaded. Answers how many were opened.
 */
export async function openNights(trx: Trx, today: CalendarDate, nights: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with shut as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(closures(today))}::jsonb) as r (hotel bigint, "from" date, "to" date)
    ), rooms as materialized (
      select r.id, r.hotel_id as hotel, h.kind = 'cruise' as sails,
        r.hotel_id in (select hotel from shut) as shuts, r.nightly_capacity as capacity, greatest(${today}::date,
        (select max(s.day) + 1 from stock s where s.kind = 'room' and s.item_id = r.id)) as first
        from room_types r join hotels h on h.id = r.hotel_id
       where r.hotel_id = any(${stays.map(({ id }) => id)}::bigint[])
    ), turns as materialized (
      -- How many nights ago a ship set out, by the day of the week.
      select s.hotel_id as hotel, dow, min((dow - s.weekday + 7) % 7) as ago
        from sailings s cross join generate_series(0, 6) dow group by 1, 2
    ), nights as (
      select r.*, n, ${SATURDAY}::date + n as day, (n + 6) % 7 as dow
        from rooms r cross join lateral generate_series(r.first - ${SATURDAY}::date, ${addDays(today, nights - 1)}::date - ${SATURDAY}::date) n
    ), blocks as (
      -- A night's luck is its own; a sailing's nights share theirs, and so do a weekend's two.
      select nights.*, case when sails then n - ago when dow = 5 then n - 1 else n end as block
        from nights left join turns using (hotel, dow)
    ), lots as (
      select *, (hashint8(id * 1000003 + block) & 2147483647) % 1000 as luck,
        (hashint8(hotel * 7919 + (n + 4) / 7) & 2147483647) % 1000 as week
        from blocks
    )
    insert into stock (kind, item_id, day, capacity, sold, closed)
    select 'room', id, day, capacity,
      case when hotel = ${FULL_HOUSE} and n < ${fullUntil(today)} then capacity
           when dow in (4, 5) and hotel = any(${FULL_WEEKENDS}::bigint[]) and extract(day from day) between 8 and 14 then capacity
           when dow in (4, 5) and not sails and week between 20 and 70 then capacity
           when luck < 45 then capacity
           when luck < 150 then greatest(0, capacity - 1 - luck % 3)
           else capacity * (luck % 60) / 100 end,
      (not sails and dow < 4 and week < 12) or shuts and exists (select from shut where shut.hotel = lots.hotel and day between "from" and "to")
      from lots
     where not (hotel = ${WITH_HOLES} and n % 10 = 3)
    ${await ifTaken(trx)}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/**
 * The nightly job may open the same nights, unless the rooms are of this transaction: then no other
 * transaction sees them, and looking for conflicts would double the cost of the first load.
 */
async function ifTaken(trx: Trx): Promise<RawBuilder<unknown>> {
  const { rows } = await sql`select from stock where kind = 'room' limit 1`.execute(trx)
  return rows.length === 0 ? sql`` : sql`on conflict do nothing`
}

/** A fortnight and a half from today, counted from the Saturday. */
const fullUntil = (today: CalendarDate): number => daysBetween(SATURDAY, today) + 21

/** Fills the full house's next fortnight, as time goes by; what is sold there only grows. */
export async function keepFullHouse(trx: Trx, today: CalendarDate): Promise<void> {
  await sql`update stock s set sold = capacity - held from room_types r
     where r.hotel_id = ${FULL_HOUSE} and s.kind = 'room' and s.item_id = r.id
       and s.day between ${today}::date and ${addDays(today, 13)}::date and s.held + s.sold < s.capacity`.execute(
    trx,
  )
}
