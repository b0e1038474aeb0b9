import { Client } from 'pg'

/*
 * When the demo was loaded or topped up last, kept in the database that it was loaded into: another
 * database, or one that was emptied, has no demo, whatever the data folder saw.
 */

/** The moment by the demo's clock; undefined for a database that the demo was never loaded into whole. */
export async function demoLoadedAt(databaseUrl: string): Promise<Date | undefined> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ is_there: boolean }>(
      `select to_regclass('public.demo_loaded') is not null as is_there`,
    )
    if (rows[0]?.is_there !== true) return undefined
    const loaded = await client.query<{ at: Date | null }>('select max(at) as at from demo_loaded')
    return loaded.rows[0]?.at ?? undefined
  })
}

/** Writes that the demo is there whole, as of a moment by its clock. */
export async function markDemoLoaded(databaseUrl: string, at: Date): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await client.query('create table if not exists demo_loaded (at timestamptz not null)')
    await client.query(
      'with gone as (delete from demo_loaded) insert into demo_loaded values ($1)',
      [at.toISOString()],
    )
  })
}

async function connected<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // A connection that is lost fails the question that is asked on it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
