import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { createBooking } from './book.ts'
import { netOfBooking, type Booking } from './bookings.ts'
import { tongueOf } from './content-api.ts'
import { hotelOf } from './inventory/index.ts'
import type { Answer, Outcome } from './outcomes.ts'
import { KEY_LIFE_MS, readRateKey } from './rate-key.ts'
import { nightsOf, ratesOf, type Occupancy, type Stay } from './rates.ts'
import { listOf, recordOf, type Body, type BookingDeps } from './read-body.ts'
import { amount, auditData, errorBody, presentBooking, presentHotel, type Tongue } from './wire.ts'

type Ctx = Context<{ Bindings: HttpBindings }>

const tongueIn = (body: Body): Tongue => (body['language'] === 'ARA' ? 'ARA' : 'ENG')

const HTML =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>'

/** The calls of a sale: availability, check, booking, list, cancelling. */
export function bookingApi(deps: BookingDeps): Hono<{ Bindings: HttpBindings }> {
  const { bookings, timers, steering } = deps
  const api = new Hono<{ Bindings: HttpBindings }>()
  const invalid = (c: Ctx, message: string) =>
    c.json(errorBody(timers.now(), 'INVALID_DATA', message), 400)
  const gone = (c: Ctx, message: string) =>
    c.json(errorBody(timers.now(), 'PRODUCT_ERROR', message), 500)
  const slowly = async (outcome: Outcome) => {
    if (outcome.slowMs !== undefined) await timers.wait(outcome.slowMs)
  }

  /** Says what the outcome wants said; the truth is what would have been answered. */
  async function answer(c: Ctx, how: Answer, truth: object): Promise<Response> {
    if (how === 'error 500') return c.text('Internal Server Error', 500)
    if (how === 'html') return c.html(HTML, 502)
    if (how === 'cut json') {
      const text = JSON.stringify(truth)
      return c.body(text.slice(0, Math.floor(text.length / 2)), 200, {
        'content-type': 'application/json',
      })
    }
    if (how === 'nothing') {
      // Cuts the line; without one, as in tests of this app alone, a gateway's time-out stands for it.
      const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
      incoming?.socket.destroy()
      return c.html(HTML, 504)
    }
    return c.json(truth)
  }

  api.get('/status', (c) => c.json({ auditData: auditData(timers.now()), status: 'OK' }))

  api.post('/hotels', async (c) => {
    const body = await bodyOf(c)
    const [stay, parties] = [recordOf(body['stay']) as Partial<Stay>, partiesOf(body)]
    const dates = readStay(stay)
    if (dates === null) return invalid(c, 'The dates of the stay are wrong')
    if (parties.length === 0) return invalid(c, 'Occupancies are missing or wrong')
    const codes = recordOf(body['hotels'])['hotel']
    if (!Array.isArray(codes) || codes.length === 0 || codes.length > 2000)
      return invalid(c, 'Between 1 and 2000 hotels must be asked for')
    const now = timers.now()
    const terms = { now, tongue: tongueIn(body), checked: false }
    const found = codes.flatMap((code) => {
      const hotel = hotelOf(Number(code))
      const rates = hotel ? parties.map((party) => ratesOf(hotel, dates, party, now.getTime())) : []
      // A house that can't take everybody isn't offered at all.
      if (hotel === undefined || rates.some((own) => own.length === 0)) return []
      return [presentHotel(hotel, rates.flat(), terms)]
    })
    return c.json({
      auditData: auditData(now),
      hotels: found.length === 0 ? { total: 0 } : { hotels: found, ...dates, total: found.length },
    })
  })

  api.post('/checkrates', async (c) => {
    const body = await bodyOf(c)
    const [first, ...others] = listOf(body['rooms'])
    const key = readRateKey(String(first?.['rateKey'] ?? ''))
    if (key === null || others.length > 0) return invalid(c, 'One valid rateKey is expected')
    const hotel = hotelOf(key.hotel)
    const outcome = steering.outcomeOf(key.hotel)
    await slowly(outcome)
    const now = timers.now()
    if (now.getTime() - key.issuedAt > KEY_LIFE_MS)
      return gone(c, 'The rateKey has expired. A new availability request is needed.')
    if (hotel === undefined || outcome.gone === 'at check')
      return gone(c, 'The rate is not available any more: no allotment left.')
    const checked = { ...key, percent: outcome.pricePercent ?? 100 }
    const terms = { now, tongue: tongueIn(body), checked: true }
    const shown = presentHotel(hotel, [checked], terms)
    return c.json({
      auditData: auditData(now),
      hotel: {
        checkIn: key.checkIn,
        checkOut: key.checkOut,
        ...shown,
        totalNet: shown.minRate,
        paymentDataRequired: false,
        modificationPolicies: { cancellation: true, modification: false },
      },
    })
  })

  api.post('/bookings', async (c) => {
    const body = await bodyOf(c)
    const made = createBooking(deps, body)
    if ('problem' in made) {
      if (made.hotel !== undefined) await slowly(steering.outcomeOf(made.hotel))
      return made.problem === 'invalid' ? invalid(c, made.message) : gone(c, made.message)
    }
    const outcome = steering.outcomeOf(made.hotel)
    await slowly(outcome)
    const how = outcome.booking ?? { made: true, answer: 'truth' }
    if (how.made) bookings.put(made)
    const booking = presentBooking(made, tongueIn(body))
    return answer(c, how.answer, { auditData: auditData(timers.now()), booking })
  })

  api.get('/bookings', (c) => {
    const query = c.req.query()
    const tongue = tongueOf(c)
    const now = timers.now().toISOString()
    const asked = query['clientReference']
    const listed = bookings
      .all()
      .filter(
        (one) =>
          one.visibleFrom <= now &&
          (asked === undefined || one.clientReference === asked) &&
          inRange(one, query) &&
          (query['status'] === undefined ||
            query['status'] === 'ALL' ||
            one.status === query['status']),
      )
    const list = listed.slice(Number(query['from'] ?? 1) - 1, Number(query['to'] ?? 25))
    return c.json({
      auditData: auditData(timers.now()),
      bookings: {
        ...(list.length === 0 ? {} : { bookings: list.map((one) => presentBooking(one, tongue)) }),
        from: 1,
        to: list.length,
        total: listed.length,
      },
    })
  })

  api.get('/bookings/:reference', (c) => {
    const booking = bookings.get(c.req.param('reference'))
    if (booking === undefined) return invalid(c, 'Booking not found')
    return c.json({
      auditData: auditData(timers.now()),
      booking: presentBooking(booking, tongueOf(c)),
    })
  })

  api.delete('/bookings/:reference', async (c) => {
    const booking = bookings.get(c.req.param('reference'))
    if (booking === undefined) return invalid(c, 'Booking not found')
    const outcome = steering.outcomeOf(booking.hotel)
    await slowly(outcome)
    if (booking.status === 'CANCELLED') return invalid(c, 'The booking is already cancelled')
    if (outcome.cancelling === 'refused')
      return c.json(
        errorBody(timers.now(), 'INVALID_DATA', 'The booking can not be cancelled'),
        400,
      )
    const charge = outcome.cancelling === 'full charge' ? netOfBooking(booking) : chargeOf(booking)
    const simulated = presentBooking(booking, tongueOf(c))
    if (c.req.query('cancellationFlag') === 'SIMULATION') {
      const hotel = { ...simulated.hotel, cancellationAmount: amount(charge) }
      return c.json({ auditData: auditData(timers.now()), booking: { ...simulated, hotel } })
    }
    const at = timers.now().toISOString()
    const reference = `CXL${booking.reference.slice(4)}`
    const cancellation = { reference, charge, at }
    const cancelled = bookings.put({ ...booking, status: 'CANCELLED', cancellation })
    const shown = presentBooking(cancelled, tongueOf(c))
    const how = outcome.cancelling === 'answer lost' ? 'nothing' : 'truth'
    return answer(c, how, { auditData: auditData(timers.now()), booking: shown })
  })

  /** What cancelling costs at this moment: of each rate, the last step that has begun. */
  const chargeOf = ({ rates }: Booking): number =>
    rates.reduce((sum, { policies }) => {
      const begun = policies.filter(({ from }) => Date.parse(from) <= timers.now().getTime())
      return sum + (begun.at(-1)?.amount ?? 0)
    }, 0)
  return api
}

