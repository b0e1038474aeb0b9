// One process that serves trips and seats beside a bare handler.
import { mountSearch } from '../server/src/domains/bus/search/mount-search.ts'
import { bookableDates, readSiteDates } from '../server/src/domains/catalogue/index.ts'
import { ownFleet } from '../server/src/domains/fleet/index.ts'
import { holdTerms } from '../server/src/domains/inventory/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { createDb, createPool } from '../server/src/platform/database/connect.ts'
import { benchServer, callers, quietLog as log, serveBench } from './bench-server.ts'

const pool = createPool(process.env['DATABASE_URL'] ?? '')
const db = createDb(pool)
const clock = systemClock()
const { app, mount } = benchServer(pool)

app.use('/api/*', callers(log))
mountSearch(mount, {
  db,
  clock,
  log,
  operator: ownFleet({ db, clock, terms: holdTerms(600) }),
  bookableDays: async () => bookableDates('buses', await readSiteDates(db, 'buses'), clock.now()),
})

serveBench(app)
