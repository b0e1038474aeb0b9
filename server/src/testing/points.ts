import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/** Gives a traveller points, as a completed booking would; piastres. */
export async function givenPoints(db: Db, userId: number, amount: number): Promise<void> {
  await sql`select lock_points(${userId})`.execute(db)
  await sql`
    select move_points(${userId}, 'issued', 'available', ${amount}, ${`given:${crypto.randomUUID()}`}, null, null, now())`.execute(
    db,
  )
}

/** Where a traveller's points are; piastres. */
export async function pointsOf(
  db: Db,
  userId: number,
): Promise<{ available: number; held: number; spent: number }> {
  const { rows } = await sql<{ available: number; held: number; spent: number }>`
    select available, held, spent from point_balances where user_id = ${userId}`.execute(db)
  return rows[0] ?? { available: 0, held: 0, spent: 0 }
}
