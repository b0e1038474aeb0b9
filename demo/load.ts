// `node demo/load.ts`: fills the database at DATABASE_URL with the demo, or tops it up. DEMO_EXTENT=small
// opens fewer days, for tests.
import { resolve } from 'node:path'
import { createDb, createPool } from '@rihla/server/platform/database/connect'
import { readExtent } from './extent.ts'
import { loadDemo } from './load-demo.ts'

const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is missing: where should the demo be loaded?')
/**
 * Hundreds of thousands of rows at once, on a machine that may be busy; no user waits for it yet. What is
 * loaded side by side waits for a connection as long.
 */
const PATIENCE_SECONDS = 180
const pool = createPool(url, {
  max: 2,
  statementSeconds: PATIENCE_SECONDS,
  waitSeconds: PATIENCE_SECONDS,
})
// Another loader may be at it. What a power cut takes away is added by the next loading.
pool.options.options += ` -c lock_timeout=${PATIENCE_SECONDS}s -c synchronous_commit=off`
const offset = Number(process.env['CLOCK_OFFSET_SECONDS'] ?? 0)
try {
  // `npm start` and `npm run demo:reset` mark a database before they fill it, and refuse a company's.
  const { rows } = await pool.query<{ marked: boolean }>(
    `select to_regclass('public.demo_loaded') is not null as marked`,
  )
  if (rows[0]?.marked !== true)
    throw new Error(
      'The database is not marked as the demo’s: `npm start` does that, and fills it.',
    )
  await loadDemo(createDb(pool), {
    now: new Date(Date.now() + offset * 1000),
    dataDir: resolve(process.env['DATA_DIR'] ?? '.data'),
    extent: readExtent(process.env['DEMO_EXTENT']),
  })
} finally {
  await pool.end()
}
