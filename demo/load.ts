// `node demo/load.ts`: fills the database at DATABASE_URL with the demo, or tops it up.
import { resolve } from 'node:path'
import { createDb, createPool } from '@rihla/server/platform/database/connect'
import { loadDemo } from './load-demo.ts'

const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is missing: where should the demo be loaded?')
/** Tens of thousands of rows at once, on a machine that may be busy; nobody uses the product yet. */
const PATIENCE_SECONDS = 180
const pool = createPool(url, { max: 2, statementSeconds: PATIENCE_SECONDS })
const offset = Number(process.env['CLOCK_OFFSET_SECONDS'] ?? 0)
try {
  await loadDemo(createDb(pool), {
    now: new Date(Date.now() + offset * 1000),
    dataDir: resolve(process.env['DATA_DIR'] ?? '.data'),
  })
} finally {
  await pool.end()
}
