import type { StepsBefore } from '@rihla/contract/cancellation/terms'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

/** What a kind has by itself: for bookings that don't carry their own terms yet. */
export type CancellationRule = { readonly freeHours: number; readonly steps: StepsBefore }

const kinds: Readonly<Record<string, string>> = {
  Activity: 'activity',
  DayUse: 'day_use',
  Hotel: 'hotel',
  NileCruise: 'cruise',
  Honeymoon: 'honeymoon',
  Trip: 'trip',
}

/** A module's name in the tables of terms; empty for what isn't sold from the catalogue. */
export const kindOf = (module: string): string => kinds[module] ?? ''

/** The rule of a module by its name; null for what isn't sold from the catalogue. */
export async function readCancellationRule(
  db: Db | Trx,
  module: string,
): Promise<CancellationRule | null> {
  const { rows } = await sql<CancellationRule>`
    select free_hours as "freeHours", steps from cancellation_rules where kind = ${kindOf(module)}`.execute(
    db,
  )
  return rows[0] ?? null
}
