import { type Context, Hono } from 'hono'
import { languageOf } from '../language.ts'
import type { Bookings } from './bookings.ts'
import { netOfBooking, type Booking } from './bookings.ts'
import { showSupplier } from './control-page.ts'
import { hotelOf } from './inventory/index.ts'
import { outcomes } from './outcomes.ts'
import { recordOf, type Body } from './read-body.ts'
import type { SupplierSteering } from './steering.ts'

type ControlDeps = { bookings: Bookings; steering: SupplierSteering }

/** A booking as programs read it, without names of guests. */
const tell = (booking: Booking) => ({
  reference: booking.reference,
  clientReference: booking.clientReference,
  status: booking.status,
  hotel: booking.hotel,
  createdAt: booking.createdAt,
  netPiastres: netOfBooking(booking),
  chargePiastres: booking.cancellation?.charge ?? null,
  rooms: booking.rates.map(({ key, paxes }) => ({ room: key.room, paxes: paxes.length })),
})

/** Steers the bed bank: JSON under /control/hotels for programs, forms on /hotels for people. */
export function supplierControl({ bookings, steering }: ControlDeps): Hono {
  const routes = new Hono()
  const told = () => bookings.all().reverse().map(tell)
  const state = () => ({ ...steering.describe(), outcomes: outcomes.map(({ name }) => name) })

  routes.get('/hotels', (c) => {
    const language = languageOf(c.req.query('lang'), c.req.header('accept-language'))
    return showSupplier(c, language, { ...steering.describe(), bookings: told(), steering })
  })
  routes.get('/control/hotels', (c) => c.json(state()))
  routes.get('/control/hotels/bookings', (c) => c.json(told()))

  routes.post('/control/hotels/outcome', async (c) => {
    const { hotel, outcome } = await askedOf(c)
    if (hotelOf(Number(hotel)) !== undefined && steering.choose(Number(hotel), String(outcome)))
      return answer(c, state())
    return c.json({ error: 'There is no such hotel or outcome.', ...state() }, 400)
  })
  const numbered = (name: string, most: number, set: (value: number) => void) =>
    routes.post(`/control/hotels/${name}`, async (c) => {
      const value = Number((await askedOf(c))[name])
      if (!(value >= 0 && value <= most))
        return c.json({ error: `${name} must be a number from 0 to ${most}.` }, 400)
      set(value)
      return answer(c, state())
    })
  numbered('milliseconds', 120_000, steering.slowDown)
  numbered('seconds', 3600, steering.goDown)

  const reset = (c: Context) => {
    steering.reset()
    return answer(c, state())
  }
  routes.delete('/control/hotels', reset)
  routes.post('/control/hotels/reset', reset)
  return routes
}

const isForm = (c: Context): boolean =>
  (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')

const askedOf = async (c: Context): Promise<Body> =>
  isForm(c) ? c.req.parseBody() : recordOf(await c.req.json().catch(() => ({})))

/** A person who sent a form goes back to the page; a program gets JSON. */
const answer = (c: Context, body: object) =>
  isForm(c) ? c.redirect(`/hotels?lang=${c.req.query('lang') ?? 'en'}`, 303) : c.json(body)
