import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Trx } from '../../../../platform/database/connect.ts'
import { rateOf, weekdayOf } from '../price/night-rates.ts'
import type { Rate } from '../stay.ts'
import { atPrice, type Nightly } from './nightly.ts'
import { seasonsOf } from './seasons-of.ts'

/** All rates of a room, the highest priority first; the room is locked against another who prices it. */
async function lockRates(trx: Trx, roomId: number): Promise<Rate[]> {
  await sql`select from room_types where id = ${roomId} for no key update`.execute(trx)
  const { rows } = await sql<Rate>`
    select priority, first_night as "firstNight", last_night as "lastNight", weekdays, price,
      single_price as "singlePrice", extra_adult as "extraAdult", min_nights as "minNights"
    from room_rates where room_id = ${roomId} order by priority desc`.execute(trx)
  return rows
}

/** Whether all nights of a rate are among these. */
function isWithin(rate: Rate, nights: ReadonlySet<CalendarDate>): boolean {
  for (let night = rate.firstNight; night <= rate.lastNight; night = addDays(night, 1))
    if (rate.weekdays.includes(weekdayOf(night)) && !nights.has(night)) return false
  return true
}

/** The lowest numbers above a priority that are free, so that they don't grow with every change. */
function freeAbove(above: number, taken: ReadonlySet<number>, count: number): number[] {
  const free: number[] = []
  for (let at = above + 1; free.length < count; at += 1) if (!taken.has(at)) free.push(at)
  return free
}

/**
 * Sets what a room costs on these nights (in order, at most some weeks) for the adults that it is for; one alone
 * and another adult pay the same share of it as before, and the shortest stay is kept. Written as rates above
 * those that counted; rates that count on no night any more because of it go.
 */
export async function priceNights(
  trx: Trx,
  roomId: number,
  nights: readonly CalendarDate[],
  price: Piastres,
): Promise<void> {
  const rates = await lockRates(trx, roomId)
  const wanted = nights.map((night): Nightly => {
    const before = rateOf(rates, night)
    // A night that wasn't sold goes by the room's common rate, which has the lowest priority.
    const rate = before ?? rates.at(-1) ?? null
    return { night, ...atPrice(rate, price), minNights: before?.minNights ?? null }
  })
  const [first, last] = [nights[0], nights.at(-1)]
  if (first === undefined || last === undefined) return
  const all = new Set(nights)
  const over = rates.filter(
    (it) => it.firstNight >= first && it.lastNight <= last && isWithin(it, all),
  )
  await sql`delete from room_rates where room_id = ${roomId}
    and priority = any(${over.map((it) => it.priority)}::smallint[])`.execute(trx)
  const left = rates.filter((it) => !over.includes(it))
  const below = left.filter((it) => it.firstNight <= last && it.lastNight >= first)
  const top = Math.max(-1, ...below.map((it) => it.priority))
  const seasons = seasonsOf(wanted)
  const priorities = freeAbove(top, new Set(left.map((it) => it.priority)), seasons.length)
  for (const [at, it] of seasons.entries())
    await sql`
      insert into room_rates (room_id, priority, first_night, last_night, weekdays, price, single_price, extra_adult, min_nights)
      values (${roomId}, ${priorities[at]}, ${it.firstNight}, ${it.lastNight}, ${it.weekdays}, ${it.price},
        ${it.singlePrice}, ${it.extraAdult}, ${it.minNights})`.execute(trx)
}
