import type { Device } from '@rihla/contract/account/devices'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accountApp, countRows, givenTraveller, type Answer } from '../testing/account-app.ts'
import { isSignedIn, signedIn } from '../testing/people.ts'
import { deviceNames } from './device-names.ts'

const account = await accountApp()
const { call, clock, db } = account
let counter = 0
const person = () => givenTraveller(account, { Email: `p${(counter += 1)}@example.com` })
const devices = async (headers: Record<string, string>): Promise<Device[]> =>
  (await call<Device[]>('/api/AccountApi/GetDevices', undefined, { method: 'GET', headers })).body
    .Data
const signOut = (headers: Record<string, string>, Id: unknown): Promise<Answer> =>
  call('/api/AccountApi/SignOutDevice', { Id }, { headers })

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

describe('the list of devices', () => {
  test('has this one first, then the newest, each with what it is', async () => {
    const mona = await person()
    const phone = await signedIn(account, mona, { 'user-agent': IPHONE })
    clock.advance(60)
    await signedIn(account, mona, { 'user-agent': WINDOWS })
    clock.advance(60)
    await signedIn(account, mona)
    const list = await devices(phone)
    expect(
      list.map(({ Browser, System, IsPhone, IsCurrent }) => ({
        Browser,
        System,
        IsPhone,
        IsCurrent,
      })),
    ).toEqual([
      { Browser: 'Safari', System: 'iOS', IsPhone: true, IsCurrent: true },
      { Browser: null, System: null, IsPhone: false, IsCurrent: false },
      { Browser: 'Chrome', System: 'Windows', IsPhone: false, IsCurrent: false },
    ])
    expect(list[1]?.SignedInAt).toBe(clock.now().toISOString())
    expect(list[2]?.SignedInAt).toBe(new Date(clock.now().getTime() - 60_000).toISOString())
  })

  test.each([
    ['staff', 1],
    ['traveller', 2],
  ])('leaves out what is over after a day at the desk: of %s %i are left', async (role, left) => {
    const mona = await person()
    await signedIn(account, mona)
    clock.advance(9 * 3600)
    const here = await signedIn(account, mona)
    await sql`update users set role = ${role} where email = ${mona.Email}`.execute(db)
    expect(await devices(here)).toHaveLength(left)
  })

  test('says from where each signed in, where that is known', async () => {
    const mona = await person()
    const here = await signedIn(account, mona)
    await sql`update sessions set address = null where user_agent is not null`.execute(db)
    const [first] = await devices(here)
    expect(first?.Address).toMatch(/^[\d.:a-f]+(\/\d+)?$/)
    await sql`update sessions set address = null`.execute(db)
    expect((await devices(here))[0]?.Address).toBeNull()
  })

  test('says when each was seen last, within the hour', async () => {
    const device = await signedIn(account, await person())
    clock.advance(7200)
    await devices(device)
    expect((await devices(device))[0]?.LastSeenAt).toBe(clock.now().toISOString())
  })

  test('leaves out what nobody used for 30 days', async () => {
    const mona = await person()
    await signedIn(account, mona)
    clock.advance(30 * 86_400)
    expect(await devices(await signedIn(account, mona))).toHaveLength(1)
  })

  test('has nobody else’s, and no token', async () => {
    const [mona, omar] = [
      await signedIn(account, await person()),
      await signedIn(account, await person()),
    ]
    const list = await devices(mona)
    expect(list).toHaveLength(1)
    expect((await devices(omar)).map(({ Id }) => Id)).not.toContain(list[0]?.Id)
    expect(JSON.stringify(list)).not.toContain(mona['auth-key'])
  })

  test.each([
    ['en', 'Unauthorized. Please login first.'],
    ['ar', 'من فضلك سجّل الدخول أولًا.'],
  ])('is nobody’s who isn’t signed in (%s)', async (language, text) => {
    const headers = { 'accept-language': language }
    const asked = [
      await call('/api/AccountApi/GetDevices', undefined, { method: 'GET', headers }),
      await signOut(headers, 1),
    ]
    for (const { status, body } of asked) expect([status, body.Error]).toEqual([401, text])
  })
})

