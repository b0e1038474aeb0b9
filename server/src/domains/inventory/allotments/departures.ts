import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'

/** Locks the stock of these departures against every hold until the transaction ends. */
export async function lockDepartures(trx: Trx, tripIds: readonly number[]): Promise<void> {
  await sql`select from lock_departures(${tripIds}::bigint[])`.execute(trx)
}

/** `closed`: by staff; `withdrawn`: since its row has it no more, and until that has it again. */
export type SaleOfDeparture = 'open' | 'closed' | 'withdrawn'

/**
 * Takes departures off sale, or puts them back; what is claimed of them stays claimed. The caller has locked them
 * (`lockDepartures`), or has just opened them.
 */
export async function setSale(
  trx: Trx,
  tripIds: readonly number[],
  sale: SaleOfDeparture,
): Promise<void> {
  await sql`select close_departures(${tripIds}::bigint[], ${sale !== 'open'}, ${sale === 'withdrawn'})`.execute(
    trx,
  )
}
