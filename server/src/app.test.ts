import { api } from '@rihla/contract'
import { LANGUAGE_COOKIE } from '@rihla/contract/values/language'
import { NOTIFICATION_STREAM_PATH } from '@rihla/contract/notifications'
import { refusals, type RefusalCode } from '@rihla/contract/refusals'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { refusalText } from './refusals/present-refusal.ts'
import { refusalTexts } from './refusals/texts.ts'
import { MOST_WAITING } from './pages.ts'
import { testApp } from './testing/app.ts'
import { signIn } from './testing/people.ts'

const test = await testApp({
  pages: async (request, { nonce }) =>
    new Response(`<script nonce="${nonce}"></script>${new URL(request.url).pathname}`, {
      status: request.url.includes('missing') ? 404 : 200,
      headers: { 'content-type': 'text/html' },
    }),
})
const { http } = test.app
const json = async (response: Response) => (await response.json()) as Record<string, unknown>

describe('the contract and the server', () => {
  const described = Object.values(api).map((call) => `${call.method} ${call.path}`)

  it('agree: every described call is mounted, and every mounted one described, once', () => {
    const mounted = test.app.mounted.map((call) => `${call.method} ${call.path}`)
    expect(mounted.toSorted()).toEqual(described.toSorted())
    expect(new Set(mounted).size).toBe(mounted.length)
  })

  it('leave no other call under /api', () => {
    const routes = http.routes.filter(
      (route) => route.path.startsWith('/api/') && route.method !== 'ALL',
    )
    const known = new Set([
      ...described.map((call) => call.replaceAll(/\{(\w+)\}/g, ':$1')),
      'GET /api/openapi.json',
      `GET ${NOTIFICATION_STREAM_PATH}`,
    ])
    expect(
      routes.map((route) => `${route.method} ${route.path}`).filter((route) => !known.has(route)),
    ).toEqual([])
  })

  it('no call answers HEAD, whatever a mail scanner or a proxy looks at', async () => {
    const answers = await Promise.all(
      Object.values(api).map(async ({ path }) =>
        http.request(path.replaceAll(/\{\w+\}/g, '1'), { method: 'HEAD' }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([405]))
  })

  it('every call that changes state says what makes a second one harmless', () => {
    const silent = Object.values(api).filter(
      (call) => call.method !== 'GET' && !('idempotentBy' in call),
    )
    expect(silent.map((call) => call.path)).toEqual([])
  })

  it('OpenAPI lists every call, with its parameters or body and its refusals', async () => {
    const document = (await json(await http.request('/api/openapi.json'))) as {
      paths: Record<
        string,
        Record<
          string,
          {
            parameters?: { name: string; in: string }[]
            requestBody?: object
            responses: object
          }
        >
      >
    }
    expect(Object.keys(document.paths)).toHaveLength(
      new Set(Object.values(api).map((call) => call.path)).size,
    )
    const details = document.paths['/api/ProfileApi/GetReservationDetails']?.['get']
    expect(details?.parameters?.map((it) => it.name)).toEqual(['ReservationId', 'Module'])
    const room = document.paths['/api/Hotels/{hotelId}/Rooms/{roomId}']?.['get']
    expect(room?.parameters?.map((it) => it.in)).toEqual(['path', 'path'])
    expect(document.paths['/api/Checkout/SetTempReservation']?.['post']?.requestBody).toBeDefined()
    expect(Object.keys(details?.responses ?? {})).toEqual(['200', '400', '401', '404', '429'])
  })
})

describe('the error catalogue', () => {
  const codes = Object.keys(refusals) as RefusalCode[]

  it.each(codes)('%s has a text in both languages, with the same placeholders', (code) => {
    const { en, ar } = refusalTexts[code]
    const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
    expect(ar).toMatch(/[\u0600-\u06ff]/)
    expect(holes(ar)).toEqual(holes(en))
  })

  it('never calls a refusal of business a fault of ours: those are retried', () => {
    const faults = codes.filter((code) => refusals[code] >= 500)
    expect(faults.toSorted()).toEqual(['server_error', 'unavailable'])
  })

  it('fills in values, and treats an unknown code as a fault', () => {
    expect(refusalText({ refusal: 'too_many_guests', params: { max: 20 } }, 'en')).toBe(
      'At most 20 people can be booked at once.',
    )
    expect(refusalText({ refusal: 'nonsense', params: { requestId: 'r1' } }, 'en')).toContain(
      'Reference: r1',
    )
  })
})

describe('every answer', () => {
  it('of the API is an envelope, also when nothing is there', async () => {
    const response = await http.request('/api/Nothing/Here', {
      headers: { 'accept-language': 'ar-EG' },
    })
    expect(response.status).toBe(404)
    expect(await json(response)).toMatchObject({
      Error: 'غير موجود',
      Data: null,
      code: 'not_found',
    })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('of the API has the same protection, found or refused, made or repeated, plain or compressed', async () => {
    const list = (body: object, headers = {}) =>
      http.request('/api/ActivitiesApi/GetAll', {
        method: 'POST',
        body: JSON.stringify(body),
        headers,
      })
    const page = { PageNumber: 1, PageSize: 20 }
    const answers = [
      await list(page),
      await list(page),
      await list(page, { 'accept-encoding': 'gzip' }),
      await list({ PageNumber: 'x' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400])
    for (const { headers } of answers)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'content-type': 'application/json',
      })
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(4)
  })

  it('to nonsense is a 400, not a fault', async () => {
    const post = (body: string) =>
      http.request('/api/ActivitiesApi/GetAll', { method: 'POST', body })
    for (const body of ['{', '[]', 'null', '"text"', '{"PageNumber":"x"}', '{"Filters":7}'])
      expect((await post(body)).status, body).toBe(400)
  })

  it('to a body that is too large is a 413', async () => {
    const response = await http.request('/api/AccountApi/Login', {
      method: 'POST',
      body: 'x'.repeat(300_000),
      headers: { 'content-length': '300000' },
    })
    expect(response.status).toBe(413)
    expect(await json(response)).toMatchObject({ code: 'too_large' })
  })

  it('to a fault of ours hides the cause and gives a reference', async () => {
    await sql`alter table reservations rename to reservations_gone`.execute(test.db)
    const browser = test.browser()
    await signIn(test, browser)
    const answer = await browser.call(api.getUserReservation, {
      PageNumber: 1,
      PageSize: 10,
      Filters: null,
    })
    await sql`alter table reservations_gone rename to reservations`.execute(test.db)
    expect(answer.status).toBe(500)
    expect(answer.body.Error).toContain(answer.headers.get('x-request-id') ?? '-')
    expect(answer.body.Error).not.toContain('reservations')
  })
})

describe('calls that a cookie signs in', () => {
  it.each([
    ['our own page', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    ['a tool without a browser', {}, 200],
    ['a foreign page', { origin: 'https://evil.example' }, 403],
    ['a foreign page that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a page that sets no Application-Id', { 'application-id': '' }, 403],
    ['a frame with an opaque origin', { origin: 'null' }, 403],
  ])('from %s', async (_, headers, status) => {
    const browser = test.browser()
    await signIn(test, browser)
    expect((await browser.call(api.getCurrentUserInfo, {}, headers)).status).toBe(status)
  })

  it('pass with a token of their own in Auth-Key, which no other site knows', async () => {
    const browser = test.browser()
    await signIn(test, browser)
    const token = browser.token ?? ''
    browser.token = null
    expect(
      (
        await browser.call(
          api.getCurrentUserInfo,
          {},
          { 'auth-key': token, origin: 'https://evil.example' },
        )
      ).status,
    ).toBe(200)
    expect((await browser.call(api.getCurrentUserInfo, {})).status).toBe(401)
  })
})

describe('for those who run it', () => {
  it('tells whether it lives, whether it is ready, and how it does', async () => {
    expect(await json(await http.request('/healthz'))).toEqual({ ok: true })
    await test.app.catalogue.refresh()
    expect((await http.request('/readyz')).status).toBe(200)
    const ours = { headers: { 'x-forwarded-for': '10.0.0.7' } }
    const metrics = await (await http.request('/metrics', ours)).text()
    expect(metrics).toContain(
      'rihla_http_requests_total{method="GET",route="/healthz",status="200"}',
    )
  })

  it('crawlers are told what is theirs', async () => {
    const robots = await http.request('/robots.txt')
    expect([robots.status, await robots.text()]).toEqual([200, expect.stringContaining('Sitemap')])
  })

  it('/metrics is not found from outside', async () => {
    for (const said of ['203.0.113.9', '10.0.0.1, 203.0.113.9']) {
      const outside = { headers: { 'x-forwarded-for': said } }
      expect((await http.request('/metrics', outside)).status).toBe(404)
    }
    expect((await http.request('/metrics')).status).toBe(404)
  })
})

describe('pages', () => {
  it('carry a policy whose nonce is theirs alone, kept or not', async () => {
    const visit = async (path: string) => {
      const response = await http.request(path)
      const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1] ?? ''
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      return {
        nonce,
        policy: response.headers.get('content-security-policy') ?? '',
        status: response.status,
      }
    }
    const [first, second] = [await visit('/activities'), await visit('/activities')]
    expect(first.nonce).not.toBe(second.nonce)
    expect(first.policy).toContain("frame-src 'self' https://bank.example")
    expect(first.policy).toContain("frame-ancestors 'none'")
    expect((await visit('/payment/return')).policy).toContain("frame-ancestors 'self'")
    expect((await visit('/missing')).status).toBe(404)
  })

  it('let a popup keep its opener, and are never stored by proxies', async () => {
    const { headers } = await http.request('/activities')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('cache-control')).toContain('private')
  })
})

describe('a crowd', () => {
  const english = { headers: { 'accept-language': 'en' }, lang: '' }
  const asked = [
    english,
    { headers: { 'accept-language': 'ar' }, lang: '' },
    { headers: { 'accept-language': 'en', cookie: `${LANGUAGE_COOKIE}=ar` }, lang: '' },
    { headers: { 'accept-language': 'en' }, lang: '&lang=ar' },
  ]
  const open = async (n: number, { headers, lang } = english) =>
    http.request(`/crowded?n=${n}${lang}`, { headers })

  it('a page that too many wait before is refused in its language, and made a moment later', async () => {
    const crowd = Array.from({ length: MOST_WAITING + 50 }, (_, n) => open(n, asked[n % 4]))
    const answers = await Promise.all(crowd)
    const made = answers.filter(({ status }) => status === 200)
    expect(made.length).toBeGreaterThanOrEqual(MOST_WAITING)
    const refused = answers.flatMap((answer, n) => (answer.status === 503 ? [{ answer, n }] : []))
    expect(refused.length + made.length).toBe(crowd.length)
    expect(refused.length).toBeGreaterThan(3)
    for (const { answer, n } of refused) {
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.text()).toBe(
        n % 4 === 0
          ? 'Many people are here right now. Please try again in a moment.'
          : 'الزوار كثيرون الآن. حاول مرة أخرى بعد لحظات.',
      )
    }
    expect((await open(-1)).status).toBe(200)
  })
})