describe('signing a device out', () => {
  test('ends it at once, and nothing else; again is fine', async () => {
    const mona = await person()
    const [here, there, third] = [
      await signedIn(account, mona),
      await signedIn(account, mona),
      await signedIn(account, mona),
    ]
    const current = await devices(there)
    for (let i = 0; i < 2; i += 1) {
      const { body, headers } = await signOut(here, current[0]?.Id)
      expect(body).toEqual({ Error: null, Data: true })
      expect(headers.getSetCookie()).toEqual([])
    }
    expect(await isSignedIn(account, there)).toBe(false)
    expect(await isSignedIn(account, here)).toBe(true)
    expect(await isSignedIn(account, third)).toBe(true)
  })

  test('may be this one: the browser forgets it', async () => {
    const device = await signedIn(account, await person())
    const { body, headers } = await signOut(device, (await devices(device))[0]?.Id)
    expect(body.Data).toBe(true)
    expect(headers.getSetCookie()).toEqual(['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect(await isSignedIn(account, device)).toBe(false)
  })

  test('of somebody else changes and says nothing', async () => {
    const [mona, omar] = [
      await signedIn(account, await person()),
      await signedIn(account, await person()),
    ]
    const victim = (await devices(omar))[0]?.Id
    const before = await countRows(db, 'sessions')
    const [other, made] = [await signOut(mona, victim), await signOut(mona, 999_999_999)]
    expect([other.status, other.body]).toEqual([made.status, made.body])
    expect(await countRows(db, 'sessions')).toBe(before)
    expect(await isSignedIn(account, omar)).toBe(true)
  })

  test('control: that device is there, and its owner signs it out', async () => {
    const mona = await person()
    const [here, there] = [await signedIn(account, mona), await signedIn(account, mona)]
    await signOut(here, (await devices(there))[0]?.Id)
    expect(await isSignedIn(account, there)).toBe(false)
  })

  test.each([0, -1, 1.5, 'x', null, '1 or 1=1', 1e300])('needs an id: not %j', async (Id) => {
    const device = await signedIn(account, await person())
    expect((await signOut(device, Id)).body.code).toBe('invalid_input')
    expect(await isSignedIn(account, device)).toBe(true)
  })
})

describe('the names of a device', () => {
  test.each([
    ['a phone', IPHONE, ['Safari', 'iOS', true]],
    ['a computer', WINDOWS, ['Chrome', 'Windows', false]],
    [
      'a tablet',
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      ['Safari', 'iOS', false],
    ],
    ['a script', '<script>alert(1)</script>/1.0 (Evil)', [null, null, false]],
    ['a name of one’s own', 'Evil Browser/1.0 Evil/2', [null, null, false]],
    ['nothing', '', [null, null, false]],
    ['nobody knows', null, [null, null, false]],
  ])('are those of %s', (_, userAgent, expected) => {
    const { browser, system, isPhone } = deviceNames(userAgent)
    expect([browser, system, isPhone]).toEqual(expected)
  })
})

test('what a browser calls itself is kept shortened, as text', async () => {
  await signedIn(account, await person(), { 'user-agent': `<b>${'x'.repeat(1000)}` })
  const { rows } = await sql<{ n: number }>`
    select max(length(user_agent)) as n from sessions where user_agent like '<b>%'`.execute(db)
  expect(rows).toEqual([{ n: 300 }])
})

test('signing all others out keeps this device, and every other person’s', async () => {
  const mona = await person()
  const [here, there, third] = [
    await signedIn(account, mona),
    await signedIn(account, mona),
    await signedIn(account, mona),
  ]
  const omar = await signedIn(account, await person())
  const others = (headers: Record<string, string>) =>
    call('/api/AccountApi/SignOutOtherDevices', {}, { headers })
  for (const _ of [1, 2]) expect((await others(here)).body).toEqual({ Error: null, Data: true })
  const all = [here, there, third, omar]
  expect(await Promise.all(all.map((it) => isSignedIn(account, it)))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect((await others({})).status).toBe(401)
})
