import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/connect.ts'

/**
 * What stock said some seconds ago of things of one kind: places free on each day from the first on,
 * in memory. Stock rows stay the truth, and the hold decides.
 */
export type FreeByDay = {
  readonly kind: 'package' | 'room'
  readonly firstDay: CalendarDate
  readonly days: number
  /** The days themselves. */
  readonly dates: readonly CalendarDate[]
  /** Where a thing stands in the array of each day; given once, for as long as this lives. */
  readonly slots: Map<number, number>
  /** By day, then by slot; more than 255 count as 255. */
  readonly free: Uint8Array[]
}

export const freeByDay = (
  kind: FreeByDay['kind'],
  firstDay: CalendarDate,
  days: number,
): FreeByDay => ({
  kind,
  firstDay,
  days,
  dates: Array.from({ length: days }, (_, at) => addDays(firstDay, at)),
  slots: new Map(),
  free: Array.from({ length: days }, () => new Uint8Array(64)),
})

/** Position of a day; outside what is kept below 0 or from `days` on. */
export const dayAt = ({ firstDay }: Pick<FreeByDay, 'firstDay'>, day: CalendarDate): number =>
  daysBetween(firstDay, day)

/** Gives slots to things that have none yet, with nothing free; answers which those are. */
export function admit(known: FreeByDay, ids: Iterable<number>): number[] {
  const added: number[] = []
  for (const id of ids) {
    if (known.slots.has(id)) continue
    known.slots.set(id, known.slots.size)
    added.push(id)
  }
  const size = known.free[0]?.length ?? 0
  if (known.slots.size > size)
    known.free.forEach((day, at) => {
      const grown = new Uint8Array(Math.max(known.slots.size, size * 2))
      grown.set(day)
      known.free[at] = grown
    })
  return added
}

/** Reads anew what is free of these things; those without a slot are left out. */
export async function fillFree(db: Db, known: FreeByDay, ids: readonly number[]): Promise<void> {
  const { kind, firstDay, days, slots, free } = known
  const wanted = ids.filter((id) => slots.has(id))
  if (wanted.length === 0) return
  for (const row of await readFree(db, { kind, firstDay, days }, wanted)) {
    const slot = slots.get(row.item_id) ?? 0
    for (const day of free) day[slot] = 0
    row.at.forEach((at, n) => {
      const day = free[at]
      if (day) day[slot] = Math.min(255, Math.max(0, row.free[n] ?? 0))
    })
  }
}

type FreeRow = { item_id: number; at: number[]; free: number[] }

/**
 * What an unpaid hold takes counts as taken until it is tidied away: for a minute a search may show
 * less than there is, never more.
 */
async function readFree(
  db: Db,
  { kind, firstDay, days }: Pick<FreeByDay, 'kind' | 'firstDay' | 'days'>,
  ids: readonly number[],
): Promise<FreeRow[]> {
  const { rows } = await sql<{ item_id: number; at: string; free: string }>`
    select item_id, array_agg(day - ${firstDay}::date)::text as at,
      array_agg(case when closed then 0 else capacity - held - sold end)::text as free
    from stock where kind = ${kind} and item_id = any(${ids}::bigint[])
      and day >= ${firstDay}::date and day < ${addDays(firstDay, days)}::date group by item_id`.execute(
    db,
  )
  return rows.map(({ item_id, at, free }) => ({
    item_id,
    at: numbersOf(at),
    free: numbersOf(free),
  }))
}

/** The driver reads arrays number by number; of thousands of days that takes ten times as long. */
export const numbersOf = (array: string): number[] =>
  JSON.parse(`[${array.slice(1, -1)}]`) as number[]
