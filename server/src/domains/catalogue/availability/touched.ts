import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

/** Tables in which triggers note whose stock moved, and when, with the column of their ids. */
const tables = {
  activity: ['activities_touched', 'activity_id'],
  package: ['packages_touched', 'package_id'],
  room: ['rooms_touched', 'room_id'],
} as const

export type StockKind = keyof typeof tables

/** Looked back further than the last check: a change counts when it commits, not when it was made. */
const OVERLAP_SECONDS = 30
/** Every process has long taken it in. */
export const PURGED_AFTER_MS = 3_600_000

/** What had its stock moved within the last `ms`, by the database's clock. */
export async function readTouched(db: Db, kind: StockKind, ms: number): Promise<number[]> {
  const [table, column] = tables[kind]
  const { rows } = await sql<{ id: number }>`
    select distinct ${sql.ref(column)} as id from ${sql.table(table)}
     where at > clock_timestamp() - make_interval(secs => ${ms / 1000 + OVERLAP_SECONDS})`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/**
 * Notes once more what a transaction has touched so far: one that takes longer than `OVERLAP_SECONDS` does so at its
 * end, since searches would take its first changes for ones that they have taken in.
 */
export async function touchAgain(trx: Trx): Promise<void> {
  for (const [table, column] of Object.values(tables))
    await sql`
      insert into ${sql.table(table)} (${sql.ref(column)})
      select distinct ${sql.ref(column)} from ${sql.table(table)} where at >= transaction_timestamp()`.execute(
      trx,
    )
}

/** Removes what is older than `PURGED_AFTER_MS`. To be run hourly. */
export async function purgeTouched(db: Db): Promise<void> {
  for (const [table] of Object.values(tables))
    await sql`
      delete from ${sql.table(table)}
       where at < clock_timestamp() - make_interval(secs => ${PURGED_AFTER_MS / 1000})`.execute(db)
}
