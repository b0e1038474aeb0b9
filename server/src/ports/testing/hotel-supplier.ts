import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import {
  SupplierOutcomeUnknown,
  SupplierUnavailable,
  type HotelSupplier,
  type Occupancy,
  type StayCriteria,
  type SupplierBooking,
  type SupplierHotel,
  type SupplierOrder,
  type SupplierRate,
} from '../hotel-supplier.ts'

/** How the other side shall treat a hotel from now on. */
export type SupplierTurn =
  | 'normal'
  | 'price rises'
  | 'gone at the check'
  | 'gone at booking'
  | 'two rooms are too many'
  | 'booked, answer lost'
  | 'booked, answer cut off'
  | 'booked, answered with an error'
  | 'not booked, answer lost'
  | 'cancelling refused'
  | 'cancelled, answer lost'

/** An adapter with the supplier's other side in hand. */
export type SupplierBench = {
  readonly supplier: HotelSupplier
  /** A hotel that takes a couple, two couples, and a couple with a child of eight. */
  readonly hotelCode: string
  turn(hotelCode: string, turn: SupplierTurn): Promise<void>
  /** How many bookings there are under our reference, confirmed ones. */
  confirmed(clientReference: string): Promise<number>
  /** From now on the other side is out of order. */
  breakDown(): Promise<void>
  close(): Promise<void>
}

const ARRIVAL = addDays(cairoDate(new Date()), 60)
const COUPLE: Occupancy = { rooms: 1, adults: 2, childAges: [] }
const FAMILY: Occupancy = { rooms: 1, adults: 2, childAges: [8] }

const criteria = (occupancies: readonly Occupancy[] = [COUPLE]): StayCriteria => ({
  arrival: ARRIVAL,
  departure: addDays(ARRIVAL, 3),
  occupancies,
  language: 'en',
})

let references = 0
const newReference = (): string => `RHT${Date.now().toString(36)}${(references += 1)}`

const guests = ({ rooms, adults, childAges }: Occupancy) =>
  Array.from({ length: rooms }, (_, room) => [
    ...Array.from({ length: adults }, (_, nth) => ({
      room: room + 1,
      age: null,
      name: ['Mona', 'Karim', 'Salma'][nth] ?? 'Nour',
      surname: 'El-Sayed',
    })),
    ...childAges.map((age) => ({ room: room + 1, age, name: 'Lina', surname: "O'Adel" })),
  ]).flat()

const orderOf = (rates: readonly SupplierRate[], clientReference: string): SupplierOrder => ({
  clientReference,
  holder: { name: 'Mona', surname: 'El-Sayed' },
  rates: rates.map(({ key, occupancy }) => ({ key, guests: guests(occupancy) })),
  remark: null,
  language: 'en',
})

