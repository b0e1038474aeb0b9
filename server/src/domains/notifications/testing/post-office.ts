import { languageOf } from '@rihla/contract/values/language'
import { Hono } from 'hono'
import { recordingMailer } from '../../../adapters/mailer/recording.ts'
import { createAnswerCache } from '../../../platform/http/cache/answer-cache.ts'
import type { HttpEnv, Identity } from '../../../platform/http/caller.ts'
import { identifyCaller } from '../../../platform/http/identify.ts'
import { createMount } from '../../../platform/http/mount.ts'
import { createRateLimits } from '../../../platform/http/protection/rate-limits.ts'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log.ts'
import { presentRefusal } from '../../../refusals/present-refusal.ts'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase, type TestDatabase } from '../../../testing/database.ts'
import { notificationJobs, notificationRoutes } from '../index.ts'
import type { ReservationFacts } from '../facts.ts'

export const SITE = 'https://rihla.example'

/** The notifications domain with its queue and a mailer that keeps what it is given. */
export async function postOffice() {
  const database = await testDatabase()
  const { db, url } = database
  const clock = testClock()
  const mailer = recordingMailer()
  const jobs = createJobs(url, createLog('silent'))
  const activationLink = async (registrationId: number) =>
    registrationId > 0 ? `${SITE}/account/activate?token=t${registrationId}&lang=en` : null
  const issueCode = async (codeId: number) =>
    codeId > 0
      ? ({ code: '481592', to: 'owner@example.com', language: codeId % 2 ? 'en' : 'ar' } as const)
      : null
  const ticketsOf = async () => []
  notificationJobs(jobs, {
    db,
    clock,
    mailer,
    publicUrl: SITE,
    activationLink,
    issueCode,
    ticketsOf,
    supportPhone: async () => null,
    standingsOf: async () => [],
    guestOf: async () => null,
    hasLeft: async () => false,
    isChangeAwaited: async () => true,
    renewed: async () => null,
  })
  await jobs.install()
  return { app: createApp(database), clock, db, jobs, mailer, userId: await givenUser(database) }
}

/** The token `user-7` signs in traveller 7. */
function createApp({ db, pool }: TestDatabase): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const log = createLog('silent')
  const identify = async (token: string): Promise<Identity | null> => {
    const userId = Number(/^user-(\d+)$/.exec(token)?.[1])
    return userId ? { userId, sessionId: 1, role: 'traveller' } : null
  }
  app.use(identifyCaller({ log, identify, languageOf, addressOf: () => '192.0.2.1' }))
  const deps = {
    present: presentRefusal,
    limits: createRateLimits(pool),
    cache: createAnswerCache(Date.now),
  }
  notificationRoutes(createMount(app, deps, []), { db, clock: testClock() })
  return app
}

export async function givenUser({ pool }: Pick<TestDatabase, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    "insert into users (full_name, activated_at, created_at) values ('Mona', now(), now()) returning id",
  )
  return rows[0]?.id ?? 0
}

/** A confirmed activity; say what differs. */
export const facts = (changes: Partial<ReservationFacts> = {}): ReservationFacts => ({
  userId: 1,
  email: 'mona@example.com',
  language: 'en',
  reservationId: 7,
  module: 'Activity',
  reference: 'RH-7KM2QX',
  nameEn: 'Sunrise over Abu Simbel',
  nameAr: 'شروق أبو سمبل',
  cityEn: 'Aswan',
  cityAr: 'أسوان',
  fromDate: '2026-12-24',
  toDate: null,
  seats: 3,
  amountPiastres: 245_000,
  clientName: 'Mona Hassan',
  ...changes,
})
