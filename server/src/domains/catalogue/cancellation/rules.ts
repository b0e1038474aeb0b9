import type { StepsBefore } from '@rihla/contract/cancellation/terms'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { offerSources, type OfferSource } from '../offer/offer-sources.ts'

/** What a kind has by itself: for bookings that don't carry their own terms yet. */
export type CancellationRule = { readonly freeHours: number; readonly steps: StepsBefore }

const sources: Readonly<Record<string, OfferSource | undefined>> = offerSources

/** A module's name in the tables of terms; empty for what isn't sold from the catalogue. */
export const kindOf = (module: string): string => sources[module]?.terms ?? ''

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