async function bodyOf(c: Ctx): Promise<Body> {
  return recordOf(await c.req.json().catch(() => ({})))
}

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

function readStay({ checkIn, checkOut }: Partial<Stay>): Stay | null {
  if (!isDay(checkIn) || !isDay(checkOut)) return null
  const nights = nightsOf({ checkIn, checkOut })
  return nights >= 1 && nights <= 30 ? { checkIn, checkOut } : null
}

function partiesOf(body: Body): Occupancy[] {
  const parties = listOf(body['occupancies']).map((one) => ({
    rooms: Number(one['rooms']),
    adults: Number(one['adults']),
    children: Number(one['children'] ?? 0),
    childAges: listOf(one['paxes'])
      .filter(({ type }) => type === 'CH')
      .map(({ age }) => Number(age)),
  }))
  const right = parties.every(
    (one) => one.rooms >= 1 && one.adults >= 1 && one.childAges.length === one.children,
  )
  return right ? parties : []
}

function inRange(booking: Booking, query: Record<string, string>): boolean {
  const { start = '0', end = '9' } = query
  const day =
    query['filterType'] === 'CHECKIN'
      ? (booking.rates[0]?.key.checkIn ?? '')
      : booking.createdAt.slice(0, 10)
  return day >= start && day <= end
}
