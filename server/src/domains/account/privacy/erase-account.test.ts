import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { eraseAccount, eraseLeaving } from './erase-account.ts'
import { givenFullLife, givenPassword, PASSWORD, tablesWith } from './testing/full-life.ts'

const test = await testApp()
await givenPlaces(test)
const { db, gateway, mailer } = test
const { privacy } = test.app

const mailsTo = (email: string) => mailer.sent.filter((mail) => mail.to === email)
const rowOf = async (userId: number) => {
  const { rows } = await sql<Record<string, unknown>>`
    select * from users where id = ${userId}`.execute(db)
  return rows[0]
}
const reservationsOf = async (userId: number) => {
  const { rows } = await sql`
    select reference, total, paid, from_date, created_at, client_name from reservations
    where user_id = ${userId} order by id`.execute(db)
  return rows
}

/** Whoever has just paid for a booking, of which nothing has been mailed yet. */
async function givenPaid(email: string) {
  const browser = test.browser()
  await signIn(test, browser, { email })
  const held = await givenHeld(browser, await givenActivity(test))
  const page = await givenPaying(test, browser, held)
  await test.work()
  await test.deliver(gateway.settle(page))
  return browser
}

describe('a deleted account', () => {
  it('is nowhere any more: not in any column of any table, nor in the queue', async () => {
    const leaver = await givenFullLife(test, 'Zeinab', '99887766')
    const other = await givenFullLife(test, 'Shahira', '55443322')
    const others = async () =>
      Promise.all(other.traces.map(async (trace) => (await tablesWith(test, trace)).found))
    const before = await others()
    expect(Object.keys((await tablesWith(test, 'Shahira')).found), 'all that can name one').toEqual(
      [
        'jobs',
        'public.bus_bookings',
        'public.external_identities',
        'public.external_sign_ins',
        'public.gateway_events',
        'public.mailed_codes',
        'public.payment_attempts',
        'public.refunds',
        'public.registrations',
        'public.reservation_words',
        'public.reservations',
        'public.sessions',
        'public.temp_reservations',
        'public.users',
      ],
    )
    const money = await reservationsOf(leaver.userId)
    await leaver.browser.data(api.deleteAccount, { Password: PASSWORD })

    // Asked for, and not done yet: the search must find all of it, or it would prove nothing.
    const control = await tablesWith(test, 'Zeinab')
    expect(control.searched).toBeGreaterThan(30)
    expect(Object.keys(control.found).toSorted()).toEqual([
      'jobs',
      'public.bus_bookings',
      'public.gateway_events',
      'public.payment_attempts',
      'public.refunds',
      'public.reservation_words',
      'public.reservations',
      'public.temp_reservations',
      'public.users',
    ])

    await eraseLeaving(privacy)
    expect(Object.keys((await tablesWith(test, 'Zeinab')).found), 'the last mail waits').toEqual([
      'jobs',
    ])
    await test.work()
    for (const trace of leaver.traces)
      expect((await tablesWith(test, trace)).found, trace).toEqual({})
    expect(await privacy.profileImages.read(leaver.imageName)).toBeNull()
    expect(mailsTo(leaver.email).map((mail) => mail.subject)).toEqual([
      'Your Rihla account was deleted',
    ])

    expect(await rowOf(leaver.userId)).toMatchObject({
      full_name: 'Deleted traveller',
      email: null,
      deleted_at: test.clock.now(),
    })
    expect(await reservationsOf(leaver.userId), 'references, amounts and dates stay').toEqual(
      money.map((row) => ({ ...(row as object), client_name: 'Deleted traveller' })),
    )
    expect(money).toHaveLength(3)
    // The other one's mails have gone out meanwhile; everything else is as it was.
    const sending = new Set(['jobs', 'public.reservation_mails'])
    const withoutQueue = (found: Record<string, number>) =>
      Object.entries(found).filter(([table]) => !sending.has(table))
    expect((await others()).map(withoutQueue)).toEqual(before.map(withoutQueue))
    expect(await privacy.profileImages.read(other.imageName)).not.toBeNull()
    expect(await other.browser.data(api.getUserNotificationsCount, {})).toBe(2)
  })

  it('takes the end of its cards along, in its payments and in what the gateway said of them', async () => {
    const leaver = await givenFullLife(test, 'Fatheya', '66554433')
    await sql`update payment_attempts set card_end = '4709' where user_id = ${leaver.userId}`.execute(
      db,
    )
    await sql`
      update gateway_events g set payload = g.payload || '{"cardEnd": "4709"}' from payment_attempts a
      where a.user_id = ${leaver.userId} and g.gateway = a.gateway and g.gateway_order_id = a.gateway_order_id`.execute(
      db,
    )
    const ends = async () => {
      const { rows } = await sql<{ payments: number; news: number }>`
        select (select count(*) from payment_attempts where card_end = '4709') as payments,
          (select count(*) from gateway_events where payload ->> 'cardEnd' = '4709') as news`.execute(
        db,
      )
      return rows[0]
    }
    expect(Object.values((await ends()) ?? {}).every((n) => n > 0)).toBe(true)
    await leaver.browser.data(api.deleteAccount, { Password: PASSWORD })
    await eraseLeaving(privacy)
    expect(await ends()).toEqual({ payments: 0, news: 0 })
  })

  it('leaves its consents as proof, without its person', async () => {
    const browser = test.browser()
    const userId = await signIn(test, browser, { email: 'proof@example.com' })
    await browser.data(api.recordConsent, { Analytics: true, LiveChat: true, TextVersion: 'v2' })
    await browser.data(api.deleteAccount, {})
    await test.work()
    const { rows } = await sql`
      select user_id, analytics, text_version from consents
      where application_id = ${browser.applicationId}`.execute(db)
    expect(rows).toEqual([{ user_id: null, analytics: true, text_version: 'v2' }])
    expect(await rowOf(userId)).toMatchObject({ language: 'en' })
  })

  it('is deleted once, however often its job runs', async () => {
    const browser = test.browser()
    const userId = await signIn(test, browser, { email: 'once@example.com', language: 'ar' })
    await browser.data(api.deleteAccount, {})
    await Promise.all([1, 2, 3].map(() => eraseAccount(privacy, userId)))
    await test.work()
    await eraseLeaving(privacy)
    await test.work()
    expect(mailsTo('once@example.com').map((mail) => mail.subject)).toEqual([
      'تم حذف حسابك في رحلة',
    ])
  })

  it('gets no mail that was being tried while it was deleted, and none keeps its address', async () => {
    const email = 'under-way@example.com'
    const browser = await givenPaid(email)
    mailer.fail(Number.MAX_SAFE_INTEGER)
    await expect(test.work()).rejects.toThrow('out of order')
    await browser.data(api.deleteAccount, {})
    await eraseLeaving(privacy)
    expect((await tablesWith(test, 'under-way')).found).toEqual({ jobs: 2 })
    mailer.fail(0)
    await sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`.execute(
      db,
    )
    await test.work()
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Your Rihla account was deleted'])
    expect((await tablesWith(test, 'under-way')).found).toEqual({})
  })

  it('leaves its address with no mail that went out in that very moment', async () => {
    const email = 'just-now@example.com'
    const browser = await givenPaid(email)
    vi.spyOn(mailer, 'send').mockImplementationOnce(async () => {
      await browser.data(api.deleteAccount, {})
      await eraseLeaving(privacy)
      return 'sent'
    })
    await test.work()
    const { rows } = await sql`select 1 from reservation_mails where outcome = 'sent'`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
    expect((await tablesWith(test, 'just-now')).found).toEqual({})
  })

  it('without an e-mail goes without a mail', async () => {
    const browser = test.browser()
    const userId = await signIn(test, browser)
    await sql`update users set email = null where id = ${userId}`.execute(db)
    const before = mailer.sent.length
    await browser.data(api.deleteAccount, {})
    await test.work()
    expect(mailer.sent).toHaveLength(before)
    expect(await rowOf(userId)).toMatchObject({ full_name: 'Deleted traveller' })
  })

  it('that nobody asked to delete stays, whatever the queue says', async () => {
    const browser = test.browser()
    const userId = await signIn(test, browser, { email: 'stays@example.com' })
    await test.jobs.enqueue(db, 'account.erase', { userId })
    await test.work()
    expect(await rowOf(userId)).toMatchObject({ email: 'stays@example.com', deleted_at: null })
  })
})

describe('between the request and its fulfilment', () => {
  it('nobody signs in, and the address is free for a new account that stays', async () => {
    const email = 'again@example.com'
    const userId = await signIn(test, test.browser(), { email })
    const browser = await givenPassword(test, userId, email)
    await browser.data(api.deleteAccount, { Password: PASSWORD })
    const fresh = test.browser()
    const early = await fresh.call(api.login, { Email: email, Password: PASSWORD })
    expect(early.body).toMatchObject({ code: 'invalid_credentials' })

    await fresh.data(api.register, {
      FullName: 'Nadia Again',
      Email: email,
      Password: 'Another@27',
      Country: 1,
    })
    await eraseLeaving(privacy)
    await test.work()
    const mails = mailsTo(email)
    expect(mails.map((mail) => mail.subject).toSorted()).toEqual([
      'Activate your Rihla account',
      'Your Rihla account was deleted',
    ])
    const link = /https?:\/\/\S+activate\?\S+/.exec(mails.map((mail) => mail.text).join('\n'))?.[0]
    await test.app.http.request(new URL(link ?? '').pathname + new URL(link ?? '').search)
    const signedIn = await fresh.data(api.login, { Email: email, Password: 'Another@27' })
    expect(signedIn.UserId).not.toBe(userId)
    await test.work()
    await eraseLeaving(privacy)
    fresh.token = signedIn.Token
    expect(await fresh.data(api.getCurrentUserInfo, {})).toMatchObject({ FullName: 'Nadia Again' })
  })

  it('a fault undoes all of it, and the next try does it', async () => {
    const browser = test.browser()
    const userId = await signIn(test, browser, { email: 'fault@example.com' })
    await browser.data(api.deleteAccount, {})
    const broken = { ...privacy, publish: () => Promise.reject(new Error('a domain is down')) }
    await expect(eraseAccount(broken, userId)).rejects.toThrow('a domain is down')
    expect(await rowOf(userId)).toMatchObject({ full_name: 'Nour Mostafa', deleted_at: null })

    const next = test.browser()
    const nextId = await signIn(test, next, { email: 'next@example.com' })
    await next.data(api.deleteAccount, {})
    const partly = {
      ...privacy,
      publish: async (...[trx, event]: Parameters<typeof privacy.publish>) => {
        if ('userId' in event && event.userId === userId) throw new Error('still down')
        await privacy.publish(trx, event)
      },
    }
    await expect(eraseLeaving(partly)).rejects.toThrow('Some accounts could not be deleted')
    expect(await rowOf(nextId), 'is not held up by it').toMatchObject({
      email: null,
      leaving_email: null,
    })
    await test.work()
    expect(await rowOf(userId)).toMatchObject({ full_name: 'Deleted traveller' })
  })
})
