import { sql } from 'kysely'
import { nouns } from '../nouns/index.ts'
import type { NounFile } from '../reading/find-files.ts'
import type { Wrong } from '../reading/words.ts'
import type { Check } from './check-rows.ts'

const MOST_SHOWN = 200
type Found = { row: number; what: string }

const textsOf = new Map<string, { file: string; table: string; owner: string }>([
  ['activities', { file: 'activity-texts', table: 'activity_texts', owner: 'activity_id' }],
  ['hotels', { file: 'hotel-texts', table: 'hotel_texts', owner: 'hotel_id' }],
  ['packages', { file: 'package-texts', table: 'package_texts', owner: 'package_id' }],
])

/** Offers that would be shown without a text in each language. */
async function untold({ trx, importId }: Check, { noun }: NounFile): Promise<Found[]> {
  const its = textsOf.get(noun.table)
  if (!its || !('city' in noun.fields)) return []
  const { rows } = await sql<Found>`
    select s.row_number as row, 'code: it has no text in ' || l.language || '; give it one in ' || ${its.file} as what
      from catalogue_staged s join ${sql.table(noun.table)} t on t.code = s.fields->>'code'
     cross join (values ('en'), ('ar')) l (language)
     where s.import_id = ${importId} and s.noun = ${noun.name} and t.active
       and not exists (select from ${sql.table(its.table)} x where x.${sql.ref(its.owner)} = t.id and x.language = l.language)
     order by 1, 2 limit ${MOST_SHOWN}`.execute(trx)
  return rows
}

/** Offers of which a file of texts left one language alone; those that a file of offers names are told of there. */
async function halfTold({ trx, importId }: Check, { noun }: NounFile): Promise<Found[]> {
  const [owners, its] = [...textsOf].find(([, { file }]) => file === noun.name) ?? []
  if (owners === undefined || !its) return []
  const files = nouns.filter(({ table }) => table === owners).map(({ name }) => name)
  const { rows } = await sql<Found>`
    select min(s.row_number) as row, ${noun.partOf ?? ''}::text || ': ' || t.code || ' has no text in ' || l.language ||
        '; a file with one of its texts needs both' as what
      from catalogue_staged s join ${sql.table(owners)} t on t.code = s.fields->>${noun.partOf ?? ''}::text
     cross join (values ('en'), ('ar')) l (language)
     where s.import_id = ${importId} and s.noun = ${noun.name} and t.active
       and not exists (select from ${sql.table(its.table)} x where x.${sql.ref(its.owner)} = t.id and x.language = l.language)
       and not exists (select from catalogue_staged o where o.import_id = s.import_id and o.noun = any(${files}::text[])
         and o.fields->>'code' = t.code)
     group by t.code, l.language order by 1, 2 limit ${MOST_SHOWN}`.execute(trx)
  return rows
}

/** What is wrong once everything is written: offers without texts. */
export async function checkWhole(it: Check, files: readonly NounFile[]): Promise<Wrong[]> {
  const wrong: Wrong[] = []
  for (const one of files) {
    const found = [...(await untold(it, one)), ...(await halfTold(it, one))]
    wrong.push(...found.map(({ row, what }) => ({ file: one.name, row, what })))
  }
  return wrong
}

/** Buses that trips were opened with stay as they are: a rebuilt bus is a new one (decision 014). */
export async function rebuiltBuses({ trx, importId }: Check): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with used as (select l.id, l.name from bus_layouts l where exists (select from bus_trips b where b.layout_id = l.id)),
      wanted as (select s.row_number as row, u.id, s.fields from catalogue_staged s
        join used u on u.name = s.fields->>'layout' where s.import_id = ${importId} and s.noun = 'seats')
    select min(w.row) as row, 'layout: buses of ' || min(w.fields->>'layout') ||
        ' leave already, so their seats stay as they are; give the rebuilt bus a name of its own' as what
      from wanted w
     group by w.id
    having count(*) <> (select count(*) from bus_seats b where b.layout_id = w.id)
        or bool_or(not exists (select from bus_seats b where b.layout_id = w.id and b.number = w.fields->>'number'
          and b.x = (w.fields->>'x')::integer and b.y = (w.fields->>'y')::integer
          and b.is_window = coalesce((w.fields->>'window')::boolean, false)))
     order by 1`.execute(trx)
  return rows
}
