import { endpoint, type Endpoint } from '@rihla/contract/endpoint'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testDatabase } from '../../testing/database.ts'
import { refuse } from '../refusal.ts'
import { JsonText } from './cache/json-text.ts'
import type { Handler, MountOptions, Reply } from './mount.ts'
import { createRateLimits } from './protection/rate-limits.ts'
import { frontDoor } from './testing/front-door.ts'

const { pool } = await testDatabase(2)

const described = { summary: 'A call of the test', refusals: [] } as const
const request = z.object({
  Name: z.string().check(z.minLength(2)),
  Guests: z.optional(z.array(z.object({ Age: z.number() }))),
})
const anything = z.looseObject({})
const sayHello = endpoint({
  ...described,
  method: 'POST',
  path: '/api/hello',
  audience: 'anyone',
  input: request,
  output: z.any(),
})

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers,
})
const answerOf = async (response: Response | Promise<Response>) => {
  const answer = await response
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** A call that answers with the input it was handed. */
const echo = (change: Partial<Pick<Endpoint, 'method' | 'path' | 'audience'>>) => {
  const door = frontDoor()
  const call = endpoint({
    ...described,
    method: 'GET',
    path: '/api/echo',
    audience: 'anyone',
    ...change,
    input: anything,
    output: anything,
  })
  door.mount(call, async (input) => input)
  return door
}

/** A call that says how often it was really made. */
const counted = (options: MountOptions) => {
  const door = frontDoor()
  let made = 0
  door.mount(
    sayHello,
    async (input, caller) => {
      made += 1
      return input.Name === 'refuse' ? refuse('not_found') : { made, language: caller.language }
    },
    options,
  )
  const ask = (Name = 'Nour', headers = {}) =>
    answerOf(door.http.request('/api/hello', post(JSON.stringify({ Name }), headers)))
  return { ...door, ask, count: () => made }
}

describe('who may call', () => {
  it.each([
    ['anyone', 'nobody', 200, null],
    ['anyone', 'nour', 200, null],
    ['traveller', 'nobody', 401, 'unauthenticated'],
    ['traveller', 'a stranger', 401, 'unauthenticated'],
    ['traveller', 'nour', 200, null],
    ['traveller', 'staff', 200, null],
    ['staff', 'nobody', 401, 'unauthenticated'],
    ['staff', 'nour', 403, 'forbidden'],
    ['staff', 'staff', 200, null],
  ] as const)('a call for %s, by %s: %i', async (audience, who, status, code) => {
    const { http } = echo({ audience })
    const headers: Record<string, string> =
      who === 'nobody' ? {} : { 'auth-key': `token-of-${who}` }
    const answer = await answerOf(http.request('/api/echo', { headers }))
    expect(answer.status).toBe(status)
    expect(answer.body['code'] ?? null).toBe(code)
  })

  it('is decided before the input is looked at, and before anything runs', async () => {
    const door = frontDoor()
    let ran = false
    door.mount({ ...sayHello, audience: 'staff' }, async () => {
      ran = true
      return {}
    })
    expect((await answerOf(door.http.request('/api/hello', post('{')))).status).toBe(401)
    expect(ran).toBe(false)
  })
})

describe('what a call is handed', () => {
  it('comes from the query for GET and DELETE, decoded, and from the body otherwise', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const { http } = echo({ method })
      const response = http.request('/api/echo?City=%D8%A7%D9%84%D8%A3%D9%82%D8%B5%D8%B1&n=1', {
        method,
      })
      expect((await answerOf(response)).body['Data']).toEqual({ City: 'الأقصر', n: '1' })
    }
    const { http } = echo({ method: 'PUT' })
    const response = http.request('/api/echo?n=1', { method: 'PUT', body: '{"City":"Luxor"}' })
    expect((await answerOf(response)).body['Data']).toEqual({ City: 'Luxor' })
  })

  it('has the path’s own values, which nothing else overrides', async () => {
    const path = '/api/trips/{TripId}/seats/{Seat}'
    const get = echo({ path }).http.request('/api/trips/7/seats/4%2FA?TripId=8&n=1')
    expect((await answerOf(get)).body['Data']).toEqual({ TripId: '7', Seat: '4/A', n: '1' })
    const { http } = echo({ path, method: 'POST' })
    const body = post('{"TripId":8,"n":1}')
    expect((await answerOf(http.request('/api/trips/7/seats/1', body))).body['Data']).toEqual({
      TripId: '7',
      Seat: '1',
      n: 1,
    })
  })

  it('may be nothing at all', async () => {
    const { http } = echo({ method: 'POST' })
    expect((await answerOf(http.request('/api/echo', { method: 'POST' }))).body['Data']).toEqual({})
    expect((await answerOf(http.request('/api/echo', post(' \n')))).body['Data']).toEqual({})
  })

  it.each(['{', '[]', '[{"Name":"Nour"}]', 'null', '7', '"Nour"', 'Name=Nour'])(
    'is refused when it is no object: %s',
    async (body) => {
      const { ask: _, http, count } = counted({})
      expect(await answerOf(http.request('/api/hello', post(body)))).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', Data: null },
      })
      expect(count()).toBe(0)
    },
  )

  it('is refused field by field, each wrong one named once', async () => {
    const body = JSON.stringify({ Name: 'N', Guests: [{ Age: 30 }, { Age: 'x' }, {}] })
    const answer = await answerOf(counted({}).http.request('/api/hello', post(body)))
    expect(answer.status).toBe(400)
    const fields = answer.body['fields'] as Record<string, string>
    expect(Object.keys(fields)).toEqual(['Name', 'Guests.1.Age', 'Guests.2.Age'])
    for (const said of Object.values(fields)) expect(said).toMatch(/\w/)
  })
})

