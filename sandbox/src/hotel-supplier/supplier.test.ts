import { beforeEach, describe, expect, test } from 'vitest'
import { openJournal, type Journal } from '../journal.ts'
import { DATES, startSupplier, type Supplier } from '../testing/supplier.ts'
import { hotels } from './inventory/index.ts'
import { outcomeOfHotel } from './outcomes.ts'

const API = '/hotel-api/1.0'
const CONTENT = '/hotel-content-api/1.0'
const HOTEL = 100_111
const OTHER = 100_112

let supplier: Supplier
beforeEach(() => {
  supplier = startSupplier()
})

const couple = [
  { roomId: 1, type: 'AD', name: 'Mona', surname: 'Adel' },
  { roomId: 1, type: 'AD', name: 'Karim', surname: 'Adel' },
]
const order = (rateKey: string, clientReference: string, change: object = {}) => ({
  holder: { name: 'Mona', surname: 'Adel' },
  rooms: [{ rateKey, paxes: couple }],
  clientReference,
  ...change,
})

describe('the bed bank’s inventory', () => {
  test('has more than 80 hotels, each with its own name and place, in both languages', async () => {
    expect(hotels.length).toBeGreaterThanOrEqual(80)
    const marks = (it: (typeof hotels)[number]) => [
      String(it.code),
      ...it.name,
      `${it.latitude} ${it.longitude}`,
    ]
    for (const nth of [0, 1, 2, 3])
      expect(new Set(hotels.map((it) => marks(it)[nth])).size).toBe(hotels.length)
    const english = await supplier.call('GET', `${CONTENT}/hotels?language=ENG&from=1&to=1000`)
    const arabic = await supplier.call('GET', `${CONTENT}/hotels?language=ARA&from=1&to=2`)
    expect(english.body).toMatchObject({ from: 1, total: hotels.length })
    expect(arabic.body).toMatchObject({
      to: 2,
      hotels: [{ name: { content: expect.stringMatching(/[ء-ي]/) } }, expect.anything()],
    })
  })

  test('tells rooms, boards and facilities that its hotels name', async () => {
    const { body } = await supplier.call('GET', `${CONTENT}/hotels?from=1&to=1000`)
    const named = (body['hotels'] as { rooms: { roomCode: string }[] }[]).flatMap((it) => it.rooms)
    const page = async (query: string) =>
      (await supplier.call('GET', `${CONTENT}/types/rooms?language=ARA&${query}`)).body
    const codes = ({ rooms }: Awaited<ReturnType<typeof page>>) =>
      (rooms as { code: string }[]).map(({ code }) => code)
    const pages = [await page('from=1&to=5000'), await page('from=1001&to=2000')]
    expect(pages).toMatchObject([
      { to: 1000, total: 1213 },
      { from: 1001, to: 1213 },
    ])
    const known = pages.flatMap(codes)
    for (const { roomCode } of named) expect(known).toContain(roomCode)
    for (const list of ['boards', 'facilities'])
      expect((await supplier.call('GET', `${CONTENT}/types/${list}`)).body[list]).not.toEqual([])
  })
})

describe('the bed bank lets in', () => {
  test('who signs with key, secret and the second, a minute off at most', async () => {
    expect((await supplier.call('GET', `${API}/status`)).body).toMatchObject({ status: 'OK' })
    const forged = { 'x-signature': 'a'.repeat(64) }
    expect((await supplier.call('GET', `${API}/status`, undefined, forged)).status).toBe(401)
    const stranger = { 'api-key': 'other' }
    expect((await supplier.call('GET', `${API}/status`, undefined, stranger)).status).toBe(403)
  })
})

