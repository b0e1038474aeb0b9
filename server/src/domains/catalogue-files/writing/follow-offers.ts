import { sql } from 'kysely'
import { setAllotmentsOf } from '../../inventory/index.ts'
import type { NounFile } from '../reading/find-files.ts'
import type { Wrong } from '../reading/words.ts'
import type { Check } from './check-rows.ts'

const MOST_SHOWN = 200

/** What opens days by itself, each with the places and the weekdays that it opens them with, as SQL. */
const OPENERS = `select 'activity' as kind, id, code, daily_capacity as places, weekdays,
    case when type_id = 13 then 'day-uses' else 'activities' end as noun, 'daily_places' as field from activities
  union all select 'package', id, code, places, weekdays, kind || 's', 'places' from packages
  union all select 'room', id, code, nightly_capacity, '{0,1,2,3,4,5,6}', 'rooms', 'nightly_rooms' from room_types`

/** Keeps what the offers that the files name opened their days with, until `followOffers`. */
export async function keepOpeners({ trx, importId, today }: Check): Promise<void> {
  await sql`create temporary table openers_before on commit drop as
    select o.* from (${sql.raw(OPENERS)}) o where exists (select from catalogue_staged s
      where s.import_id = ${sql.lit(importId)} and (s.noun = o.noun and s.fields->>'code' = o.code
        or o.kind = 'package' and s.noun = 'departures' and s.fields->>'package' = o.code))`.execute(
    trx,
  )
  await sql`create temporary table departures_before on commit drop as
    select x.* from package_departures x
     where x.package_id in (select id from openers_before where kind = 'package') and x.day >= ${sql.lit(today)}::date`.execute(
    trx,
  )
}

/** Days ahead of these offers that are open: whether they run and with which places, before the files and now. */
const daysAhead = ({ today }: Check) => sql`
  select s.kind, s.item_id, s.day, s.capacity, s.closed, s.closed and s.withdrawn as withdrawn, b.code, b.field,
      xo.day is not null or extract(dow from s.day) = any(b.weekdays) as ran,
      xn.day is not null or extract(dow from s.day) = any(n.weekdays) as runs,
      coalesce(xo.places, b.places) as before, coalesce(xn.places, n.places) as after,
      case when coalesce(xn.places, xo.places) is null then b.noun else 'departures' end as noun
    from openers_before b
    join (${sql.raw(OPENERS)}) n on n.kind = b.kind and n.id = b.id
    join stock s on s.kind = b.kind and s.item_id = b.id and s.day >= ${sql.lit(today)}::date
    left join departures_before xo on b.kind = 'package' and xo.package_id = b.id and xo.day = s.day
    left join package_departures xn on b.kind = 'package' and xn.package_id = b.id and xn.day = s.day`

/** Keeps every day that `writeAllotments` or `followOffers` may change, to be locked before either. */
export async function keepDaysToChange(it: Check, hasAllotments: boolean): Promise<void> {
  await sql`create temporary table days_to_change on commit drop as
    select kind, item_id, day from (${daysAhead(it)}) d where ran <> runs or before <> after
    ${sql.raw(hasAllotments ? 'union select kind, item_id, day from allotment_days' : '')}`.execute(
    it.trx,
  )
  await sql`analyze days_to_change`.execute(it.trx)
}

/**
 * Days that are open, where the files changed whether they run, or the places that they were opened with. Of closed ones
 * those alone are opened that were closed as these are: not those that staff closed.
 */
const changedDays = (it: Check, hasAllotments: boolean) => sql`
  select (row_number() over ())::integer as row_number, d.kind, d.item_id, d.day, d.noun, d.field,
      case when runs and capacity = before then after else capacity end as places,
      case when withdraws then true when returns then false end as closed,
      (select s.row_number from catalogue_staged s
        where s.import_id = ${sql.lit(it.importId)} and s.noun = d.noun
          and d.code = s.fields->>case d.noun when 'departures' then 'package' else 'code' end
        order by s.fields->>'day' = d.day::text desc nulls last, s.row_number limit 1) as its_row
    from (select a.*, ran and not runs and not closed as withdraws, runs and not ran and withdrawn as returns
      from (${daysAhead(it)}) a) d
   where (withdraws or returns or runs and capacity = before and before <> after)
     ${sql.raw(
       hasAllotments
         ? `and not exists (select from allotment_days a
              where a.kind = d.kind and a.item_id = d.item_id and a.day = d.day)`
         : '',
     )}`

/**
 * Days that were opened before follow what the files say of their offers: they are closed where an offer no longer
 * runs, opened where it runs again, and have its new places where they had its old ones. What managers or
 * allotments gave a day stays, and so do days that they closed. Answers how many days changed, or what would leave
 * less than is sold and held.
 */
export async function followOffers(
  it: Check,
  files: readonly NounFile[],
): Promise<{ changed: number; wrong: readonly Wrong[] }> {
  const { trx } = it
  const hasAllotments = files.some(({ noun }) => noun.name === 'allotments')
  await sql`create temporary table open_changes on commit drop as ${changedDays(it, hasAllotments)}`.execute(
    trx,
  )
  const tooFew = await setAllotmentsOf(trx, 'open_changes', 'withdrawn')
  const shown = tooFew.slice(0, MOST_SHOWN)
  const { rows } = await sql<{ row: number; noun: string; field: string; its: number | null }>`
    select row_number as row, noun, field, its_row as its from open_changes
     where row_number = any(${shown.map(({ row }) => row)}::integer[])`.execute(trx)
  const wrong = shown.flatMap(({ row, day, sold, held, places }): Wrong[] => {
    const found = rows.find((one) => one.row === row)
    if (!found) return []
    const file = files.find(({ noun }) => noun.name === found.noun)?.name ?? found.noun
    const what = `${found.field}: ${places} on ${day} is less than what is sold (${sold}) and held (${held})`
    return [{ file, ...(found.its !== null && { row: found.its }), what }]
  })
  const { rows: count } = await sql<{ n: number }>`
    select count(*)::integer as n from open_changes`.execute(trx)
  return { changed: count[0]?.n ?? 0, wrong }
}