describe('what a call answers', () => {
  it('is an envelope; nothing is null', async () => {
    const door = frontDoor()
    door.mount(sayHello, async () => undefined)
    const answer = await answerOf(door.http.request('/api/hello', post('{"Name":"Nour"}')))
    expect(answer).toEqual({ status: 200, body: { Error: null, Data: null } })
  })

  it('can set several cookies', async () => {
    const door = frontDoor()
    door.mount(sayHello, async (_input, _caller, reply) => {
      reply.setHeader('set-cookie', 'session=a')
      reply.setHeader('set-cookie', 'language=ar')
      return {}
    })
    const { headers } = await door.http.request('/api/hello', post('{"Name":"Nour"}'))
    expect(headers.getSetCookie()).toEqual(['session=a', 'language=ar'])
    expect(headers.get('content-type')).toBe('application/json')
  })

  it('is the refusal that was returned, in the language of the caller', async () => {
    const { ask } = counted({})
    expect(await ask('refuse', { 'accept-language': 'ar-EG' })).toMatchObject({
      status: 404,
      body: { Error: 'غير موجود', Data: null, code: 'not_found' },
    })
  })

  it('is a fault, and not a refusal, when something was thrown: even a refusal', async () => {
    const door = frontDoor()
    const thrown = [new Error('secret detail'), Object.assign(new Error(), refuse('not_found'))]
    door.mount(sayHello, async () => {
      throw thrown.shift() ?? new Error('once too often')
    })
    for (let i = 0; i < 2; i += 1) {
      const answer = await answerOf(door.http.request('/api/hello', post('{"Name":"Nour"}')))
      expect(answer).toMatchObject({ status: 500, body: { code: 'server_error' } })
      expect(JSON.stringify(answer.body)).not.toContain('secret detail')
    }
    expect(door.lines.filter((line) => line['msg'] === 'fault')).toHaveLength(2)
  })
})

