// One process that answers who is signed in, signs in and searches, beside a bare handler.
import { memoryImageStore } from '../server/src/adapters/image-store/memory.ts'
import {
  accountRoutes,
  createPasswords,
  createSessions,
} from '../server/src/domains/account/index.ts'
import { catalogueRoutes, forSearches } from '../server/src/domains/catalogue/index.ts'
import { countBookings } from '../server/src/domains/reservations/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { createDb, createPool } from '../server/src/platform/database/connect.ts'
import { refuseCrossSite } from '../server/src/platform/http/protection/cross-site.ts'
import { apiHeaders } from '../server/src/platform/http/protection/security-headers.ts'
import { createJobs } from '../server/src/platform/jobs/jobs.ts'
import { presentRefusal } from '../server/src/refusals/present-refusal.ts'
import { benchServer, callers, quietLog as log, serveBench } from './bench-server.ts'

const url = process.env['DATABASE_URL'] ?? ''
const pool = createPool(url)
const db = createDb(pool)
const clock = systemClock()
const publicUrl = 'http://127.0.0.1'
const sessions = createSessions(db, clock)
const atOnce = process.env['ARGON2_AT_ONCE']

const { app, limits, mount } = benchServer(pool, 1000)
app.use(
  '/api/*',
  callers(log, (token) => sessions.identify(token)),
  apiHeaders,
  refuseCrossSite(new Set([publicUrl]), presentRefusal),
)
accountRoutes(mount, {
  db,
  clock,
  log,
  jobs: createJobs(url, log),
  limits,
  sessions,
  publicUrl,
  passwords: createPasswords(atOnce ? { atOnce: Number(atOnce) } : {}),
  profileImages: memoryImageStore(),
  sealer: null,
  providers: [],
  publish: async () => undefined,
  countBookings: (userIds) => countBookings(db, userIds),
  nameOffers: async () => [],
})
catalogueRoutes(mount, {
  db,
  pool,
  searchPool: forSearches(createPool(url, { max: 6 })),
  clock,
  publicUrl: '',
})

serveBench(app)
