import { api } from '@rihla/contract'
import type { Language } from '@rihla/contract/values/language'
import { describe, expect, it, vi } from 'vitest'
import staffCalls from 'virtual:staff-calls'
import { addCalls, createApiClient, describeCall, type ApiClientDeps } from './client.ts'
import { foreignProblem, networkProblem, problemOf, timeoutProblem } from './problem.ts'

const ok = (data: unknown): Response => Response.json({ Error: null, Data: data })

function clientWith(
  answers: (() => Response | Promise<Response>)[],
  deps: Partial<ApiClientDeps> = {},
) {
  const requests: Request[] = []
  const waits: number[] = []
  const client = createApiClient({
    baseUrl: 'http://api.test',
    language: () => 'en',
    headers: () => new Headers({ 'Application-Id': 'app-1' }),
    wait: (ms) => (waits.push(ms), Promise.resolve()),
    fetch: (request) => {
      requests.push(request)
      const answer = answers[requests.length - 1] ?? answers.at(-1)
      return Promise.resolve().then(() => answer?.() ?? ok(null))
    },
    ...deps,
  })
  return { client, requests, waits }
}

describe('a call', () => {
  it('carries language, device, version and the headers of the browser', async () => {
    const { client, requests } = clientWith([() => ok([])])
    await client.call('getDestinations', {})
    const { headers, url, credentials } = requests[0] ?? new Request('http://none.test')
    expect(url).toBe('http://api.test/api/CitiesApi/GetDestinations')
    expect([
      headers.get('Accept-Language'),
      headers.get('DeviceData'),
      headers.get('Application-Id'),
    ]).toEqual(['en-US', 'Web', 'app-1'])
    expect(headers.get('AppVersion')).toMatch(/^\d+\.\d+\.\d+$/)
    expect(credentials).toBe('include')
  })

  it('is not needed for a stream, which carries the same headers', async () => {
    const { client, requests } = clientWith([() => new Response('', { status: 503 })])
    const answer = await client.stream('/api/Stream', new AbortController().signal)
    const { headers, url, credentials } = requests[0] ?? new Request('http://none.test')
    expect([answer.status, requests.length]).toEqual([503, 1])
    expect([
      url,
      credentials,
      headers.get('Application-Id'),
      headers.get('Accept-Language'),
    ]).toEqual(['http://api.test/api/Stream', 'include', 'app-1', 'en-US'])
  })

  it('puts the input of a GET in the query and of a POST in the body', () => {
    expect(
      describeCall('getReservationDetails', { ReservationId: 7, Module: 'Activity' }),
    ).toMatchObject({
      path: '/api/ProfileApi/GetReservationDetails?ReservationId=7&Module=Activity',
      body: null,
    })
    expect(describeCall('login', { Email: 'a', Password: 'b' }).body).toBe(
      '{"Email":"a","Password":"b"}',
    )
  })

  it('answers Data', async () => {
    const { client } = clientWith([() => ok(3)])
    expect(await client.call('getUserNotificationsCount', {})).toBe(3)
  })

  it('throws an Error field as its text, even with status 200', async () => {
    const { client } = clientWith([
      () => Response.json({ Error: 'No', Data: null, code: 'sold_out' }),
    ])
    await expect(client.call('getDestinations', {})).rejects.toMatchObject({
      message: 'No',
      code: 'sold_out',
    })
  })
})

