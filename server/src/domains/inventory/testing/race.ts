import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { allGuards, holdTerms, orBusy, placeHold, type Guards, type StockLine } from '../index.ts'

export const raceTerms = holdTerms(600)

/** How often a race is run: a loser may be lucky once. */
export const RUNS = 50

/** What a negative control runs with: it looks, waits, and then writes blindly. */
export const unlocked: Guards = { ...allGuards, lockRows: false, pauseSeconds: 0.02 }

/** Holds as checkout does, in a transaction of its own; answers the hold's id or the refusal. */
export const racer =
  (db: Db, now: Date) =>
  (lines: readonly StockLine[], guards: Guards = allGuards, isolation?: 'repeatable read') =>
    orBusy(async () => {
      const start = db.transaction()
      return (isolation ? start.setIsolationLevel(isolation) : start).execute(async (trx) => {
        const held = await placeHold(trx, { lines, now, terms: raceTerms, guards })
        return isRefusal(held) ? held : held.id
      })
    })

export const codes = (outcomes: readonly unknown[]): string[] =>
  [...new Set(outcomes.filter(isRefusal).map((refusal) => refusal.refusal))].toSorted()

/** The constraint is the second guard: a negative control must take both away. */
export async function withoutConstraint(db: Db, work: () => Promise<void>): Promise<void> {
  await sql`alter table stock drop constraint stock_not_oversold`.execute(db)
  try {
    await work()
  } finally {
    await sql`truncate hold_lines, holds, stock cascade`.execute(db)
    await sql`alter table stock add constraint stock_not_oversold check (held + sold <= capacity)`.execute(
      db,
    )
  }
}
