import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Caller, HttpEnv } from './caller.ts'
import { identifyCaller } from './identify.ts'
import { frontDoor } from './testing/front-door.ts'

/** Asks with these headers; answers the caller that a handler sees, and the answer's headers. */
async function askWith(
  headers: Record<string, string>,
  use?: (caller: Caller) => Promise<unknown>,
) {
  const door = frontDoor()
  let seen: Caller | undefined
  door.http.get('/who', async (c) => {
    seen = c.get('caller')
    await use?.(seen)
    return c.text('')
  })
  const response = await door.http.request('/who', { headers })
  if (!seen) throw new Error(`Nobody was seen: ${response.status}`)
  return { caller: seen, response, lookUps: door.lookUps }
}

describe('the session token', () => {
  it.each([
    ['none', {}, null],
    ['the cookie', { cookie: 'session=from-cookie' }, 'from-cookie'],
    ['the cookie among others', { cookie: 'a=b; session=from-cookie; c=d' }, 'from-cookie'],
    ['no cookie of a similar name', { cookie: 'my-session=x; sessions=y' }, null],
    ['Auth-Key', { 'auth-key': 'from-header' }, 'from-header'],
    [
      'Auth-Key before the cookie',
      { 'auth-key': 'from-header', cookie: 'session=c' },
      'from-header',
    ],
    ['the cookie when Auth-Key is empty', { 'auth-key': '', cookie: 'session=c' }, 'c'],
    ['none when both are empty', { 'auth-key': '', cookie: 'session=' }, null],
  ] as const)('is %s', async (_, headers, token) => {
    expect((await askWith(headers)).caller.sessionToken).toBe(token)
  })
})

describe('the person', () => {
  const nour = { 'auth-key': 'token-of-nour' }

  it('isn’t looked up unless somebody asks', async () => {
    expect((await askWith(nour)).lookUps).toEqual([])
  })

  it('is looked up once, however many ask, also at the same time', async () => {
    const found: unknown[] = []
    const { lookUps } = await askWith(nour, async (caller) => {
      found.push(...(await Promise.all([caller.identity(), caller.identity()])))
      found.push(await caller.identity())
    })
    expect(lookUps).toEqual(['token-of-nour'])
    expect(found).toMatchObject([{ userId: 7 }, { userId: 7 }, { userId: 7 }])
  })

  it('is nobody without a token, and the database isn’t asked', async () => {
    let identity: unknown
    const { lookUps } = await askWith({}, async (caller) => (identity = await caller.identity()))
    expect([identity, lookUps]).toEqual([null, []])
  })

  it('is each request’s own: a session that ended is noticed by the next', async () => {
    const door = frontDoor()
    door.http.get('/who', async (c) => c.json(await c.get('caller').identity()))
    for (let i = 0; i < 2; i += 1) await door.http.request('/who', { headers: nour })
    expect(door.lookUps).toHaveLength(2)
  })
})

describe('the browser’s own id', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

  it.each([
    [id, id],
    [id.toUpperCase(), id],
    ['', null],
    ['guest', null],
    [id.slice(1), null],
    [`${id}0`, null],
    [`{${id}}`, null],
    [id.replaceAll('-', ''), null],
    [`${id}' or '1'='1`, null],
    [id.replace('f', 'g'), null],
  ])('%j is read as %j', async (header, expected) => {
    expect((await askWith({ 'application-id': header })).caller.applicationId).toBe(expected)
  })
})

describe('the language', () => {
  it.each([
    [undefined, 'en'],
    ['en-US', 'en'],
    ['ar-EG', 'ar'],
    ['AR', 'ar'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['fr, ar;q=0.5, en;q=0.4', 'ar'],
    ['en;q=0.2, ar;q=0.9', 'ar'],
    ['ar;q=0, en;q=0.1', 'en'],
    ['arc', 'en'],
    ['; q=, ,', 'en'],
  ])('of %j is %s', async (header, language) => {
    const headers: Record<string, string> =
      header === undefined ? {} : { 'accept-language': header }
    expect((await askWith(headers)).caller.language).toBe(language)
  })
})

describe('the request’s id', () => {
  it('is new each time, whatever the caller sends, and stands in the answer', async () => {
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => askWith({ 'x-request-id': 'chosen-by-the-caller' })),
    )
    const ids = asked.map(({ caller }) => caller.requestId)
    expect(new Set(ids).size).toBe(20)
    expect(asked.map(({ response }) => response.headers.get('x-request-id'))).toEqual(ids)
  })

  it('stands in the answer to a fault and to what doesn’t exist too', async () => {
    const door = frontDoor()
    door.http.get('/broken', () => {
      throw new Error('broken')
    })
    const [broken, missing] = [await door.http.request('/broken'), await door.http.request('/no')]
    expect([broken.status, missing.status]).toEqual([500, 404])
    const { requestId } = (await broken.json()) as { requestId: string }
    expect(broken.headers.get('x-request-id')).toBe(requestId)
    expect(missing.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('the address', () => {
  it('is that of the socket where nobody says otherwise', async () => {
    const door = frontDoor()
    const addresses: string[] = []
    const app = new Hono<HttpEnv>()
    app.use(
      identifyCaller({
        log: door.log,
        identify: async () => null,
        languageOf: () => null,
        addressOf: (_, socketAddress) => socketAddress,
      }),
    )
    app.get('/', (c) => {
      addresses.push(c.get('caller').address)
      return c.text('')
    })
    await app.request('/', {}, { incoming: { socket: { remoteAddress: '203.0.113.9' } } })
    await app.request('/')
    expect(addresses).toEqual(['203.0.113.9', 'local'])
  })
})
