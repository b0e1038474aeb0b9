import { stringify } from 'csv-stringify/sync'
import { cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { tableNouns } from './nouns/index.ts'
import { columnOf, type Noun } from './nouns/noun.ts'
import { allotmentNoun } from './nouns/terms.ts'
import { writeCell } from './reading/read-cell.ts'

export type Format = 'json' | 'csv'
type Row = Readonly<Record<string, unknown>>

/** The order of the key, by its columns as they are exported. */
const orderOf = (noun: Noun): string =>
  noun.order ??
  noun.key
    .map((name) => noun.fields[name]?.from(`t.${columnOf(noun, name)}`) ?? name)
    .map((one, at) =>
      noun.fields[noun.key[at] ?? '']?.cell === 'text' ? `(${one})::text collate "C"` : one,
    )
    .join(', ')

async function rowsOf(trx: Trx, noun: Noun, today: string): Promise<Row[]> {
  const fields = Object.entries(noun.fields).map(
    ([name, field]) => `'${name}', ${field.from(`t.${columnOf(noun, name)}`)}`,
  )
  const where = [
    ...(noun.only ? [noun.only.where] : []),
    ...(noun.day ? [`t.${columnOf(noun, noun.day)} >= '${today}'`] : []),
  ]
  const { rows } = await sql<{
    row: Row
  }>`select json_build_object(${sql.raw(fields.join(', '))}) as row
    from ${sql.table(noun.table)} t ${sql.raw(where.length > 0 ? `where ${where.join(' and ')}` : '')}
    order by ${sql.raw(orderOf(noun))}`.execute(trx)
  return rows.map(({ row }) => row)
}

/** Places from today on: days with the same, one after the other, are a row. */
async function allotmentRows(trx: Trx, today: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    with offers as (select 'activity' as stock, id, code, case when type_id = 13 then 'day_use' else 'activity' end as kind from activities
        union all select 'package', id, code, kind from packages
        union all select 'room', id, code, 'room' from room_types),
      runs as (
        select kind, item_id, day, capacity, closed,
            day - (row_number() over (partition by kind, item_id, capacity, closed order by day))::integer as run
          from stock where day >= ${today}::date and kind <> 'bus'),
      ranges as (select kind, item_id, capacity, closed, min(day) as first, max(day) as last
        from runs group by kind, item_id, capacity, closed, run)
    select json_build_object('kind', o.kind, 'offer', o.code, 'first', r.first, 'last', r.last,
        'places', r.capacity, 'closed', r.closed) as row
      from ranges r join offers o on o.stock = r.kind and o.id = r.item_id
     order by o.kind, o.code collate "C", r.first`.execute(trx)
  return rows.map(({ row }) => row)
}

function asFile(noun: Noun, rows: readonly Row[], format: Format): string {
  if (format === 'json') return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
  const fields = Object.entries(noun.fields)
  const cells = rows.map((row) => fields.map(([name, field]) => writeCell(field, row[name])))
  return stringify([fields.map(([name]) => name), ...cells])
}

/** The whole catalogue as files, each given as soon as it is read; all of them of one moment. */
export async function exportCatalogue(
  db: Db,
  { now, format }: { readonly now: Date; readonly format: Format },
  write: (file: string, text: string, rows: number) => Promise<void>,
): Promise<void> {
  const today = cairoDate(now)
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`select set_config('statement_timeout', '0', true)`.execute(trx)
      for (const noun of [...tableNouns, allotmentNoun]) {
        const rows =
          noun === allotmentNoun ? await allotmentRows(trx, today) : await rowsOf(trx, noun, today)
        if (rows.length > 0)
          await write(`${noun.name}.${format}`, asFile(noun, rows, format), rows.length)
      }
    })
}