describe('retries', () => {
  const fail = (status: number) => () => Response.json({ Error: 'x' }, { status })
  it.each([429, 500, 503])('tries %i twice more, 1.5 s times the attempt apart', async (status) => {
    const { client, requests, waits } = clientWith([fail(status), fail(status), () => ok([])])
    await client.call('getDestinations', {})
    expect(requests).toHaveLength(3)
    expect(waits).toEqual([1500, 3000])
  })

  it.each([400, 401, 404, 409])('does not retry %i', async (status) => {
    const { client, requests } = clientWith([fail(status)])
    await expect(client.call('getDestinations', {})).rejects.toMatchObject({ status })
    expect(requests).toHaveLength(1)
  })

  it('names a network failure after the last attempt', async () => {
    const { client, requests } = clientWith([() => Promise.reject(new TypeError('fetch failed'))])
    await expect(client.call('getDestinations', {})).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      message: 'Network error',
    })
    expect(requests).toHaveLength(3)
  })

  it('names a timeout, status 408', async () => {
    const never = (): Promise<Response> => new Promise(() => {})
    const { client } = clientWith([never], {
      timeoutMs: 1,
      retries: 0,
      fetch: (request) =>
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        ),
    })
    await expect(client.call('getDestinations', {})).rejects.toMatchObject({
      code: 'TIMEOUT',
      status: 408,
      message: 'Request timeout',
    })
  })

  it('leaves a call that its caller gave up on alone', async () => {
    const stop = new AbortController()
    stop.abort()
    const { client, requests } = clientWith([
      () => Promise.reject(new DOMException('gone', 'AbortError')),
    ])
    await expect(client.call('getDestinations', {}, { signal: stop.signal })).rejects.toThrow(
      'gone',
    )
    expect(requests).toHaveLength(1)
  })
})

it("takes neither a time nor a 401 from the sign-in page of a hotel's network", async () => {
  const [onServerTime, onUnauthorized] = [vi.fn(), vi.fn()]
  const date = 'Thu, 01 Jan 1970 00:00:00 GMT'
  const portal = (status: number) => () =>
    new Response('<h1>Room and name</h1>', { status, headers: { date } })
  const { client } = clientWith([portal(200), portal(401), () => ok([])], {
    onServerTime,
    onUnauthorized,
    language: () => 'ar',
    retries: 0,
  })
  await expect(client.call('getDestinations', {})).rejects.toMatchObject({
    code: 'INVALID_RESPONSE',
    message: foreignProblem('ar').message,
  })
  await expect(client.call('getDestinations', {})).rejects.toMatchObject({ status: 401 })
  expect(onServerTime).not.toHaveBeenCalled()
  expect(onUnauthorized).not.toHaveBeenCalled()
})

it('tells of a 401', async () => {
  const onUnauthorized = vi.fn()
  const { client } = clientWith([() => Response.json({ Error: 'Please login' }, { status: 401 })], {
    onUnauthorized,
  })
  await expect(client.call('getCurrentUserInfo', {})).rejects.toThrow('Please login')
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

describe('error texts', () => {
  it.each([
    [{ Error: 'a', message: 'b' }, 'a'],
    [{ error: 'c' }, 'c'],
    [{ message: 'd' }, 'd'],
    [{ Message: 'e' }, 'e'],
    [null, 'HTTP 502: Bad Gateway'],
  ])('of %j is %s', (body, text) => {
    expect(problemOf(body, 502, 'Bad Gateway', 'en').message).toBe(text)
  })

  it.each([
    ['no network', networkProblem],
    ['a time limit', timeoutProblem],
    ["somebody else's answer", foreignProblem],
    ['no words', (language: Language) => problemOf(null, 502, 'Bad Gateway', language)],
  ])('of %s is in the language of the reader', (_, problem) => {
    expect(problem('en')).toMatchObject({
      message: expect.stringMatching(/^[ -~]+$/),
      isWorded: false,
    })
    expect(problem('ar').message).not.toMatch(/[a-z]/i)
    expect(problemOf({ Error: 'Sold out' }, 409, '', 'ar')).toMatchObject({
      message: 'Sold out',
      isWorded: true,
    })
  })

  it('keeps the code, else makes one of the status', () => {
    expect(problemOf({ Code: 'busy' }, 409, '', 'en').code).toBe('busy')
    expect(problemOf({}, 409, '', 'en').code).toBe('HTTP_409')
  })
})

it('knows the address of every call of the contract', () => {
  addCalls(staffCalls)
  for (const [name, { method, path }] of Object.entries(api))
    expect([name, describeCall(name, {})]).toMatchObject([
      name,
      { method, path: path.replaceAll(/\{\w+\}/g, 'undefined') },
    ])
})