describe('a sale', () => {
  test('goes from availability over the check to a booking that is found by our reference', async () => {
    const rate = await supplier.rateOf(HOTEL)
    expect(rate).toMatchObject({ rateType: 'BOOKABLE', paymentType: 'AT_WEB', adults: 2 })
    const check = await supplier.call('POST', `${API}/checkrates`, { rooms: [rate] })
    expect(check.body).toMatchObject({ hotel: { code: HOTEL, totalNet: rate.net } })
    const made = await supplier.call('POST', `${API}/bookings`, order(rate.rateKey, 'RH-1'))
    expect(made.body).toMatchObject({ booking: { status: 'CONFIRMED', totalNet: rate.net } })
    const list = `${API}/bookings?clientReference=RH-1&filterType=CREATION&start=2026-03-19&end=2026-03-21&from=1&to=25`
    expect((await supplier.call('GET', list)).body).toMatchObject({
      bookings: { total: 1, bookings: [{ clientReference: 'RH-1' }] },
    })
  })

  test('is booked twice when it is asked for twice: nothing here forgives a careless retry', async () => {
    const { rateKey } = await supplier.rateOf(HOTEL)
    for (const _ of [1, 2]) await supplier.call('POST', `${API}/bookings`, order(rateKey, 'RH-1'))
    const told = await supplier.gateway.call('GET', '/control/hotels/bookings')
    expect(await told.json()).toHaveLength(2)
  })

  test('costs two rooms twice as much, and takes a child by its age', async () => {
    const one = await supplier.rateOf(HOTEL)
    const two = await supplier.rateOf(HOTEL, [{ rooms: 2, adults: 2, children: 0 }])
    expect(Number(two.net)).toBeCloseTo(2 * Number(one.net), 0)
    const family = { rooms: 1, adults: 2, children: 1, paxes: [{ type: 'CH', age: 8 }] }
    const withChild = await supplier.rateOf(HOTEL, [family])
    expect(Number(withChild.net)).toBeGreaterThan(Number(one.net))
    const child = { roomId: 1, type: 'CH', age: 7, name: 'Lina', surname: 'Adel' }
    const paxes = [...couple, child]
    const wrong = order(withChild.rateKey, 'RH-2', { rooms: [{ ...withChild, paxes }] })
    expect((await supplier.call('POST', `${API}/bookings`, wrong)).status).toBe(400)
  })

  test.each([
    ['Arabic letters', { holder: { name: 'منى', surname: 'عادل' } }],
    ['a reference of 21 characters', { clientReference: 'x'.repeat(21) }],
    ['no rooms', { rooms: [] }],
    ['a key that was touched', { rooms: [{ rateKey: 'no', paxes: couple }] }],
    ['a guest too few', { rooms: [{ rateKey: '', paxes: couple.slice(1) }] }],
  ])('is refused with %s', async (_, change) => {
    const { rateKey } = await supplier.rateOf(HOTEL)
    const answer = await supplier.call('POST', `${API}/bookings`, order(rateKey, 'RH-1', change))
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'INVALID_DATA' } } })
  })

  test('is cancelled for what its policy says, once', async () => {
    const { rateKey } = await supplier.rateOf(HOTEL)
    const made = await supplier.call('POST', `${API}/bookings`, order(rateKey, 'RH-1'))
    const { reference } = made.body['booking'] as { reference: string }
    const path = `${API}/bookings/${reference}?cancellationFlag=`
    expect((await supplier.call('DELETE', `${path}SIMULATION`)).body).toMatchObject({
      booking: { status: 'CONFIRMED', hotel: { cancellationAmount: '0.00' } },
    })
    expect((await supplier.call('DELETE', `${path}CANCELLATION`)).body).toMatchObject({
      booking: { status: 'CANCELLED', hotel: { cancellationAmount: '0.00' } },
    })
    expect((await supplier.call('DELETE', `${path}CANCELLATION`)).status).toBe(400)
  })

  test('outlives the process', async () => {
    const lines: { kind: string; value: unknown }[] = []
    const journal: Journal = {
      ...openJournal(),
      read: <Value>(kind: string) =>
        lines.filter((it) => it.kind === kind).map((it) => it.value as Value),
      append: (kind, value) => void lines.push({ kind, value }),
    }
    supplier = startSupplier(journal)
    const { rateKey } = await supplier.rateOf(HOTEL)
    await supplier.call('POST', `${API}/bookings`, order(rateKey, 'RH-1'))
    const again = startSupplier(journal)
    const list = await again.call('GET', `${API}/bookings?clientReference=RH-1`)
    expect(list.body).toMatchObject({ bookings: { total: 1 } })
  })
})

