import { describe, expect, test } from 'vitest'
import { createSessions } from '../index.ts'
import { accountApp, countRows, givenTraveller, PUBLIC_URL } from '../testing/account-app.ts'

type Login = { Token: string; UserId: number }

const account = await accountApp()
const { app, call, clock, db } = account
const mona = await givenTraveller(account)
const signIn = async (): Promise<Login> =>
  (await call<Login>('/api/AccountApi/Login', mona)).body.Data
const whoAmI = (headers: Record<string, string> = {}) =>
  call('/api/AccountApi/GetCurrentUserInfo', undefined, { method: 'GET', headers })
const signOut = (headers: Record<string, string> = {}) =>
  call('/api/AccountApi/SignOut', {}, { headers })

describe('who is signed in', () => {
  test('is told about themselves', async () => {
    const { Token, UserId } = await signIn()
    const { status, body } = await whoAmI({ 'auth-key': Token })
    expect(status).toBe(200)
    expect(body.Data).toEqual({
      UserId,
      Email: 'mona@example.com',
      FullName: 'Mona Hassan',
      PhoneNumber: '+201001234567',
      Image: null,
      AdditionPhoneNumber: null,
      ProfileImage: null,
      Country: { NameEn: 'Egypt', NameAr: 'مصر', Code: 'EG' },
      RewardPoints: 0,
      HasPassword: true,
      TotalBookings: 3,
      MemberSince: '2026-11-21T10:00:00.000Z',
    })
  })

  test('may send the cookie instead', async () => {
    const { Token } = await signIn()
    expect((await whoAmI({ cookie: `session=${Token}` })).status).toBe(200)
  })

  test('is refused by cookie from a foreign site or without an Application-Id', async () => {
    const cookie = `session=${(await signIn()).Token}`
    const foreign = await whoAmI({ cookie, origin: 'https://evil.example' })
    expect(foreign.body.code).toBe('cross_site')
    expect((await whoAmI({ cookie, 'application-id': '' })).body.code).toBe('cross_site')
    expect((await whoAmI({ cookie, origin: PUBLIC_URL })).status).toBe(200)
  })

  test('nobody is, without a token or with a made-up one', async () => {
    expect((await whoAmI()).body).toMatchObject({ code: 'unauthenticated', Data: null })
    expect((await whoAmI({ 'auth-key': 'x'.repeat(43) })).status).toBe(401)
    expect((await whoAmI({ 'auth-key': "' or 1=1" })).status).toBe(401)
  })
})

describe('a session', () => {
  test('ends after 30 days in which nobody used it, and not before', async () => {
    const { Token } = await signIn()
    for (let i = 0; i < 3; i += 1) {
      clock.advance(29 * 86_400)
      expect((await whoAmI({ 'auth-key': Token })).status).toBe(200)
    }
    clock.advance(30 * 86_400)
    expect((await whoAmI({ 'auth-key': Token })).status).toBe(401)
  })

  test('is written at most once an hour', async () => {
    const { Token } = await signIn()
    const lastSeen = async () => {
      const rows = await db
        .withTables<{ sessions: { last_seen_at: Date } }>()
        .selectFrom('sessions')
        .selectAll()
        .execute()
      return Math.max(...rows.map((row) => row.last_seen_at.getTime()))
    }
    const opened = await lastSeen()
    clock.advance(3600)
    await whoAmI({ 'auth-key': Token })
    expect(await lastSeen()).toBe(opened)
    clock.advance(60)
    await whoAmI({ 'auth-key': Token })
    expect(await lastSeen()).toBe(opened + 3_660_000)
  })

  test('ends at once on signing out, and the browser forgets it', async () => {
    const { Token } = await signIn()
    const other = await signIn()
    await whoAmI({ 'auth-key': Token })
    const answer = await signOut({ 'auth-key': Token })
    expect(answer.body).toEqual({ Error: null, Data: true })
    expect(answer.headers.getSetCookie()).toEqual([
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect((await whoAmI({ 'auth-key': Token })).status).toBe(401)
    expect((await whoAmI({ 'auth-key': other.Token })).status).toBe(200)
  })

  test('that has ended may be signed out again, and so may a visitor', async () => {
    const { Token } = await signIn()
    await signOut({ 'auth-key': Token })
    expect((await signOut({ 'auth-key': Token })).body.Data).toBe(true)
    expect((await signOut()).body.Data).toBe(true)
  })

  test('ended in one process is refused by the others within seconds', async () => {
    const elsewhere = createSessions(db, clock)
    const { Token } = await signIn()
    expect(await elsewhere.identify(Token)).toMatchObject({ role: 'traveller' })
    await signOut({ 'auth-key': Token })
    clock.advance(3)
    expect(await elsewhere.identify(Token)).toBeNull()
  })

  test('is not made by looking', async () => {
    const before = await countRows(db, 'sessions')
    await app.request('/api/AccountApi/GetCurrentUserInfo', { headers: { 'auth-key': 'unknown' } })
    expect(await countRows(db, 'sessions')).toBe(before)
  })
})
