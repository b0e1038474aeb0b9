import { Client } from 'pg'

/*
 * When the demo was loaded or topped up last, kept in the database that it was loaded into: another
 * database, or one that was emptied, has no demo, whatever the data folder saw.
 */

const ANOTHERS =
  'The database has tables, people or offers that are not the demo’s. Nothing was changed.'
const WAY_OUT =
  'To run it for a company, say so: RIHLA_DEMO=0. For the demo, name an empty database in DATABASE_URL, ' +
  'or leave that out and name another folder in DATA_DIR.'

/** The people of a demo that is from before it was marked. */
const demoPeople = ['staff@rihla.example', 'traveller@rihla.example']

/** Where a company's first rows are, by whatever it brings in first. */
const firstTables = [
  'users',
  'images',
  'destinations',
  'activities',
  'hotels',
  'packages',
  'bus_cities',
  'bus_stations',
  'blog_articles',
  'hero_content',
  'navigation_content',
  'footer_content',
]

/** Marks a database as the demo's before anything is loaded; refuses one that is somebody else's. */
export async function claimForDemo(databaseUrl: string): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await refuseAnothers(client, WAY_OUT)
    await markDemoBegun(client)
  })
}

/** Throws unless this database is the demo's, or has nothing in it. */
export async function refuseAnothers(client: Client, wayOut = ''): Promise<void> {
  if (!(await isDemos(client)) && !(await isEmpty(client)))
    throw new Error(`${ANOTHERS} ${wayOut}`.trim())
}

/** Without a moment in it yet: a loading that is cut is still known as the demo's. */
export async function markDemoBegun(client: Client): Promise<void> {
  await client.query('create table if not exists demo_loaded (at timestamptz not null)')
}

async function isDemos(client: Client): Promise<boolean> {
  const tables = await tablesOf(client)
  if (tables.has('demo_loaded')) return true
  if (!tables.has('users')) return false
  const { rowCount } = await client.query('select from users where email = any($1)', [demoPeople])
  return (rowCount ?? 0) > 0
}

/** True also when it was migrated, and nothing more. */
async function isEmpty(client: Client): Promise<boolean> {
  const tables = await tablesOf(client)
  if (tables.size > 0 && !tables.has('schema_migrations')) return false
  for (const table of firstTables.filter((name) => tables.has(name))) {
    const { rowCount } = await client.query(`select from ${table} limit 1`)
    if (rowCount !== 0) return false
  }
  return true
}

async function tablesOf(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return new Set(rows.map(({ name }) => name))
}

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
    await markDemoBegun(client)
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
