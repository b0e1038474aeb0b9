import { describe, expect, test } from 'vitest'
import { accountApp, givenTraveller, type AccountApp } from '../testing/account-app.ts'
import { otherThan, resetCode } from '../testing/people.ts'

const OWNER_AT = '192.0.2.200'
const strict = () => accountApp({ limitScale: 1 })
const login = (
  app: AccountApp,
  Password: string,
  address: string,
  headers: Record<string, string> = {},
) =>
  app.call(
    '/api/AccountApi/Login',
    { Email: 'mona@example.com', Password },
    { headers: { 'x-test-address': address, ...headers } },
  )
/** A stranger tries wrong passwords, so many from each address; answers the last response. */
async function hammer(app: AccountApp, addresses: number, each = 11): Promise<number> {
  let last = 0
  for (let a = 0; a < addresses; a += 1)
    for (let n = 0; n < each; n += 1)
      last = (await login(app, `Wrong@${n}`, `198.51.100.${a}`)).status
  return last
}
const markOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('device='))
    ?.split(';')[0] ?? ''

describe('the owner of an account', () => {
  test('signs in from elsewhere while a stranger hammers on it', async () => {
    const app = await strict()
    const { Password } = await givenTraveller(app)
    expect(await hammer(app, 1)).toBe(429)
    expect((await login(app, Password, OWNER_AT)).status).toBe(200)
  })

  test('signs in with an address that was copied with marks of direction, which gives a stranger no tries more', async () => {
    const app = await strict()
    const { Password } = await givenTraveller(app)
    const asCopied = { Email: '\u202amona@example.com\u202c', Password }
    expect((await app.call('/api/AccountApi/Login', asCopied)).status).toBe(200)
    expect(await hammer(app, 1, 10)).toBe(401)
    const headers = { 'x-test-address': '198.51.100.0' }
    const wrong = { ...asCopied, Password: 'Wrong@123' }
    expect((await app.call('/api/AccountApi/Login', wrong, { headers })).status).toBe(429)
  })

  test('signs in where they did before, even beside the stranger', async () => {
    const app = await strict()
    const { Password } = await givenTraveller(app)
    const cookie = markOf((await login(app, Password, '198.51.100.0')).headers)
    expect(await hammer(app, 1)).toBe(429)
    expect((await login(app, Password, '198.51.100.0', { cookie })).status).toBe(200)
    expect((await login(app, Password, '198.51.100.0')).status).toBe(429)
  })

  test('signs in on a new device while a crowd of addresses hammers on it', async () => {
    const app = await strict()
    const { Password } = await givenTraveller(app)
    expect(await hammer(app, 12)).toBe(429)
    expect((await login(app, Password, OWNER_AT)).status).toBe(200)
  })

  test('begins anew after a reset, wherever they are', async () => {
    const app = await strict()
    await givenTraveller(app)
    await hammer(app, 11)
    expect((await login(app, 'Wrong@123', OWNER_AT)).status).toBe(401)
    expect((await login(app, 'Wrong@123', OWNER_AT)).status).toBe(401)
    expect((await login(app, 'Wrong@123', OWNER_AT)).status).toBe(429)
    const code = await resetCode(app, 'mona@example.com')
    const input = { Email: 'mona@example.com', Code: code, Password: 'Fresh2026' }
    const headers = { 'x-test-address': OWNER_AT }
    expect((await app.call('/api/AccountApi/ResetPassword', input, { headers })).status).toBe(200)
    expect((await login(app, 'Fresh2026', OWNER_AT)).status).toBe(200)
  })
})

describe('a guesser', () => {
  test('of many addresses has two tries from each, once a hundred were wrong', async () => {
    const app = await strict()
    await givenTraveller(app)
    await hammer(app, 10, 10)
    const heard = []
    for (let n = 0; n < 3; n += 1)
      heard.push((await login(app, `Wrong@${n}`, '203.0.113.1')).status)
    expect(heard).toEqual([401, 401, 429])
  })

  test('gains nothing from the mark of an account of their own', async () => {
    const app = await strict()
    const { Password } = await givenTraveller(app)
    const own = await givenTraveller(app, { Email: 'thief@example.com', Phone: '+2001001234568' })
    const { headers } = await app.call('/api/AccountApi/Login', own)
    const cookie = markOf(headers)
    await hammer(app, 1)
    expect((await login(app, Password, '198.51.100.0', { cookie })).status).toBe(429)
  })

  test('in a browser of the owner has ten tries, and none after a reset', async () => {
    const app = await strict()
    const { Password } = await givenTraveller(app)
    const cookie = markOf((await login(app, Password, OWNER_AT)).headers)
    const tries = async () => {
      const heard = []
      for (let n = 0; n < 11; n += 1)
        heard.push((await login(app, `Wrong@${n}`, '198.51.100.7', { cookie })).status)
      return heard
    }
    expect((await tries()).filter((it) => it === 401)).toHaveLength(10)
    expect((await login(app, Password, OWNER_AT)).status).toBe(200)
  })

  test('of a mailed code can’t use up the tries of whoever asked for it', async () => {
    const app = await strict()
    const { Email } = await givenTraveller(app)
    const owner = { 'application-id': '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }
    const reset = (Code: string, headers: Record<string, string>) =>
      app.call('/api/AccountApi/ResetPassword', { Email, Code, Password: 'Fresh2026' }, { headers })
    const code = await resetCode(app, Email, owner)
    const heard = []
    for (let n = 1; n <= 25; n += 1)
      heard.push(
        (await reset(otherThan(code, n), { 'x-test-address': `198.51.100.${n}` })).body.code,
      )
    expect(heard.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'code_wrong'))
    expect(heard.slice(20)).toEqual(Array.from({ length: 5 }, () => 'too_many_requests'))
    expect((await reset(code, {})).status).toBe(429)
    expect((await reset(code, owner)).status).toBe(200)
  })

  test('who asks for a code too neither voids the owner’s nor has tries of it', async () => {
    const app = await strict()
    const { Email } = await givenTraveller(app)
    const owner = { 'application-id': '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }
    const thief = { 'application-id': '3f2504e0-4f89-41d3-9a0c-0305e82c3302' }
    const reset = (Code: string, headers: Record<string, string>) =>
      app.call('/api/AccountApi/ResetPassword', { Email, Code, Password: 'Fresh2026' }, { headers })
    const code = await resetCode(app, Email, owner)
    const theirs = await resetCode(app, Email, thief)
    for (let n = 1; n <= 8; n += 1) await reset(otherThan(theirs, n), thief)
    expect((await reset(code, thief)).body.code).toBe('code_wrong')
    expect((await reset(code, owner)).status).toBe(200)
  })
})
