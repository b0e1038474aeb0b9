import { sql } from 'kysely'
import { setAllotmentsOf } from '../../inventory/index.ts'
import { allotmentNoun } from '../nouns/terms.ts'
import type { Check } from './check-rows.ts'

type Found = { row: number; what: string }
const MOST_SHOWN = 200
const item = allotmentNoun.fields['offer']?.into('offer') ?? 'null'

/** Spreads the ranges of places over their days, from today on. Answers the rows that name a day twice. */
export async function spreadAllotments({ trx, importId, today }: Check): Promise<Found[]> {
  await sql`create temporary table allotment_days on commit drop as
    select s.row_number, d.day::date as day, (s.fields->>'places')::integer as places,
        (s.fields->>'closed')::boolean as closed, s.item_id,
        case s.fields->>'kind' when 'room' then 'room' when 'honeymoon' then 'package' when 'trip' then 'package'
          else 'activity' end as kind
      from (select s.*, ${sql.raw(item)} as item_id from catalogue_staged s
        where s.import_id = ${sql.lit(importId)} and s.noun = ${sql.lit(allotmentNoun.name)} offset 0) s
     cross join generate_series(greatest((s.fields->>'first')::date, ${sql.lit(today)}::date),
       (s.fields->>'last')::date, interval '1 day') d (day)`.execute(trx)
  await sql`analyze allotment_days`.execute(trx)
  const { rows: twice } = await sql<Found>`
    select row, 'first: row ' || before || ' has ' || day || ' already' as what from (
      select row_number as row, day, first_value(row_number) over (partition by kind, item_id, day order by row_number) as before
        from allotment_days) d
     where row <> before order by row, day limit ${MOST_SHOWN}`.execute(trx)
  return twice
}

/** Writes the places of these days. Answers the rows that would leave fewer than are sold or held; then nothing is written. */
export async function writeAllotments({ trx }: Check): Promise<Found[]> {
  const tooFew = await setAllotmentsOf(trx, 'allotment_days', 'closed')
  return tooFew.slice(0, MOST_SHOWN).map(({ row, day, sold, held, places }) => ({
    row,
    what: `places: ${places} on ${day} is less than what is sold (${sold}) and held (${held})`,
  }))
}