describe('outcomes', () => {
  test('are chosen by hotel and forgotten together', async () => {
    await supplier.choose(HOTEL, 'gone')
    const rate = await supplier.rateOf(HOTEL)
    const check = { rooms: [{ rateKey: rate.rateKey }] }
    const gone = await supplier.call('POST', `${API}/checkrates`, check)
    expect(gone).toMatchObject({ status: 500, body: { error: { code: 'PRODUCT_ERROR' } } })
    await supplier.gateway.call('DELETE', '/control')
    expect((await supplier.call('POST', `${API}/checkrates`, check)).status).toBe(200)
  })

  test('a price that rises shows at the check, and its key books at the new price alone', async () => {
    const rate = await supplier.rateOf(HOTEL)
    await supplier.choose(HOTEL, 'price-rises')
    const old = await supplier.call('POST', `${API}/bookings`, order(rate.rateKey, 'RH-1'))
    expect(old.body).toMatchObject({ error: { message: expect.stringContaining('price') } })
    const check = await supplier.call('POST', `${API}/checkrates`, { rooms: [rate] })
    const { hotel } = check.body as {
      hotel: { totalNet: string; rooms: { rates: { rateKey: string }[] }[] }
    }
    expect(Number(hotel.totalNet)).toBeCloseTo(1.09 * Number(rate.net), 0)
    const key = hotel.rooms[0]?.rates[0]?.rateKey ?? ''
    const made = await supplier.call('POST', `${API}/bookings`, order(key, 'RH-1'))
    expect(made.body).toMatchObject({ booking: { totalNet: hotel.totalNet } })
  })

  test.each([
    ['error-500', 500, 0],
    ['error-500-booked', 500, 1],
    ['html', 502, 1],
    ['cut-json', 200, 1],
    ['answer-lost', 504, 1],
    ['never-booked', 504, 0],
  ])('%s answers %i and leaves %i booking', async (outcome, status, made) => {
    await supplier.choose(HOTEL, outcome)
    const { rateKey } = await supplier.rateOf(HOTEL)
    const answer = await supplier.call('POST', `${API}/bookings`, order(rateKey, 'RH-1'))
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({})
    const told = await supplier.gateway.call('GET', '/control/hotels/bookings')
    expect(await told.json()).toHaveLength(made)
  })

  test('appears-late is missing from the list for 90 seconds', async () => {
    await supplier.choose(HOTEL, 'appears-late')
    const { rateKey } = await supplier.rateOf(HOTEL)
    await supplier.call('POST', `${API}/bookings`, order(rateKey, 'RH-1'))
    const list = () => supplier.call('GET', `${API}/bookings?clientReference=RH-1`)
    expect((await list()).body).toMatchObject({ bookings: { total: 0 } })
    await supplier.gateway.timers.pass(90_000)
    expect((await list()).body).toMatchObject({ bookings: { total: 1 } })
  })

  test('second-room-gone refuses two rooms and sells one', async () => {
    await supplier.choose(HOTEL, 'second-room-gone')
    const { rateKey } = await supplier.rateOf(HOTEL, [{ rooms: 2, adults: 2, children: 0 }])
    const paxes = [1, 2].flatMap((roomId) => couple.map((pax) => ({ ...pax, roomId })))
    const two = order(rateKey, 'RH-1', { rooms: [{ rateKey, paxes }] })
    expect((await supplier.call('POST', `${API}/bookings`, two)).status).toBe(500)
    const one = await supplier.rateOf(HOTEL)
    const made = await supplier.call('POST', `${API}/bookings`, order(one.rateKey, 'RH-1'))
    expect(made.status).toBe(200)
  })

  test('a key is good for half an hour', async () => {
    const { rateKey } = await supplier.rateOf(HOTEL)
    await supplier.gateway.timers.pass(30 * 60_000 + 1)
    const late = await supplier.call('POST', `${API}/bookings`, order(rateKey, 'RH-1'))
    expect(late.body).toMatchObject({ error: { message: expect.stringContaining('expired') } })
  })

  test('the whole supplier can be off, or slow', async () => {
    await supplier.gateway.call('POST', '/control/hotels/seconds', { seconds: 5 })
    expect((await supplier.call('GET', `${API}/status`)).status).toBe(503)
    await supplier.gateway.timers.pass(5000)
    await supplier.gateway.call('POST', '/control/hotels/milliseconds', { milliseconds: 5000 })
    let answered = false
    const slow = supplier.call('GET', `${API}/status`).then(() => (answered = true))
    await supplier.gateway.timers.pass(4999)
    expect(answered).toBe(false)
    await supplier.gateway.timers.pass(1)
    await slow
  })

  test('a slow booking and one that overtakes it are two', async () => {
    const [late, quick] = [await supplier.rateOf(HOTEL), await supplier.rateOf(OTHER)]
    await supplier.choose(HOTEL, 'slow')
    const slow = supplier.call('POST', `${API}/bookings`, order(late.rateKey, 'RH-SLOW'))
    // As long as it takes to read what was asked.
    await supplier.gateway.timers.pass(7999)
    await supplier.call('POST', `${API}/bookings`, order(quick.rateKey, 'RH-QUICK'))
    await supplier.gateway.timers.pass(1)
    await slow
    const told = await supplier.gateway.call('GET', '/control/hotels/bookings')
    expect(await told.json()).toMatchObject([
      { clientReference: 'RH-SLOW' },
      { clientReference: 'RH-QUICK' },
    ])
  })

  test('some hotels are peculiar by themselves, most are not', () => {
    const own = hotels.filter(({ code }) => outcomeOfHotel(code).name !== 'normal')
    expect(own.length).toBeGreaterThan(10)
    expect(own.length).toBeLessThan(hotels.length / 4)
  })
})

