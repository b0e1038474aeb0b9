import pg from 'pg'
import type { Site } from './start-product.ts'

/** Changes the product's own data; throws when there was nothing to change. */
async function change({ databaseUrl }: Site, statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement, values)
    if (rowCount === 0) throw new Error(`Nothing to change for ${values.join()}: ${statement}`)
  } finally {
    await client.end()
  }
}

/**
 * Lets a booking have been for a day a month earlier: what it was for is over. The product's own work that
 * completes such bookings is asked for at once; by the clock it comes every five minutes.
 */
export async function letBookingEnd(site: Site, reference: string): Promise<void> {
  await change(
    site,
    'update reservations set from_date = from_date - 30, to_date = to_date - 30 where reference = $1',
    [reference],
  )
  await change(
    site,
    `with asked as (insert into jobs.job (name, data) values ('reservations.complete', '{}') returning name)
     select pg_notify('rihla_jobs', name) from asked`,
    [],
  )
}

/** Lets the refunds of a booking have been with the bank for so many days. */
export const letBankWork = (site: Site, reference: string, days: number): Promise<void> =>
  change(
    site,
    `update refunds set requested_at = requested_at - $2 * interval '1 day',
       settled_at = settled_at - $2 * interval '1 day'
     where attempt_id in (select a.id from payment_attempts a
       join reservations r on r.source_kind = a.order_kind and r.source_id = a.order_id
       where r.reference = $1)`,
    [reference, days],
  )
