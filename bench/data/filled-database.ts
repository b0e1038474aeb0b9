import pg from 'pg'
import { migrate } from '../../server/src/platform/database/migrate.ts'

/** A new database with our tables and what `fill` puts into them; answers its address. */
export async function filledDatabase(
  name: string,
  adminUrl: string,
  fill: (client: pg.Client) => Promise<unknown>,
): Promise<string> {
  await withClient(adminUrl, (client) => client.query(`create database ${name}`))
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  await migrate(url.href)
  await withClient(url.href, async (client) => {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'")
    await fill(client)
    await client.query(longAgo)
    // The last row written: what the statistics and the visibility map say from here on is final.
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
  return url.href
}

/** What the fill touched was taken in long ago: at rest no index reads every offer again, as it would behind this. */
const longAgo = 'truncate activities_touched, packages_touched, rooms_touched'

async function withClient(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
