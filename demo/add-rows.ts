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

/**
 * As `addRows`, for a list of which everything is usually there: looks first, by the columns of `key`,
 * since an insert that adds nothing still makes every server read its catalogue again.
 */
export async function addMissing(
  trx: Trx,
  table: string,
  rows: readonly object[],
  key: readonly string[] = ['id'],
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const { rows: missing } = await sql`
    select from jsonb_populate_recordset(null::${sql.table(table)}, ${json(rows)})
     where (${columns}) not in (select ${columns} from ${sql.table(table)}) limit 1`.execute(trx)
  if (missing.length > 0) await addRows(trx, table, rows)
}

/** Ids given by hand end below this; what the staff adds comes after. */
export async function continueIds(trx: Trx, table: string, from: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), ${from}::bigint))`.execute(
    trx,
  )
}
