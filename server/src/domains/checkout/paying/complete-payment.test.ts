import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  requestFor,
  statusOf,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { endUnpaidBookings } from '../index.ts'

const test = await testApp()
await givenPlaces(test)
const { app, clock, gateway, browser, db } = test
let buyer: Browser = browser()
let [activity, id, tempId, page] = [0, 0, 0, '']

beforeEach(async () => {
  gateway.down = false
  buyer = browser()
  await signIn(test, buyer)
  activity = await givenActivity(test)
  tempId = await givenHeld(buyer, activity)
  page = await givenPaying(test, buyer, tempId)
  const { Data } = await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })
  id = Data[0]?.Id ?? 0
})

const complete = (by = buyer, ReservationId = id) =>
  by.call(api.completePayment, { ReservationId, Module: 'Activity' })
const completeFor = (Amount: number) =>
  buyer.call(api.completePayment, { ReservationId: id, Module: 'Activity', Amount })
const details = () =>
  buyer.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' })

describe('a reservation that waits for its payment', () => {
  it('is paid from its own page, on the payment page that is open, however often it is asked', async () => {
    const before = gateway.orders.length
    expect(await details()).toMatchObject({
      ShowCompletePaymentButton: true,
      PaymentReservationId: tempId,
    })
    for (const { body } of await Promise.all([complete(), complete(), complete()]))
      expect(body.Data).toBe(`https://bank.example/pay/${page}`)
    expect(gateway.orders.length).toBe(before)
    await test.deliver(gateway.settle(page))
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'paid' })
    expect(await details()).toMatchObject({
      StatusCode: 'Confirmed',
      ShowCompletePaymentButton: false,
      PaymentReservationId: null,
    })
  })

  it('gets another page after a declined card', async () => {
    await test.deliver(gateway.settle(page, { outcome: 'failed' }))
    const { body } = await complete()
    expect(body.Data).toMatch(/^https:\/\/bank\.example\/pay\/\d+$/)
    expect(body.Data).not.toBe(`https://bank.example/pay/${page}`)
  })

  it('is told of a new price before it is paid', async () => {
    await sql`update activities set price = 60000`.execute(db)
    const { DueAmount } = await details()
    expect(await completeFor(DueAmount)).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    })
    expect(await details()).toMatchObject({ DueAmount: 1200, Price: 1200 })
    expect((await completeFor(1200)).status).toBe(200)
    expect(gateway.orders.at(-1)?.order.amount).toBe(120_000)
  })

  it('P15: says what an edit in another tab made of it, and isn’t paid at what it was', async () => {
    const four = { UserName: 'Nour Mostafa', SeatsNumber: 4, AdultsCount: 4, Edition: 2 }
    await buyer.data(
      api.setTempReservation,
      requestFor(activity, { ...four, TempReseravtionId: tempId }),
    )
    expect(await details()).toMatchObject({ SeatsNumber: 4, DueAmount: 2000, Price: 2000 })
    expect(await completeFor(1000)).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect((await completeFor(2000)).status).toBe(200)
    expect(gateway.orders.at(-1)?.order.amount).toBe(200_000)
  })

  it('P15: is paid at what its page shows, with a fee that came meanwhile shown first', async () => {
    const fee = (points: number) =>
      sql`update payment_methods set fee_basis_points = ${points} where id = 'Bank_Card'`.execute(
        db,
      )
    await test.deliver(gateway.settle(page, { outcome: 'failed' }))
    await fee(200)
    const refused = await completeFor((await details()).DueAmount)
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    const { DueAmount } = await details()
    expect(DueAmount).toBe(1020)
    const paid = await completeFor(DueAmount)
    await fee(0)
    expect(paid.status).toBe(200)
    expect(gateway.orders.at(-1)?.order.amount).toBe(102_000)
  })

  it('is refused once it is paid', async () => {
    await test.deliver(gateway.settle(page))
    expect(await complete()).toMatchObject({ status: 409, body: { code: 'already_booked' } })
  })

  it('is refused once its time is over, tidied or not', async () => {
    clock.advance(3600)
    expect(await details()).toMatchObject({ ShowCompletePaymentButton: false })
    expect(await complete()).toMatchObject({ status: 409, body: { code: 'hold_ended' } })
    await endUnpaidBookings(app.checkout)
    expect(await complete()).toMatchObject({ status: 409, body: { code: 'hold_ended' } })
  })

  it('is refused once it is cancelled', async () => {
    await buyer.data(api.cancelBooking, { id })
    expect(await complete()).toMatchObject({ status: 409, body: { code: 'booking_cancelled' } })
  })

  it('is nobody else’s, nor a visitor’s', async () => {
    const other = browser()
    expect(await complete(other)).toMatchObject({ status: 401 })
    await signIn(test, other)
    expect(await complete(other)).toMatchObject({ status: 404 })
    expect(await complete(buyer, id + 999)).toMatchObject({ status: 404 })
  })

  it('is told when the bank can’t be reached', async () => {
    await test.deliver(gateway.settle(page, { outcome: 'failed' }))
    gateway.down = true
    expect(await complete()).toMatchObject({ status: 409, body: { code: 'payment_setup_failed' } })
  })
})
