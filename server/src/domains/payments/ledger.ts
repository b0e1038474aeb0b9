import { sql } from 'kysely'
import type { Trx } from '../../platform/database/connect.ts'

/** Piastres that one of the gateway's transactions took, as far as we have written down. */
export async function chargedBy(trx: Trx, transactionId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from payment_ledger
    where kind = 'charge' and (gateway_ref = ${transactionId} or gateway_ref like ${`${transactionId}#%`})`.execute(
    trx,
  )
  return rows[0]?.sum ?? 0
}

/** A line of money that moved, once for each of the gateway's own numbers. */
export async function writeLedger(
  trx: Trx,
  line: {
    attemptId: number
    kind: 'charge' | 'refund'
    amount: number
    gatewayRef: string
    at: Date
  },
): Promise<void> {
  await sql`
    insert into payment_ledger (attempt_id, kind, amount, gateway_ref, at)
    values (${line.attemptId}, ${line.kind}, ${line.amount}, ${line.gatewayRef}, ${line.at})
    on conflict (kind, gateway_ref) do nothing`.execute(trx)
}
