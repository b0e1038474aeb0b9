import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/**
 * How many rows the planner believes a table to have; -1 when it wasn't analysed since it was
 * emptied.
 */
export async function rowsPlannedFor(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::integer as rows from pg_class where oid = ${table}::regclass`.execute(db)
  return rows[0]?.rows ?? -1
}
