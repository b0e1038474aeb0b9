import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import { nouns } from '../nouns/index.ts'
import { columnOf, type Noun } from '../nouns/noun.ts'
import type { NounFile } from '../reading/find-files.ts'
import type { Wrong } from '../reading/words.ts'

const MOST_SHOWN = 200
type Found = { row: number; what: string }
export type Check = {
  readonly trx: Trx
  readonly importId: number
  readonly now: Date
  readonly today: string
}

const staged = ({ importId }: Check, noun: Noun, as = 's') =>
  sql`${sql.raw(as)}.import_id = ${importId} and ${sql.raw(as)}.noun = ${noun.name}`

/** The same row twice in a file. */
async function repeated(it: Check, noun: Noun): Promise<Found[]> {
  const key = sql.raw(noun.key.map((name) => `s.fields->>'${name}'`).join(', '))
  const { rows } = await sql<Found>`
    select row, ${noun.key.join(' and ')} || ': the same as in row ' || first as what from (
      select s.row_number as row, first_value(s.row_number) over (partition by ${key} order by s.row_number) as first
        from catalogue_staged s where ${staged(it, noun)}) k
     where row <> first order by row limit ${MOST_SHOWN}`.execute(it.trx)
  return rows
}

/** Codes that neither the database nor a file has. */
async function unknown(it: Check, noun: Noun, name: string): Promise<Found[]> {
  const reference = noun.fields[name]?.reference
  if (!reference) return []
  const { table, code, also = 'true', staged: own } = reference
  const givers = nouns.filter((one) => one.table === table)
  const giver = givers[0]
  const its = giver?.key[0] ?? 'code'
  const where = own ?? `o.noun in (${givers.map((one) => `'${one.name}'`).join(', ') || `''`})`
  const { rows } = await sql<Found>`
    select s.row_number as row, ${name}::text || ': nothing is called ' || (s.fields->>${name}) as what
      from catalogue_staged s
     where ${staged(it, noun)} and s.fields->>${name} is not null
       and not exists (select from ${sql.raw(table)} r
         where ${sql.raw(`r.${code} = s.fields->>'${name}' and ${also}`)})
       and not exists (select from catalogue_staged o where o.import_id = s.import_id
         and ${sql.raw(`(${where}) and o.fields->>'${its}' = s.fields->>'${name}'`)})
     order by s.row_number limit ${MOST_SHOWN}`.execute(it.trx)
  return rows
}

/** A code that something else of the same table has: a hotel can't become a ship. */
async function taken(it: Check, noun: Noun): Promise<Found[]> {
  if (!noun.only) return []
  const column = columnOf(noun, 'code')
  const others = nouns.filter((one) => one.table === noun.table && one !== noun)
  const { rows } = await sql<Found>`
    select s.row_number as row, 'code: something of another kind is called ' || (s.fields->>'code') as what
      from catalogue_staged s
     where ${staged(it, noun)} and (exists (select from ${sql.table(noun.table)} t
         where t.${sql.ref(column)} = s.fields->>'code' and not (${sql.raw(noun.only.where)}))
       or exists (select from catalogue_staged o where o.import_id = s.import_id
         and o.noun = any(${others.map(({ name }) => name)}::text[]) and o.fields->>'code' = s.fields->>'code'))
     order by 1 limit ${MOST_SHOWN}`.execute(it.trx)
  return rows
}

/** Days before today. */
async function past(it: Check, noun: Noun): Promise<Found[]> {
  if (noun.day === undefined) return []
  const { rows } = await sql<Found>`
    select s.row_number as row, ${noun.day}::text || ': ' || (s.fields->>${noun.day}) || ' is past' as what
      from catalogue_staged s where ${staged(it, noun)} and (s.fields->>${noun.day})::date < ${it.today}::date
     order by s.row_number limit ${MOST_SHOWN}`.execute(it.trx)
  return rows
}

/** What is wrong with rows that are right by themselves. */
export async function checkRows(it: Check, files: readonly NounFile[]): Promise<Wrong[]> {
  const wrong: Wrong[] = []
  for (const { noun, name: file } of files) {
    const found = [
      ...(await repeated(it, noun)),
      ...(await taken(it, noun)),
      ...(await past(it, noun)),
    ]
    for (const name of Object.keys(noun.fields)) found.push(...(await unknown(it, noun, name)))
    wrong.push(...found.map(({ row, what }) => ({ file, row, what })))
  }
  return wrong
}

/** Leaves out what is past; answers how many rows that are. */
export async function leaveOutPast(it: Check): Promise<number> {
  let left = 0
  for (const noun of nouns) {
    if (noun.day === undefined) continue
    const { numAffectedRows } = await sql`delete from catalogue_staged s
      where ${staged(it, noun)} and (s.fields->>${noun.day})::date < ${it.today}::date`.execute(
      it.trx,
    )
    left += Number(numAffectedRows ?? 0)
  }
  return left
}