describe('its control page', () => {
  test('lists hotels and bookings, in both languages', async () => {
    const { rateKey } = await supplier.rateOf(HOTEL)
    await supplier.call('POST', `${API}/bookings`, order(rateKey, 'RH-77'))
    for (const [language, title] of [
      ['en', 'Hotel supplier'],
      ['ar', 'مورد الفنادق'],
    ]) {
      const page = await supplier.gateway.app.request(`/hotels?lang=${language}`)
      const text = await page.text()
      expect(text).toContain(title)
      expect(text).toContain('RH-77')
    }
  })

  test('refuses what is no hotel, no outcome and no number', async () => {
    for (const [path, body] of [
      ['outcome', { hotel: 1, outcome: 'gone' }],
      ['outcome', { hotel: HOTEL, outcome: 'x' }],
      ['seconds', { seconds: 'x' }],
      ['milliseconds', { milliseconds: -1 }],
    ] as const) {
      const answer = await supplier.gateway.call('POST', `/control/hotels/${path}`, body)
      expect(answer.status).toBe(400)
    }
  })

  test('searches only what was asked for', async () => {
    const ask = { stay: DATES, occupancies: [{ rooms: 1, adults: 2, children: 0 }] }
    const none = await supplier.call('POST', `${API}/hotels`, { ...ask, hotels: { hotel: [7] } })
    expect(none.body).toMatchObject({ hotels: { total: 0 } })
    const all = await supplier.call('POST', `${API}/hotels`, { ...ask, hotels: { hotel: [] } })
    expect(all.status).toBe(400)
  })
})
