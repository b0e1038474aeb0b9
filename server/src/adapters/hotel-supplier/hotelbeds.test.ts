import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../../scripts/postgres/ports.ts'
import { SupplierOutcomeUnknown, SupplierUnavailable } from '../../ports/hotel-supplier.ts'
import { hotelSupplier, readSupplierSettings } from './index.ts'
import { signatureOf } from './hotelbeds-call.ts'
import { ratesOfHotel, toBooking, toPiastres } from './hotelbeds-rates.ts'
import { hotelbeds } from './hotelbeds.ts'

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: unknown }
type Reply = { status?: number; body?: unknown; text?: string; cut?: boolean; headers?: object }

const asked: Asked[] = []
let reply: Reply = {}
let server: Server
let baseUrl = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const receive = async (): Promise<void> => {
      const body = await text(request)
      const { method = '', url = '', headers } = request
      asked.push({ method, url, headers, body: body ? (JSON.parse(body) as unknown) : null })
      if (reply.cut) return void request.socket.destroy()
      response.writeHead(reply.status ?? 200, { ...reply.headers })
      response.end(reply.text ?? JSON.stringify(reply.body))
    }
    void receive()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  asked.length = 0
  reply = {}
})

const keys = { apiKey: 'key', secret: 'secret' }
const supplier = (url = baseUrl) =>
  hotelbeds({ ...keys, baseUrl: url, photoUrl: 'https://photos.example/giata', bookMs: 300 })
const error = (code: string, message: string, status = 400): Reply => ({
  status,
  body: { error: { code, message } },
})

const order = {
  clientReference: 'RH-1',
  holder: { name: 'Mona', surname: 'Adel' },
  rates: [
    {
      key: 'k|1',
      guests: [
        { room: 1, age: null, name: 'Mona', surname: 'Adel' },
        { room: 1, age: 8, name: 'Lina', surname: 'Adel' },
      ],
    },
  ],
  remark: 'Late arrival',
  language: 'ar',
} as const

const booking = {
  reference: '102-1',
  clientReference: 'RH-1',
  status: 'CONFIRMED',
  totalNet: '1234.50',
  currency: 'EGP',
}

