import { sql } from 'kysely'
import { columnOf, type Noun } from '../nouns/noun.ts'
import type { Check } from './check-rows.ts'

/** Rows of a file from one to another. */
export type Range = { readonly first: number; readonly last: number }

type Column = { readonly name: string; readonly sql: string }

/** What each column gets: what the file says; else what was there; else what a new row has. */
function columnsOf(noun: Noun): Column[] {
  const kept = noun.partOf === undefined
  const own = Object.entries(noun.fields).map(([name, field]) => {
    const column = columnOf(noun, name)
    const into = field.nullable
      ? `case when s.fields->>'${name}' is null then null else ${field.into(name)} end`
      : field.into(name)
    if (field.otherwise === undefined) return { name: column, sql: into }
    const asBefore = field.mayBeEmpty === false ? `t.found and t.${column} <> '{}'` : 't.found'
    const before = kept && !field.follows ? `when ${asBefore} then t.${column} ` : ''
    return {
      name: column,
      sql: `case when s.fields ? '${name}' then ${into} ${before}else ${field.otherwise} end`,
    }
  })
  const fixed = Object.entries(noun.only?.columns ?? {}).map(([name, value]) => ({
    name,
    sql: value,
  }))
  return [...own, ...fixed]
}

const keyColumns = (noun: Noun): string[] => noun.key.map((name) => columnOf(noun, name))

/** `=` where nothing can be missing: PostgreSQL joins by it. */
const sameKey = (noun: Noun, one: string, other: (name: string) => string): string =>
  noun.key
    .map((name) => {
      const mine = `${one}.${columnOf(noun, name)}`
      const its = other(name)
      return noun.fields[name]?.nullable
        ? `coalesce(${mine}, 0) = coalesce(${its}, 0)`
        : `${mine} = ${its}`
    })
    .join(' and ')
const asInFile = (noun: Noun): string => sameKey(noun, 't', (name) => `v.${columnOf(noun, name)}`)
const tuple = (names: readonly string[], of: string): string =>
  `(${names.map((name) => `${of}.${name}`).join(', ')})`

/** The rows of the file as rows of the table, in a temporary table that the other statements read. */
async function prepare(it: Check, noun: Noun, { first, last }: Range): Promise<void> {
  const columns = columnsOf(noun)
  // Only rows with a code of their own keep what their file leaves out.
  const key = sameKey(noun, 't', (name) => noun.fields[name]?.into(name) ?? 'null')
  const join =
    noun.partOf === undefined
      ? `left join (select true as found, * from ${noun.table}) t on ${key}`
      : ''
  await sql`drop table if exists catalogue_rows`.execute(it.trx)
  await sql`create temporary table catalogue_rows on commit drop as
    select s.row_number, ${sql.raw(columns.map((column) => `${column.sql} as ${column.name}`).join(', '))}
      from catalogue_staged s ${sql.raw(join)}
     where s.import_id = ${sql.lit(it.importId)} and s.noun = ${sql.lit(noun.name)}
       and s.row_number between ${sql.lit(first)} and ${sql.lit(last)}`.execute(it.trx)
  await sql`analyze catalogue_rows`.execute(it.trx)
}

const run = (it: Check, statement: string): Promise<unknown> => sql.raw(statement).execute(it.trx)

/** Takes away what the file no longer has of the rows that it names. */
async function removeParts(it: Check, noun: Noun, all: readonly string[]): Promise<void> {
  if (noun.partOf === undefined) return
  const owner = columnOf(noun, noun.partOf)
  const still = noun.keepsIds
    ? asInFile(noun)
    : `${asInFile(noun)} and ${tuple(all, 't')} is not distinct from ${tuple(all, 'v')}`
  const days = noun.day === undefined ? '' : `and t.${columnOf(noun, noun.day)} >= '${it.today}'`
  await run(
    it,
    `delete from ${noun.table} t where t.${owner} in (select ${owner} from catalogue_rows) ${days}
      and not exists (select from catalogue_rows v where ${still})`,
  )
}

async function changeKept(it: Check, noun: Noun, all: readonly string[]): Promise<void> {
  const others = all.filter((name) => !keyColumns(noun).includes(name))
  if (others.length === 0 || (noun.partOf !== undefined && !noun.keepsIds)) return
  await run(
    it,
    `update ${noun.table} t set ${others.map((name) => `${name} = v.${name}`).join(', ')} from catalogue_rows v
      where ${asInFile(noun)} and ${tuple(others, 't')} is distinct from ${tuple(others, 'v')}`,
  )
}

/** New rows, in the order of the file: ids follow it. Tables that don't number their rows are numbered here. */
async function addNew(it: Check, noun: Noun, all: readonly string[]): Promise<void> {
  const [id, number] = noun.numbered
    ? [
        'id, ',
        `(select coalesce(max(id), 0) from ${noun.table}) + row_number() over (order by v.row_number), `,
      ]
    : ['', '']
  await run(
    it,
    `insert into ${noun.table} (${id}${all.join(', ')}) select ${number}${all.map((name) => `v.${name}`).join(', ')}
       from catalogue_rows v where not exists (select from ${noun.table} t where ${asInFile(noun)}) order by v.row_number`,
  )
}

/** Writes the staged rows of a noun into its table. Its constraints may refuse: `findRefused` says which row. */
export async function writeNoun(
  it: Check,
  noun: Noun,
  range: Range = { first: 0, last: 2_147_483_647 },
): Promise<void> {
  const all = columnsOf(noun).map(({ name }) => name)
  await prepare(it, noun, range)
  await removeParts(it, noun, all)
  await changeKept(it, noun, all)
  await addNew(it, noun, all)
}
