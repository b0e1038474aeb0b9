import { sql } from 'kysely'
import { columnOf, type Noun } from '../nouns/noun.ts'
import type { Check } from './check-rows.ts'

/** Rows of a file from one to another. */
export type Range = { readonly first: number; readonly last: number }

/** A column: what it gets in a new row, and in one that is there, which keeps what the file doesn't say. */
type Column = { readonly name: string; readonly sql: string; readonly changed: string }

function columnsOf(noun: Noun): Column[] {
  const own = Object.entries(noun.fields).map(([name, field]) => {
    const column = columnOf(noun, name)
    const its = { name: column, changed: `v.${column}` }
    const into = field.nullable
      ? `case when s.fields->>'${name}' is null then null else ${field.into(name)} end`
      : field.into(name)
    if (field.otherwise === undefined) return { ...its, sql: into }
    const sql = `case when s.fields ? '${name}' then ${into} else ${field.otherwise} end`
    if (field.follows) return { ...its, sql }
    const isChanged = `'${name}' = any(v.given)${field.mayBeEmpty === false ? ` or t.${column} = '{}'` : ''}`
    const stands = field.standsWhere && `not ${field.standsWhere(noun.name)}`
    const changes = [stands, `(${isChanged})`].filter(Boolean).join(' and ')
    return {
      name: column,
      sql,
      changed: `case when ${changes} then v.${column} else t.${column} end`,
    }
  })
  const fixed = Object.entries(noun.only?.columns ?? {}).map(([name, value]) => ({
    name,
    sql: value,
    changed: `v.${name}`,
  }))
  return [...own, ...fixed]
}

/** Rows of an owner whose fields are all in the file are replaced; others keep what it leaves out. */
const isReplaced = (noun: Noun): boolean =>
  noun.partOf !== undefined &&
  !noun.keepsIds &&
  Object.values(noun.fields).every(({ otherwise }) => otherwise === undefined)

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
  const columns = columnsOf(noun).map((column) => `${column.sql} as ${column.name}`)
  await sql`drop table if exists catalogue_rows`.execute(it.trx)
  await sql`create temporary table catalogue_rows on commit drop as
    select s.row_number, array(select jsonb_object_keys(s.fields)) as given, ${sql.raw(columns.join(', '))}
      from catalogue_staged s
     where s.import_id = ${sql.lit(it.importId)} and s.noun = ${sql.lit(noun.name)}
       and s.row_number between ${sql.lit(first)} and ${sql.lit(last)}`.execute(it.trx)
  await sql`analyze catalogue_rows`.execute(it.trx)
}

const run = (it: Check, statement: string): Promise<unknown> => sql.raw(statement).execute(it.trx)

/** Whoever saves what belongs to these owners at the desk waits, or is waited for. */
async function lockOwners(it: Check, noun: Noun): Promise<void> {
  const owner = noun.partOf === undefined ? undefined : noun.fields[noun.partOf]
  if (!owner?.reference) return
  const { table, id } = owner.reference
  await run(
    it,
    `select from ${table} o where o.${id} in (select v.${owner.column} from catalogue_rows v)
      order by o.${id} for no key update`,
  )
}

/** Takes away what the file no longer has of the rows that it names. */
async function removeParts(it: Check, noun: Noun, all: readonly string[]): Promise<void> {
  if (noun.partOf === undefined) return
  const owner = columnOf(noun, noun.partOf)
  const still = isReplaced(noun)
    ? `${asInFile(noun)} and ${tuple(all, 't')} is not distinct from ${tuple(all, 'v')}`
    : asInFile(noun)
  const days = noun.day === undefined ? '' : `and t.${columnOf(noun, noun.day)} >= '${it.today}'`
  await run(
    it,
    `delete from ${noun.table} t where t.${owner} in (select ${owner} from catalogue_rows) ${days}
      and not exists (select from catalogue_rows v where ${still})`,
  )
}

/**
 * Changes rows that are there. What the file leaves out is taken from the row at that moment, not read before:
 * the desk may be saving it.
 */
async function changeKept(it: Check, noun: Noun): Promise<void> {
  const others = columnsOf(noun).filter(({ name }) => !keyColumns(noun).includes(name))
  if (others.length === 0 || isReplaced(noun)) return
  await run(
    it,
    `update ${noun.table} t set ${others.map(({ name, changed }) => `${name} = ${changed}`).join(', ')}
       from catalogue_rows v
      where ${asInFile(noun)} and (${others.map(({ name }) => `t.${name}`).join(', ')})
        is distinct from (${others.map(({ changed }) => changed).join(', ')})`,
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
  await lockOwners(it, noun)
  await removeParts(it, noun, all)
  await changeKept(it, noun)
  await addNew(it, noun, all)
}