describe('Hotelbeds is asked', () => {
  it('with key and signature: SHA-256 over key, secret and second', async () => {
    // Worked out apart from this code: printf 'keysecret1700000000' | sha256sum
    expect(signatureOf({ ...keys, baseUrl }, 1_700_000_000)).toBe(
      '278d74471a3b5267e27221967122169ad26fac349e0fb6a94779cdf050a0d038',
    )
    reply = { body: { status: 'OK' } }
    await supplier().checkStatus()
    expect(asked[0]).toMatchObject({
      url: '/hotel-api/1.0/status',
      headers: { 'api-key': 'key', 'x-signature': expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
  })

  it('for hotels by number, for a party by rooms and ages of children', async () => {
    reply = { body: { hotels: { total: 0 } } }
    await supplier().searchAvailability(['7', '8'], {
      arrival: '2026-12-10',
      departure: '2026-12-12',
      occupancies: [{ rooms: 1, adults: 2, childAges: [8] }],
      language: 'ar',
    })
    expect(asked[0]?.body).toEqual({
      stay: { checkIn: '2026-12-10', checkOut: '2026-12-12' },
      occupancies: [{ rooms: 1, adults: 2, children: 1, paxes: [{ type: 'CH', age: 8 }] }],
      hotels: { hotel: [7, 8] },
      sourceMarket: 'EG',
      language: 'ARA',
    })
  })

  it('to book with its own words for guests', async () => {
    reply = { body: { booking } }
    expect(await supplier().book(order)).toEqual({
      reference: '102-1',
      clientReference: 'RH-1',
      status: 'confirmed',
      net: 123_450,
      cancellationCharge: null,
    })
    expect(asked[0]?.body).toEqual({
      language: 'ARA',
      holder: { name: 'Mona', surname: 'Adel' },
      rooms: [
        {
          rateKey: 'k|1',
          paxes: [
            { roomId: 1, type: 'AD', name: 'Mona', surname: 'Adel' },
            { roomId: 1, type: 'CH', age: 8, name: 'Lina', surname: 'Adel' },
          ],
        },
      ],
      clientReference: 'RH-1',
      remark: 'Late arrival',
    })
  })

  it('for our reference in the month from the day before', async () => {
    reply = { body: { bookings: { bookings: [booking], total: 1 } } }
    const since = new Date('2026-11-21T00:30:00Z')
    expect(await supplier().findBooking('RH-1', since)).toMatchObject({ reference: '102-1' })
    const query = new URLSearchParams(asked[0]?.url.split('?')[1])
    expect(Object.fromEntries(query)).toMatchObject({
      clientReference: 'RH-1',
      start: '2026-11-20',
      end: '2026-12-20',
      status: 'ALL',
    })
  })
})

describe('a booking', () => {
  it.each([
    ['rate_expired', error('INVALID_DATA', 'The rateKey has expired')],
    ['sold_out', error('PRODUCT_ERROR', 'Insufficient allotment', 500)],
    ['sold_out', error('PRODUCT_ERROR', 'Something of the product', 500)],
    ['sold_out', error('INVALID_DATA', 'The same request failed before', 410)],
    ['price_changed', error('INVALID_DATA', 'Price has increased beyond the tolerance')],
    ['invalid_guests', error('INVALID_DATA', 'The pax 1 has no surname')],
    ['duplicate', error('INVALID_DATA', 'clientReference already exists')],
    ['account', error('INVALID_DATA', 'Not enough credit')],
    ['permanent', error('INVALID_REQUEST', 'Unexpected token')],
  ])('is refused: %s', async (refused, answer) => {
    reply = answer
    expect(await supplier().book(order)).toMatchObject({ refused, message: expect.any(String) })
  })

  it.each<[string, Reply]>([
    ['a 500 without a reason', { status: 500, text: 'Internal Server Error' }],
    ['a 500 of the system', error('SYSTEM_ERROR', 'Try again', 500)],
    ['a request that took too long there', error('REQUEST_TIMEOUT', 'Too slow', 408)],
    ['a page of a proxy', { status: 502, text: '<html>Bad Gateway</html>' }],
    ['a page with 200', { text: '<html></html>' }],
    ['half an answer', { text: JSON.stringify({ booking }).slice(0, 30) }],
    ['an answer about something else', { body: { status: 'OK' } }],
    ['another currency', { body: { booking: { ...booking, currency: 'EUR' } } }],
    ['another status', { body: { booking: { ...booking, status: 'PENDING' } } }],
    ['a cut line', { cut: true }],
  ])('is unknown after %s', async (_, answer) => {
    reply = answer
    await expect(supplier().book(order)).rejects.toBeInstanceOf(SupplierOutcomeUnknown)
    await expect(supplier().cancel('102-1')).rejects.toBeInstanceOf(SupplierOutcomeUnknown)
  })

  it('is unknown when the answer takes too long', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => {
      silent.listen(0, '127.0.0.1', done)
    })
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    await expect(supplier(url).book(order)).rejects.toBeInstanceOf(SupplierOutcomeUnknown)
    silent.close()
    silent.closeAllConnections()
  })

  it('was certainly not made when nobody listens, or the door said no', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`
    await expect(supplier(nobody).book(order)).rejects.toMatchObject({
      name: 'SupplierUnavailable',
      kind: 'temporary',
    })
    for (const [answer, kind, retryAfterMs] of [
      [{ status: 403, text: 'Developer Over Qps' }, 'rate_limited', 2000],
      [{ status: 429, headers: { 'retry-after': '7' } }, 'rate_limited', 7000],
      [{ status: 401, text: 'Not Authorized' }, 'account', null],
      [{ status: 403, text: 'Developer Inactive' }, 'account', null],
    ] as const) {
      reply = answer
      await expect(supplier().book(order)).rejects.toMatchObject({
        name: 'SupplierUnavailable',
        kind,
        retryAfterMs,
      })
    }
  })

  it('that can’t be read is never ‘none’', async () => {
    for (const change of [{ currency: 'EUR' }, { status: 'ON REQUEST' }, { totalNet: 'x' }]) {
      reply = { body: { bookings: { bookings: [{ ...booking, ...change }] } } }
      await expect(supplier().findBooking('RH-1', new Date())).rejects.toBeInstanceOf(
        SupplierUnavailable,
      )
    }
    reply = { body: { bookings: { bookings: [{ ...booking, clientReference: 'RH-2' }] } } }
    expect(await supplier().findBooking('RH-1', new Date())).toBeNull()
  })
})

describe('reading', () => {
  it('fails at once after four failures in a row, but a sale that was begun is asked about', async () => {
    reply = { status: 503, text: 'Service Unavailable' }
    const one = supplier()
    for (let nth = 0; nth < 6; nth += 1)
      await expect(one.checkStatus()).rejects.toBeInstanceOf(SupplierUnavailable)
    expect(asked).toHaveLength(4)
    await expect(one.findBooking('RH-1', new Date())).rejects.toBeInstanceOf(SupplierUnavailable)
    expect(asked).toHaveLength(5)
  })

  it('is not stopped by what is only gone', async () => {
    reply = error('PRODUCT_ERROR', 'not available', 500)
    const one = supplier()
    for (let nth = 0; nth < 6; nth += 1)
      expect(await one.checkRate('k', 'en')).toMatchObject({ refused: 'sold_out' })
    expect(asked).toHaveLength(6)
  })

  it.each([
    ['2750.5', 275_050],
    [0, 0],
    ['0.015', 2],
    ['-1', null],
    ['x', null],
    [null, null],
    ['1e12', null],
  ])('takes %s for %s piastres', (given, piastres) => {
    expect(toPiastres(given)).toBe(piastres)
  })

  const rate = {
    rateKey: 'k',
    rateType: 'RECHECK',
    net: '100.00',
    sellingRate: '130.00',
    hotelMandatory: true,
    allotment: 3,
    paymentType: 'AT_WEB',
    boardCode: 'HB',
    rooms: 2,
    adults: 2,
    children: 2,
    childrenAges: '8,3',
    cancellationPolicies: [
      { amount: '100.00', from: '2026-12-08T23:59:00+02:00' },
      { amount: '20.00', from: '2026-12-01T23:59:00+02:00' },
    ],
  }
  const hotel = (change: object, currency = 'EGP') => ({
    code: 7,
    currency,
    rooms: [{ code: 'DBL', name: 'Double', rates: [{ ...rate, ...change }] }],
  })

  it('understands a rate', () => {
    expect(ratesOfHotel(hotel({}))).toEqual([
      {
        key: 'k',
        occupancy: { rooms: 2, adults: 2, childAges: [8, 3] },
        room: { code: 'DBL', name: 'Double' },
        board: 'HB',
        net: 10_000,
        leastPrice: 13_000,
        mustCheck: true,
        roomsLeft: 3,
        cancellation: [
          { from: new Date('2026-12-01T21:59:00Z'), charge: 2000 },
          { from: new Date('2026-12-08T21:59:00Z'), charge: 10_000 },
        ],
        comments: null,
      },
    ])
    expect(ratesOfHotel(hotel({ hotelMandatory: false }))[0]?.leastPrice).toBeNull()
  })

  it.each([
    ['is paid at the hotel', { paymentType: 'AT_HOTEL' }],
    ['has a board that we don’t know', { boardCode: 'XX' }],
    ['costs nothing', { net: '0' }],
    ['has terms without a date', { cancellationPolicies: [{ amount: '1', from: 'soon' }] }],
    [
      'has terms without an amount',
      { cancellationPolicies: [{ amount: 'x', from: '2026-12-01' }] },
    ],
    ['has a child without an age', { childrenAges: '8' }],
    ['has no key', { rateKey: null }],
  ])('leaves out a rate that %s', (_, change) => {
    expect(ratesOfHotel(hotel(change))).toEqual([])
  })

  it('sells nothing in another currency, and reads no booking in one', () => {
    expect(ratesOfHotel(hotel({}, 'EUR'))).toEqual([])
    expect(toBooking({ ...booking, currency: 'USD' })).toBeNull()
  })
})

describe('settings', () => {
  const read = (given: Record<string, string>) => {
    const wrong: string[] = []
    const settings = readSupplierSettings((name, otherwise) => given[name] || otherwise, wrong)
    return { settings, wrong }
  }

  it('make a supplier where there is a key, and none without', () => {
    expect(hotelSupplier(read({}).settings)).toBeNull()
    expect(
      hotelSupplier(read({ HOTELBEDS_API_KEY: 'k', HOTELBEDS_SECRET: 's' }).settings),
    ).toMatchObject({ name: 'hotelbeds' })
  })

  it('complain of a key without its secret', () => {
    expect(read({ HOTELBEDS_API_KEY: 'k' }).wrong).toEqual(['HOTELBEDS_SECRET is missing'])
  })
})
