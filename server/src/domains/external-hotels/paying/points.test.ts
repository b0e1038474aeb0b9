import { api } from '@rihla/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { givenPoints, pointsOf } from '../../../testing/points.ts'
import { completeReservations } from '../../reservations/index.ts'
import { givenBooked, givenPaying, standOf } from '../testing/bookings.ts'
import { hotelApp } from '../testing/hotel-app.ts'

const test = await hotelApp()
const { clock, db, app, supplier } = test
const START = Date.parse('2026-11-20T10:00:00Z')
const AFTER = Date.parse('2027-03-01T10:00:00Z')
let hotel: number
let guest: Browser
let userId: number

const setClock = (at: number): void => clock.advance((at - clock.now().getTime()) / 1000)
const complete = (): Promise<number> =>
  completeReservations({ ...app.checkout, stillOpen: async () => [] })

beforeAll(async () => {
  setClock(START)
  hotel = await test.given({ name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' } })
})
beforeEach(async () => {
  setClock(START)
  guest = test.browser()
  userId = await signIn(test, guest)
})

it('a partner’s room earns its traveller points once the stay is over, once', async () => {
  const id = await givenBooked(test, guest, hotel)
  const { paid } = await standOf(test, id)
  expect(await pointsOf(db, userId)).toMatchObject({ available: 0 })
  setClock(AFTER)
  expect([await complete(), await complete()]).toEqual([1, 0])
  const { available } = await pointsOf(db, userId)
  expect(available).toBeGreaterThan(0)
  expect(available).toBeLessThan((paid ?? 0) / 10)
  // They stand in the account beside the stay that they came from.
  setClock(START)
  const { History, Points } = await guest.data(api.getCreditPoints, { PageNumber: 1 })
  expect(History).toMatchObject([{ Kind: 'earned', Points, ReservationId: id, Module: 'Hotel' }])
  expect(await auditBooks(app.payments)).toBe(0)
})

it('one that was cancelled earns nothing, however long ago it was', async () => {
  supplier.switches.charge = 0
  const id = await givenBooked(test, guest, hotel)
  await guest.data(api.cancelBooking, { id, Module: 'Hotel' })
  await test.work()
  setClock(AFTER)
  expect(await complete()).toBe(0)
  expect(await pointsOf(db, userId)).toMatchObject({ available: 0 })
})

it('one isn’t paid with points: they stay their traveller’s, also when it is cancelled', async () => {
  await givenPoints(db, userId, 300_00)
  const { reservation } = await givenPaying(guest, hotel)
  const booking = { ReservationId: reservation, ModuleType: 'Hotel' as const }
  const use = await guest.call(api.useCreditPoints, { ...booking, Points: 100 })
  const pay = await guest.call(api.confirmPayment, { ...booking, PaymentMethod: 'Credit_Points' })
  expect([use.status, pay.status]).toEqual([404, 400])
  const methods = await guest.data(api.paymentMethods, booking)
  expect(methods.map((it) => it.MethodId)).not.toContain('Credit_Points')
  await guest.data(api.cancelBooking, { id: reservation, Module: 'Hotel' })
  expect(await pointsOf(db, userId)).toMatchObject({ available: 300_00, held: 0, spent: 0 })
})