/** What every adapter of HotelSupplier must do. */
export function hotelSupplierConformance(name: string, open: () => Promise<SupplierBench>): void {
  describe(`hotel supplier by ${name}`, () => {
    let bench: SupplierBench
    let supplier: HotelSupplier
    beforeAll(async () => {
      bench = await open()
      supplier = bench.supplier
    })
    afterAll(() => bench.close())

    async function ratesFor(occupancies?: readonly Occupancy[]): Promise<readonly SupplierRate[]> {
      const found = await supplier.searchAvailability([bench.hotelCode], criteria(occupancies))
      return found[0]?.rates ?? []
    }
    const rateFor = async (occupancy = COUPLE): Promise<SupplierRate> => {
      const rates = await ratesFor([occupancy])
      const refundable = rates.find(({ cancellation: [first] }) => first && first.from > new Date())
      if (!refundable) throw new Error('No rate that can be cancelled')
      const checked = await supplier.checkRate(refundable.key, 'en')
      if ('refused' in checked) throw new Error(checked.message)
      return checked
    }
    async function book(clientReference = newReference()): Promise<SupplierBooking> {
      const booked = await supplier.book(orderOf([await rateFor()], clientReference))
      if ('refused' in booked) throw new Error(booked.message)
      return booked
    }
    const turn = async <T>(which: SupplierTurn, work: () => Promise<T>): Promise<T> => {
      await bench.turn(bench.hotelCode, which)
      try {
        return await work()
      } finally {
        await bench.turn(bench.hotelCode, 'normal')
      }
    }

    test('can be asked', async () => {
      await expect(supplier.checkStatus()).resolves.toBeUndefined()
    })

    test('lists each hotel once, in both languages, with a place and rooms', async () => {
      const hotels: SupplierHotel[] = []
      for await (const some of supplier.listHotels()) hotels.push(...some)
      expect(new Set(hotels.map(({ code }) => code)).size).toBe(hotels.length)
      const ours = hotels.find(({ code }) => code === bench.hotelCode)
      expect(ours).toMatchObject({
        name: { en: expect.stringMatching(/[A-Za-z]/), ar: expect.stringMatching(/[ء-ي]/) },
        checkInFrom: expect.stringMatching(/^\d\d:\d\d$/),
        checkOutUntil: expect.stringMatching(/^\d\d:\d\d$/),
      })
      expect(ours?.rooms).not.toEqual([])
      expect(ours?.features).not.toEqual([])
      for (const { latitude, longitude, stars } of hotels) {
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
        expect([0, 1, 2, 3, 4, 5]).toContain(stars)
      }
    })

    test('answers rates for the party that was asked about, and nothing for a hotel of nobody', async () => {
      for (const occupancy of [COUPLE, FAMILY, { ...COUPLE, rooms: 2 }]) {
        const rates = await ratesFor([occupancy])
        expect(rates).not.toEqual([])
        for (const rate of rates) {
          expect(rate.occupancy).toEqual(occupancy)
          expect(Number.isSafeInteger(rate.net)).toBe(true)
          expect(rate.net).toBeGreaterThan(0)
        }
        expect(new Set(rates.map(({ key }) => key)).size).toBe(rates.length)
      }
      expect(await supplier.searchAvailability(['999999999'], criteria())).toEqual([])
    })

    test('answers rates for each of two different rooms', async () => {
      const rates = await ratesFor([COUPLE, FAMILY])
      const ages = new Set(rates.map(({ occupancy }) => occupancy.childAges.join()))
      expect(ages).toEqual(new Set(['', '8']))
    })

    test('says in order what cancelling costs from when on, up to the whole price', async () => {
      for (const { net, cancellation } of await ratesFor()) {
        const times = cancellation.map(({ from }) => from.getTime())
        expect(times).toEqual(times.toSorted((a, b) => a - b))
        for (const { charge } of cancellation) expect(charge).toBeLessThanOrEqual(net)
      }
    })

    test('checks a rate: the same price, and what must be read before paying', async () => {
      const [rate] = await ratesFor()
      const checked = await supplier.checkRate(rate?.key ?? '', 'en')
      expect(checked).toMatchObject({ net: rate?.net, occupancy: COUPLE, mustCheck: false })
      expect(checked).toHaveProperty('comments', expect.any(String))
    })

    test('names rooms in the language asked for', async () => {
      const arabic = { ...criteria(), language: 'ar' as const }
      const [found] = await supplier.searchAvailability([bench.hotelCode], arabic)
      expect(found?.rates[0]?.room.name).toMatch(/[ء-ي]/)
    })

    test('books once, and finds the booking by our reference and by theirs', async () => {
      const reference = newReference()
      const since = new Date()
      const rate = await rateFor()
      const booked = await supplier.book(orderOf([rate], reference))
      expect(booked).toMatchObject({
        status: 'confirmed',
        clientReference: reference,
        net: rate.net,
        cancellationCharge: null,
      })
      const found = await supplier.findBooking(reference, since)
      expect(found).toEqual(booked)
      expect(await supplier.readBooking(found?.reference ?? '')).toEqual(booked)
      expect(await bench.confirmed(reference)).toBe(1)
    })

    test('finds nothing under a reference that was never used', async () => {
      expect(await supplier.findBooking(newReference(), new Date())).toBeNull()
      expect(await supplier.readBooking('102-0')).toBeNull()
    })

    test('books two different rooms, children by their age, in one booking', async () => {
      const reference = newReference()
      const rates = [await rateFor(COUPLE), await rateFor(FAMILY)]
      const booked = await supplier.book(orderOf(rates, reference))
      expect(booked).toMatchObject({ net: rates.reduce((sum, { net }) => sum + net, 0) })
      expect(await bench.confirmed(reference)).toBe(1)
    })

    test('books all rooms or none', async () => {
      const reference = newReference()
      const rates = [await rateFor(COUPLE), await rateFor(FAMILY)]
      const refused = await turn('two rooms are too many', () =>
        supplier.book(orderOf(rates, reference)),
      )
      expect(refused).toMatchObject({ refused: 'sold_out' })
      expect(await bench.confirmed(reference)).toBe(0)
    })

    test('refuses names that no desk can read', async () => {
      const order = orderOf([await rateFor()], newReference())
      const refused = await supplier.book({ ...order, holder: { name: 'منى', surname: 'عادل' } })
      expect(refused).toMatchObject({ refused: 'invalid_guests' })
    })

    test('says at the check that a rate costs more, or is gone', async () => {
      const rate = await rateFor()
      const dearer = await turn('price rises', () => supplier.checkRate(rate.key, 'en'))
      expect(dearer).toHaveProperty('net', expect.any(Number))
      if (!('refused' in dearer)) expect(dearer.net).toBeGreaterThan(rate.net)
      expect(
        await turn('gone at the check', () => supplier.checkRate(rate.key, 'en')),
      ).toHaveProperty('refused', 'sold_out')
    })

    test('refuses to book what is gone, or costs more than was agreed', async () => {
      const order = orderOf([await rateFor()], newReference())
      expect(await turn('gone at booking', () => supplier.book(order))).toMatchObject({
        refused: 'sold_out',
      })
      expect(await turn('price rises', () => supplier.book(order))).toMatchObject({
        refused: 'price_changed',
      })
      expect(await bench.confirmed(order.clientReference)).toBe(0)
    })

    test.each([
      'booked, answer lost',
      'booked, answer cut off',
      'booked, answered with an error',
    ] as const)('%s: the outcome is unknown until it is looked up', async (which) => {
      const order = orderOf([await rateFor()], newReference())
      const since = new Date()
      await turn(which, () =>
        expect(supplier.book(order)).rejects.toBeInstanceOf(SupplierOutcomeUnknown),
      )
      expect(await supplier.findBooking(order.clientReference, since)).toMatchObject({
        status: 'confirmed',
      })
      expect(await bench.confirmed(order.clientReference)).toBe(1)
    })

    test('not booked, answer lost: nothing is found', async () => {
      const order = orderOf([await rateFor()], newReference())
      await turn('not booked, answer lost', () =>
        expect(supplier.book(order)).rejects.toBeInstanceOf(SupplierOutcomeUnknown),
      )
      expect(await supplier.findBooking(order.clientReference, new Date())).toBeNull()
    })

    test('says what cancelling costs without cancelling, then cancels', async () => {
      const { reference, clientReference } = await book()
      const quote = await supplier.quoteCancellation(reference)
      expect(quote).toHaveProperty('charge', expect.any(Number))
      expect(await bench.confirmed(clientReference)).toBe(1)
      const cancelled = await supplier.cancel(reference)
      expect(cancelled).toMatchObject({ status: 'cancelled', cancellationCharge: 0 })
      expect(await bench.confirmed(clientReference)).toBe(0)
      expect(await supplier.readBooking(reference)).toMatchObject({ status: 'cancelled' })
      expect(await supplier.cancel(reference)).toMatchObject({ refused: 'not_cancellable' })
    })

    test('says when it won’t cancel, and never repeats what it didn’t hear', async () => {
      const { reference } = await book()
      expect(await turn('cancelling refused', () => supplier.cancel(reference))).toMatchObject({
        refused: 'not_cancellable',
      })
      await turn('cancelled, answer lost', () =>
        expect(supplier.cancel(reference)).rejects.toBeInstanceOf(SupplierOutcomeUnknown),
      )
      expect(await supplier.readBooking(reference)).toMatchObject({ status: 'cancelled' })
    })

    test('prefers a confirmed booking to a cancelled one under the same reference', async () => {
      const reference = newReference()
      const first = await book(reference)
      await supplier.cancel(first.reference)
      expect(await supplier.findBooking(reference, new Date())).toMatchObject({
        status: 'cancelled',
      })
      const second = await book(reference)
      expect(await supplier.findBooking(reference, new Date())).toMatchObject({
        reference: second.reference,
        status: 'confirmed',
      })
    })

    test('out of order, it can’t be asked, and after a while fails at once', async () => {
      await bench.breakDown()
      const ask = () => supplier.searchAvailability([bench.hotelCode], criteria())
      for (let nth = 0; nth < 5; nth += 1)
        await expect(ask()).rejects.toBeInstanceOf(SupplierUnavailable)
      const began = performance.now()
      await expect(ask()).rejects.toBeInstanceOf(SupplierUnavailable)
      expect(performance.now() - began).toBeLessThan(50)
      await expect(supplier.findBooking(newReference(), new Date())).rejects.toBeInstanceOf(
        SupplierUnavailable,
      )
    })
  })
}