describe('limits', () => {
  it('answer 429 with the time to wait, for this address alone, and spare the handler', async () => {
    const door = frontDoor(createRateLimits(pool))
    let ran = 0
    door.mount(sayHello, async () => (ran += 1), {
      limits: [{ name: 'hello', points: 2, seconds: 60 }],
    })
    const ask = (address: string, body = '{"Name":"Nour"}') =>
      door.http.request('/api/hello', post(body, { 'x-forwarded-for': address }))
    // A call that is refused for its input counts too: guessing costs.
    expect((await ask('192.0.2.7', '{}')).status).toBe(400)
    expect((await ask('192.0.2.7')).status).toBe(200)
    const refused = await ask('192.0.2.7')
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await answerOf(refused)).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_requests',
        Error: `Too many attempts. Please try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
      },
    })
    expect(ran).toBe(1)
    expect((await ask('192.0.2.8')).status).toBe(200)
  })

  it('apply all of them, to answers that are kept as well', async () => {
    const door = frontDoor(createRateLimits(pool))
    door.mount(sayHello, async () => ({}), {
      cacheSeconds: 60,
      limits: [
        { name: 'many', points: 100, seconds: 60 },
        { name: 'few', points: 1, seconds: 60 },
      ],
    })
    const ask = async () => (await door.http.request('/api/hello', post('{"Name":"Nour"}'))).status
    expect([await ask(), await ask()]).toEqual([200, 429])
  })
})

describe('an answer that is kept', () => {
  it('is made once for the same body in the same language, until its time is up', async () => {
    const { ask, at, count } = counted({ cacheSeconds: 5 })
    await ask()
    at.ms = 4999
    expect((await ask()).body['Data']).toEqual({ made: 1, language: 'en' })
    expect((await ask('Mona')).body['Data']).toMatchObject({ made: 2 })
    expect((await ask('Nour', { 'accept-language': 'ar' })).body['Data']).toEqual({
      made: 3,
      language: 'ar',
    })
    at.ms = 5000
    expect((await ask()).body['Data']).toMatchObject({ made: 4 })
    expect(count()).toBe(4)
  })

  it('may say itself for how long', async () => {
    const door = frontDoor()
    let made = 0
    const handle: Handler<typeof sayHello> = async (_input, _caller, reply) => {
      made += 1
      if (made === 1) reply.keepFor(1)
      return { made }
    }
    door.mount(sayHello, handle, { cacheSeconds: 5 })
    const ask = async () =>
      (await answerOf(door.http.request('/api/hello', post('{"Name":"Nour"}')))).body['Data']
    expect(await ask()).toEqual({ made: 1 })
    door.at.ms = 999
    expect(await ask()).toEqual({ made: 1 })
    door.at.ms = 1000
    expect(await ask()).toEqual({ made: 2 })
    door.at.ms = 5999
    expect(await ask()).toEqual({ made: 2 })
  })

  it('is never a refusal, nor a fault', async () => {
    const { ask, count } = counted({ cacheSeconds: 5 })
    for (let i = 0; i < 2; i += 1) expect((await ask('refuse')).status).toBe(404)
    expect(count()).toBe(2)
    const door = frontDoor()
    let tried = 0
    const failing = async () => {
      tried += 1
      if (tried === 1) throw new Error('the database is away')
      return { tried }
    }
    door.mount(sayHello, failing, { cacheSeconds: 5 })
    const call = () => answerOf(door.http.request('/api/hello', post('{"Name":"Nour"}')))
    expect((await call()).status).toBe(500)
    expect((await call()).body['Data']).toEqual({ tried: 2 })
  })

  it('belongs to one address: path values tell answers apart', async () => {
    const door = frontDoor()
    const call = {
      ...described,
      method: 'GET',
      path: '/api/cities/{Id}',
      audience: 'anyone',
    } as const
    door.mount(endpoint({ ...call, input: anything, output: anything }), async (it) => it, {
      cacheSeconds: 5,
    })
    const dataOf = async (path: string) => (await answerOf(door.http.request(path))).body['Data']
    expect(await dataOf('/api/cities/1')).toEqual({ Id: '1' })
    expect(await dataOf('/api/cities/2')).toEqual({ Id: '2' })
  })

  it('can’t carry a cookie: strangers would get it', async () => {
    const door = frontDoor()
    const signIn = async (_input: unknown, _caller: unknown, reply: Reply) => {
      reply.setHeader('set-cookie', 'session=a')
      return {}
    }
    door.mount(sayHello, signIn, { cacheSeconds: 5 })
    const response = await door.http.request('/api/hello', post('{"Name":"Nour"}'))
    expect([response.status, response.headers.getSetCookie()]).toEqual([500, []])
  })
})

describe('an answer that its domain wrote as JSON', () => {
  it('stands in the envelope as any other, kept or not', async () => {
    for (const options of [{}, { cacheSeconds: 5 }]) {
      const door = frontDoor()
      const said = endpoint({
        ...described,
        method: 'GET',
        path: '/api/said',
        audience: 'anyone',
        input: anything,
        output: anything,
      })
      door.mount(said, async () => new JsonText('{"Name":"نور"}'), options)
      for (let n = 0; n < 2; n += 1) {
        const answer = await door.http.request('/api/said')
        expect(answer.headers.get('content-type')).toBe('application/json')
        expect(await answer.text()).toBe('{"Error":null,"Data":{"Name":"نور"}}')
      }
    }
  })
})

describe('a long answer', () => {
  it.each([{}, { cacheSeconds: 5 }])('is compressed for who takes that: %j', async (options) => {
    const door = frontDoor()
    const Text = 'a long story '.repeat(200)
    door.mount(sayHello, async () => ({ Text }), options)
    const ask = (headers: Record<string, string>) =>
      door.http.request('/api/hello', post('{"Name":"Nour"}', headers))
    const [small, whole] = [await ask({ 'accept-encoding': 'br, gzip' }), await ask({})]
    expect(small.headers.get('content-encoding')).toBe('gzip')
    expect(JSON.parse(gunzipSync(await small.arrayBuffer()).toString())).toEqual(await whole.json())
    expect(whole.headers.get('content-encoding')).toBeNull()
  })
})
