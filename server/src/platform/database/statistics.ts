import { sql } from 'kysely'
import type { Db, Trx } from './connect.ts'

/** Fewer new rows leave the planner's picture of a table near enough. */
const MANY_ROWS = 5000

/**
 * Tells the planner about `rows` new ones in these tables, if they are many. Call it at the end of
 * whatever writes in bulk: PostgreSQL looks by itself only minutes later, and plans as if the tables
 * were empty until then. A table that is being looked at anyway is left out, so this never waits.
 */
export async function analyzeAfterLoad(
  db: Db | Trx,
  tables: readonly string[] | 'all',
  rows: number,
): Promise<void> {
  if (rows < MANY_ROWS) return
  const names = tables === 'all' ? sql`` : sql.join(tables.map((table) => sql.table(table)))
  await sql`analyze (skip_locked) ${names}`.execute(db)
}
