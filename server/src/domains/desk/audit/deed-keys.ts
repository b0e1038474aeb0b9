import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { Deed } from './audit-store.ts'

/**
 * How often a deed was begun under its key and not refused, this time included. 0: something else was asked for under
 * it, which may be done by now, or at this moment.
 */
export async function claimKey(
  db: Db,
  { staff, key, action, subjectId }: Deed,
  asked: Buffer,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ begun: number }>`
    select claim_deed_key(${staff.userId}, ${key}, ${action}, ${subjectId}, ${asked}, ${at}) as begun`.execute(
    db,
  )
  return rows[0]?.begun ?? 0
}

/** How often a deed was begun under its key and not refused; 0 once that is forgotten. */
export async function begunUnder(db: Db, { staff, key, action, subjectId }: Deed): Promise<number> {
  const { rows } = await sql<{ begun: number }>`
    select unrefused as begun from deed_keys
    where staff_id = ${staff.userId} and key = ${key} and action = ${action} and subject_id = ${subjectId}`.execute(
    db,
  )
  return rows[0]?.begun ?? 0
}

/** Nothing came of a deed: where the same isn't begun elsewhere, its key may ask for something else. */
export async function releaseKey(db: Db, { staff, key, action, subjectId }: Deed): Promise<void> {
  await sql`
    update deed_keys set unrefused = greatest(unrefused - 1, 0)
    where staff_id = ${staff.userId} and key = ${key} and action = ${action} and subject_id = ${subjectId}`.execute(
    db,
  )
}

/** Forgets what was asked for before `before`: the log answers who asks again then, whatever it is. */
export async function purgeDeedKeys(db: Db, before: Date): Promise<void> {
  await sql`delete from deed_keys where begun_at < ${before}`.execute(db)
}
