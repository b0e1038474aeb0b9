import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '@rihla/server/platform/database/connect'

/** Rows as one parameter. */
export const json = (rows: unknown): RawBuilder<unknown> => sql`${JSON.stringify(rows)}::jsonb`

/** Adds rows, all with the same columns, to a table in one statement; those that exist are left as they are. */
export async function addRows(trx: Trx, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json(rows)})
    on conflict do nothing`.execute(trx)
}

/** Ids given by hand end below this; what the staff adds comes after. */
export async function continueIds(trx: Trx, table: string, from: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), ${from}::bigint))`.execute(
    trx,
  )
}
