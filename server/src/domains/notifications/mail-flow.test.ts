import { afterAll, describe, expect, test } from 'vitest'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { createLog } from '../../platform/log.ts'
import type { Mail } from '../../ports/mailer.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { notificationJobs, queueMail } from './index.ts'
import type { MailRequest } from './mail-request.ts'

/** So long that whatever arrives was woken, not found by looking now and then. */
const NEVER_POLLS = 3600

const { db, url } = await testDatabase(20)
const sent: string[] = []
let seen: () => void = () => undefined
/** Ends once so many mails have arrived. */
const arrived = (count: number): Promise<void> =>
  new Promise((resolve) => {
    seen = () => sent.length >= count && resolve()
    seen()
  })
/** Addresses whose mails hang until they are let go. */
const hanging = new Map<string, Promise<void>>()
let underWay = 0
let most = 0
/** Of one server's, as many as may be on their way at once. */
const TOGETHER = 6
const together = Promise.withResolvers<void>()
const mailer = {
  async send({ to }: Mail): Promise<'sent'> {
    underWay += 1
    most = Math.max(most, underWay)
    if (underWay === TOGETHER) together.resolve()
    await hanging.get(to)
    underWay -= 1
    sent.push(to)
    seen()
    return 'sent'
  },
}
const jobs = createJobs(url, createLog('silent'), NEVER_POLLS)
notificationJobs(jobs, {
  db,
  clock: testClock(),
  mailer,
  publicUrl: 'https://rihla.example',
  activationLink: async () => 'https://rihla.example/account/activate?token=t',
  issueCode: async (codeId) => ({
    code: '481592',
    to: `code${codeId}@example.com`,
    language: 'en',
  }),
  ticketsOf: async () => [],
  supportPhone: async () => null,
  standingsOf: async () => [],
  guestOf: async () => null,
  hasLeft: async () => false,
  isChangeAwaited: async () => true,
  renewed: async () => null,
})
await jobs.start()
afterAll(() => jobs.stop())

let key = 0
const ask = (request: object): Promise<void> =>
  db
    .transaction()
    .execute((trx) =>
      queueMail(trx, jobs, { language: 'en', key: `k${(key += 1)}`, ...request } as MailRequest),
    )
const activation = (to: string) => ask({ kind: 'activate-account', registrationId: 1, to })
const crowd = (people: number, act: (n: number) => Promise<void>): Promise<void[]> =>
  Promise.all(Array.from({ length: people }, (_, n) => act(n)))

describe('mails', () => {
  test('of sixty who register at once leave as soon as that commits, several at a time', async () => {
    for (let n = 0; n < 60; n += 1) hanging.set(`p${n}@example.com`, together.promise)
    await crowd(60, (n) => activation(`p${n}@example.com`))
    await arrived(60)
    expect(new Set(sent).size).toBe(60)
    expect(most).toBe(TOGETHER)
  })

  test('to one slow mailbox, however many, keep nobody else waiting', async () => {
    sent.length = 0
    const slow = Promise.withResolvers<void>()
    hanging.set('slow@example.com', slow.promise)
    await crowd(12, () => activation('slow@example.com'))
    await crowd(30, (n) => activation(`q${n}@example.com`))
    await arrived(30)
    expect(sent).not.toContain('slow@example.com')
    slow.resolve()
    await arrived(31)
  })

  test('to a slow server, however many, keep nobody else waiting', async () => {
    sent.length = 0
    const slow = Promise.withResolvers<void>()
    for (let n = 0; n < 12; n += 1) hanging.set(`s${n}@Slow.example`, slow.promise)
    await crowd(12, (n) => activation(`s${n}@Slow.example`))
    await crowd(30, (n) => activation(`r${n}@example.com`))
    await arrived(30)
    expect(sent.filter((to) => to.endsWith('Slow.example'))).toEqual([])
    slow.resolve()
    await arrived(31)
  })

  test('with a code are not behind the news, even when those hang', async () => {
    sent.length = 0
    const slow = Promise.withResolvers<void>()
    for (let n = 0; n < 20; n += 1) {
      hanging.set(`news${n}@example.com`, slow.promise)
      await ask({ kind: 'account-deleted', to: `news${n}@example.com` })
    }
    await ask({ kind: 'code', purpose: 'reset', codeId: 7 })
    await arrived(1)
    expect(sent).toEqual(['code7@example.com'])
    slow.resolve()
    await arrived(21)
  })
})
