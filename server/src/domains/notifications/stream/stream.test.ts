import { getRequestListener } from '@hono/node-server'
import { api } from '@rihla/contract'
import { NOTIFICATION_STREAM_PATH } from '@rihla/contract/notifications'
import { sql } from 'kysely'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { notify } from '../add-notice.ts'
import { messagesOf, openStream, unread } from '../testing/listen-to.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const { db } = first

let keys = 0
const ring = (userId: number) =>
  db.transaction().execute((trx) =>
    notify(trx, {
      userId,
      type: 'PaymentDue',
      module: 'Activity',
      messageEn: 'Due',
      messageAr: 'مستحق',
      deepLink: '/',
      at: new Date('2026-12-01T10:00:00Z'),
      key: `stream-${(keys += 1)}`,
    }),
  )
async function person(house = first) {
  const browser = house.browser()
  const userId = await signIn(house, browser)
  const listen = async (where = house) => messagesOf(await openStream(where, browser))
  return { browser, userId, listen }
}
const signedOut = (browser: Browser): Browser => ({ ...browser, token: null })

describe('the stream of unread notices', () => {
  test('begins with the count, and tells it again when a notice comes', async () => {
    const { userId, listen } = await person()
    await ring(userId)
    const stream = await listen()
    expect(await stream.next()).toBe(unread(1))
    await ring(userId)
    expect(await stream.next()).toBe(unread(2))
    await stream.close()
  })

  test('hears what another process wrote', async () => {
    const { userId, listen } = await person()
    const [here, there] = [await listen(first), await listen(second)]
    expect([await here.next(), await there.next()]).toEqual([unread(0), unread(0)])
    await ring(userId)
    expect([await here.next(), await there.next()]).toEqual([unread(1), unread(1)])
    await Promise.all([here.close(), there.close()])
  })

  test('follows when another tab has read them', async () => {
    const { browser, userId, listen } = await person()
    await ring(userId)
    const stream = await listen(second)
    expect(await stream.next()).toBe(unread(1))
    await browser.data(api.getUserNotifications, {})
    expect(await stream.next()).toBe(unread(0))
    await stream.close()
  })

  test('says nothing of somebody else’s', async () => {
    const [mine, other] = [await person(), await person()]
    const stream = await mine.listen()
    expect(await stream.next()).toBe(unread(0))
    await ring(other.userId)
    await ring(mine.userId)
    // Had the first been sent here, it would come before this.
    expect(await stream.next()).toBe(unread(1))
    await stream.close()
  })

  test('tells what was missed while the database connection was lost', async () => {
    const { userId, listen } = await person()
    const stream = await listen()
    expect(await stream.next()).toBe(unread(0))
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name = 'rihla-listen' and datname = current_database()`.execute(db)
    await ring(userId)
    expect(await stream.next()).toBe(unread(1))
    await ring(userId)
    expect(await stream.next()).toBe(unread(2))
    await stream.close()
  })

  test('of a notice that was rolled back says nothing', async () => {
    const { userId, listen } = await person()
    const stream = await listen()
    expect(await stream.next()).toBe(unread(0))
    const undone = db.transaction().execute(async (trx) => {
      await sql`select pg_notify('rihla_bell', ${String(userId)})`.execute(trx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await first.app.notices.beat()
    expect(await stream.next()).toBe(': here')
    await stream.close()
  })
})

describe('a stream is for', () => {
  test('people who are signed in', async () => {
    const answer = await openStream(first, signedOut(first.browser()))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated', Data: null })
  })

  test('our own pages', async () => {
    const { browser } = await person()
    const answer = await openStream(first, browser, { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
  })

  test('as long as the session lasts', async () => {
    const { browser, userId, listen } = await person()
    const stream = await listen()
    expect(await stream.next()).toBe(unread(0))
    await first.app.notices.beat()
    expect(await stream.next(), 'a sign of life').toBe(': here')
    await first.sessions.endAll(db, userId)
    await first.app.notices.beat()
    expect(await stream.next()).toBeNull()
    expect((await openStream(first, browser)).status).toBe(401)
  })

  test('five tabs of a person; a sixth goes on asking, and comes in when one has closed', async () => {
    const { browser, listen } = await person()
    const streams = await Promise.all(Array.from({ length: 5 }, () => listen()))
    const sixth = await openStream(first, browser)
    expect(sixth.status).toBe(429)
    expect(sixth.headers.get('retry-after')).toBe('60')
    await streams[0]?.close()
    const next = await listen()
    expect(await next.next()).toBe(unread(0))
    await Promise.all([next, ...streams.slice(1)].map((stream) => stream.close()))
  })
})

test('a question for the headers alone opens nothing', async () => {
  const { browser, listen } = await person()
  for (let n = 0; n < 6; n += 1) {
    const answer = await first.app.http.request(NOTIFICATION_STREAM_PATH, {
      method: 'HEAD',
      headers: { 'auth-key': browser.token ?? '' },
    })
    expect(answer.status).toBe(200)
  }
  const stream = await listen()
  expect(await stream.next()).toBe(unread(0))
  await stream.close()
})

test('nothing on the way may keep, change or gather it', async () => {
  const { browser } = await person()
  const answer = await openStream(first, browser, { 'accept-encoding': 'gzip, deflate, br' })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers.get('content-encoding')).toBeNull()
  const stream = messagesOf(answer)
  expect(await stream.next()).toBe(unread(0))
  await stream.close()
})

test('the server stops while somebody listens', async () => {
  const house = await testApp({ beside: first })
  const { browser } = await person(house)
  const answer = getRequestListener(house.app.http.fetch)
  const server = createServer((request, response) => void answer(request, response)).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${NOTIFICATION_STREAM_PATH}`, {
    headers: { 'auth-key': browser.token ?? '', 'accept-encoding': 'gzip' },
  })
  const stream = messagesOf(response)
  expect(await stream.next()).toBe(unread(0))
  await house.app.notices.stop()
  const closed = once(server, 'close')
  server.close()
  expect(await stream.next()).toBeNull()
  await closed
  expect((await openStream(house, browser)).status).toBe(503)
})
