import { addDays } from '@rihla/contract/values/dates'
import {
  SupplierOutcomeUnknown,
  SupplierUnavailable,
  type HotelSupplier,
  type SupplierOrder,
} from '../../ports/hotel-supplier.ts'
import { createCaller, isRefused, type HotelbedsKeys, type Request } from './hotelbeds-call.ts'
import { readHotels, tongues } from './hotelbeds-content.ts'
import { ratesOfHotel, toBooking, toHotelRates, toPiastres } from './hotelbeds-rates.ts'
import { availabilityAnswer, bookingAnswer, bookingList, checkAnswer } from './hotelbeds-wire.ts'

export type HotelbedsSettings = HotelbedsKeys & {
  /** Where photographs lie: `https://photos.hotelbeds.com/giata`. */
  readonly photoUrl: string
  /** How long a booking may take to be answered; 90 s unless a test is in a hurry. */
  readonly bookMs?: number
}

const SALES = '/hotel-api/1.0'
/** Milliseconds; what the port promises, a bit less. */
const patience = {
  status: 5000,
  availability: 9000,
  check: 18_000,
  booking: 90_000,
  lookUp: 30_000,
  cancel: 60_000,
} as const

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Hotelbeds by APItude: hotel content and booking API 1.0. */
export function hotelbeds(settings: HotelbedsSettings): HotelSupplier {
  const call = createCaller(settings)
  const bookMs = settings.bookMs ?? patience.booking
  const nonsense = (path: string) =>
    new SupplierUnavailable('temporary', `${path} was answered with something else`)

  /** Cancels, or says what that would cost. */
  const cancelling = (reference: string, flag: 'SIMULATION' | 'CANCELLATION'): Request => ({
    method: 'DELETE',
    path: `${SALES}/bookings/${encodeURIComponent(reference)}?cancellationFlag=${flag}&language=${tongues.en}`,
    timeoutMs: patience.cancel,
  })

  return {
    name: 'hotelbeds',
    asksDocuments: false,
    async checkStatus() {
      await call.read({ method: 'GET', path: `${SALES}/status`, timeoutMs: patience.status })
    },
    listHotels: () => readHotels(call, settings.photoUrl.replace(/\/$/, '')),
    async searchAvailability(hotelCodes, { arrival, departure, occupancies, language }) {
      const answer = await call.read({
        method: 'POST',
        path: `${SALES}/hotels`,
        timeoutMs: patience.availability,
        body: {
          stay: { checkIn: arrival, checkOut: departure },
          occupancies: occupancies.map(({ rooms, adults, childAges }) => ({
            rooms,
            adults,
            children: childAges.length,
            ...(childAges.length > 0 && { paxes: childAges.map((age) => ({ type: 'CH', age })) }),
          })),
          hotels: { hotel: hotelCodes.map(Number) },
          sourceMarket: 'EG',
          language: tongues[language],
        },
      })
      // Nothing that they sell any more on these days: no error, no hotels.
      if (isRefused(answer)) {
        if (answer.refused === 'sold_out') return []
        throw new SupplierUnavailable('temporary', `Availability: ${answer.message}`)
      }
      const parsed = availabilityAnswer.safeParse(answer)
      if (!parsed.success) throw nonsense('availability')
      return toHotelRates(parsed.data.hotels.hotels)
    },
    async checkRate(key, language) {
      const answer = await call.read({
        method: 'POST',
        path: `${SALES}/checkrates`,
        timeoutMs: patience.check,
        body: { language: tongues[language], rooms: [{ rateKey: key }] },
      })
      if (isRefused(answer)) return answer
      const parsed = checkAnswer.safeParse(answer)
      const [rate] = parsed.success ? ratesOfHotel(parsed.data.hotel) : []
      if (!rate) throw nonsense('checkrates')
      return rate
    },
    async book(order) {
      const answer = await call.change({
        method: 'POST',
        path: `${SALES}/bookings`,
        timeoutMs: bookMs,
        body: toWire(order),
      })
      if (isRefused(answer)) return answer
      const parsed = bookingAnswer.safeParse(answer)
      const booking = parsed.success ? toBooking(parsed.data.booking) : null
      if (!booking) throw new SupplierOutcomeUnknown('A booking was answered with something else')
      return booking
    },
    async findBooking(clientReference, since) {
      const start = addDays(dayOf(since), -1)
      const query = new URLSearchParams({
        clientReference,
        filterType: 'CREATION',
        status: 'ALL',
        start,
        // APItude answers for a month at most.
        end: addDays(start, 30),
        from: '1',
        to: '25',
      })
      const path = `${SALES}/bookings?${query}`
      const answer = await call.ask({ method: 'GET', path, timeoutMs: patience.lookUp })
      const parsed = bookingList.safeParse(answer)
      if (!parsed.success) throw nonsense('the list of bookings')
      const listed = (parsed.data.bookings.bookings ?? []).filter(isOurs(clientReference))
      const own = listed.map(toBooking).filter((it) => it !== null)
      // One of ours that can't be read is there all the same: to say 'none' would be a lie.
      if (own.length < listed.length) throw nonsense('a listed booking')
      return own.findLast((it) => it.status === 'confirmed') ?? own.at(-1) ?? null
    },
    async readBooking(reference) {
      const path = `${SALES}/bookings/${encodeURIComponent(reference)}?language=${tongues.en}`
      const answer = await call.ask({ method: 'GET', path, timeoutMs: patience.lookUp })
      if (isRefused(answer)) return null
      const parsed = bookingAnswer.safeParse(answer)
      const booking = parsed.success ? toBooking(parsed.data.booking) : null
      if (!booking) throw nonsense('a booking')
      return booking
    },
    async quoteCancellation(reference) {
      const answer = await call.ask(cancelling(reference, 'SIMULATION'))
      if (isRefused(answer)) return answer
      const parsed = bookingAnswer.safeParse(answer)
      const charge = toPiastres(parsed.data?.booking.hotel?.cancellationAmount)
      if (charge === null) throw nonsense('a simulated cancellation')
      return { charge }
    },
    async cancel(reference) {
      const answer = await call.change(cancelling(reference, 'CANCELLATION'))
      if (isRefused(answer)) return answer
      const parsed = bookingAnswer.safeParse(answer)
      const booking = parsed.success ? toBooking(parsed.data.booking) : null
      if (booking?.status !== 'cancelled')
        throw new SupplierOutcomeUnknown('A cancellation was answered with something else')
      return booking
    },
  }
}

const isOurs =
  (clientReference: string) =>
  (booking: unknown): boolean =>
    (booking as { clientReference?: unknown } | null)?.clientReference === clientReference

const toWire = ({ clientReference, holder, rates, remark, language }: SupplierOrder) => ({
  language: tongues[language],
  holder,
  rooms: rates.map(({ key, guests }) => ({
    rateKey: key,
    paxes: guests.map(({ room, age, name, surname }) => ({
      roomId: room,
      type: age === null ? 'AD' : 'CH',
      ...(age !== null && { age }),
      name,
      surname,
    })),
  })),
  clientReference,
  ...(remark && { remark: remark.slice(0, 2000) }),
})
