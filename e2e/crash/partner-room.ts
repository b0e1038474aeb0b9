import { api } from '@rihla/contract'
import { randomUUID } from 'node:crypto'
import { findPartnerHotel, partnerStay } from '../partner-hotels.ts'
import { eventually } from './eventually.ts'
import type { Product } from './product.ts'
import { callerOf, payAtBank, type cards } from './traveller.ts'

/** A guest's room at a partner's hotel that behaves in some way; each is booked in a browser of its own. */
export type Room = {
  readonly hotelId: number
  readonly browser: { readonly 'application-id': string }
  readonly token: string
  id: number
  code: string
  paymentUrl: string | null
}
type Stands = { state: string; status: string; asked: boolean; paid: string; total: string }

const guests = [
  { Name: 'Nour', Surname: 'El Sayed', PhoneNumber: '01012345678', Nationality: 'EG' },
  { Name: 'Omar', Surname: 'Hassan' },
  { Name: 'Laila', Surname: 'Hassan', Age: 6 },
]

/** Guests who book partners' rooms; they speak HTTP, like the web. */
export function partnerGuests(product: Product) {
  const call = callerOf(product)
  const it = {
    /** Quotes a room and names its guests: two adults and a child. */
    async place(outcome: string): Promise<Room> {
      const { HotelId: hotelId } = await findPartnerHotel(product, 'en', outcome)
      const browser = { 'application-id': randomUUID() }
      const stay = { id: hotelId, ...partnerStay }
      const pricing = await call(api.getHotelPricing, { ...stay, ChildrenAges: '6' }, browser)
      const token = pricing.Rooms[0]?.RatePlanToken ?? ''
      return it.name({ hotelId, browser, token, id: 0, code: '', paymentUrl: null })
    },

    /** Names the guests of a fresh quote: the one before may have ended meanwhile. */
    async name(room: Room): Promise<Room> {
      const stay = { id: room.hotelId, ...partnerStay, RatePlanToken: room.token }
      const asked = { ...stay, PayDeposit: false, TempReservationId: room.id }
      const quote = await call(api.getExternalBooking, asked, room.browser)
      Object.assign(room, { id: quote.TempReservationId, code: quote.BookingCode })
      const [lead, ...others] = guests
      const Email = `partner-${randomUUID()}@example.com`
      const Paxes = [{ ...lead, Email }, ...others]
      const request = { id: room.hotelId, TempReservationId: room.id, Paxes }
      await call(api.bookExternal, request, room.browser)
      return room
    },

    async open(room: Room): Promise<Room> {
      const request = { ReservationId: room.id, ModuleType: 'Hotel', PaymentMethod: 'Bank_Card' }
      const { PaymentUrl } = await call(api.confirmPayment, request, room.browser)
      return Object.assign(room, { paymentUrl: PaymentUrl })
    },

    pay: ({ paymentUrl }: Room, card: keyof typeof cards = 'paid'): Promise<void> =>
      payAtBank(paymentUrl ?? '', card),

    /** Waits at the checkout until it tells the outcome. */
    untilStatus: ({ id, browser }: Room, wanted: string): Promise<boolean> =>
      eventually(
        `the partner's room to be ${wanted}`,
        async () => {
          const request = { ReservationId: id, ModuleType: 'Hotel' as const }
          return (await call(api.paymentStatus, request, browser)).State === wanted
        },
        40_000,
      ),

    async standOf({ id }: Room): Promise<Stands | undefined> {
      const [row] = await product.query<Stands>(
        `select e.state, r.status, e.asked_at is not null as asked, r.paid, r.total
         from external_bookings e join reservations r on r.id = e.id where e.id = $1`,
        [id],
      )
      return row
    },

    /** Bookings that stand at the hotel under our code. */
    async bookedThere({ code }: Room): Promise<number> {
      const answer = await fetch(`${product.sandboxUrl}/control/hotels/bookings`)
      const all = (await answer.json()) as { clientReference: string; status: string }[]
      return all.filter((one) => one.clientReference === code && one.status === 'CONFIRMED').length
    },

    /** Locks a row until `letGo`: what is about to write it waits there, and dies there. */
    async lock(table: 'external_bookings' | 'reservations', { id }: Room) {
      const blocker = await product.connect()
      await blocker.query('begin')
      await blocker.query(`select from ${table} where id = $1 for update`, [id])
      const { rows } = await blocker.query<{ pid: number }>('select pg_backend_pid() as pid')
      return {
        letGo: (): Promise<void> => blocker.end().catch(() => undefined),
        untilAwaited: (): Promise<boolean> =>
          eventually('somebody to wait for the row', async () => {
            const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
            return (await product.query(waiting, [rows[0]?.pid])).length > 0
          }),
      }
    },

    /** As if the minutes had passed after which a turn that a crash cut off is another's. */
    freeTurns: () =>
      product.query(`update external_bookings set look_at = now() where state = 'paid'`),
  }
  return it
}
