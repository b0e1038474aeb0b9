import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenActivity, givenHeld, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { addDayUse, addStock } from '../test-offers.ts'

const test = await testApp()
await givenPlaces(test)
const { gateway, mailer, browser } = test
let dayUse = 0
let buyer: Browser = browser()

const asDayUse = { ModuleType: 'DayUse' } as const
const stock = async () => {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from stock where item_id = ${dayUse}`.execute(test.db)
  return rows[0]
}

beforeEach(async () => {
  dayUse = await addDayUse(test.db, { price: 95_000 })
  await addStock(test.db, dayUse, DAY, { capacity: 12 })
  buyer = browser()
})

it('is configured, held and priced as a day-use', async () => {
  const asked = { Id: dayUse, ...asDayUse, FromDate: DAY }
  expect(await buyer.data(api.checkoutConfig, asked)).toEqual({
    AvailableMeals: [],
    DepositEnabled: false,
    DepositAmount: 0,
  })
  const four = { ...asDayUse, SeatsNumber: 4, AdultsCount: 4 }
  const held = await buyer.data(api.setTempReservation, requestFor(dayUse, four))
  expect(held).toMatchObject({ Currency: 'EGP', PayableAmount: 3800 })
  expect(await stock()).toEqual({ held: 4, sold: 0 })
})

it('takes 10 adults, and refuses 11 in both languages', async () => {
  const of = (adults: number) =>
    requestFor(dayUse, { ...asDayUse, SeatsNumber: adults, AdultsCount: adults })
  expect((await buyer.call(api.setTempReservation, of(10))).status).toBe(200)
  for (const language of ['en-US', 'ar-EG']) {
    const { status, body } = await buyer.call(api.setTempReservation, of(11), {
      'accept-language': language,
    })
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'too_many_guests' } })
    expect(body.Error).toContain('10')
    expect(/[\u0621-\u064a]/.test(body.Error ?? '')).toBe(language === 'ar-EG')
  }
})

it('is not sold as an activity, nor an activity as a day-use', async () => {
  const activity = await givenActivity(test)
  for (const [Id, ModuleType] of [
    [dayUse, 'Activity'],
    [activity, 'DayUse'],
  ] as const) {
    const config = await buyer.call(api.checkoutConfig, { Id, ModuleType, FromDate: DAY })
    expect(config.body).toMatchObject({ code: 'offer_not_found' })
    const held = await buyer.call(api.setTempReservation, requestFor(Id, { ModuleType }))
    expect(held.body).toMatchObject({ code: 'offer_not_found' })
  }
})

it('is reserved, paid and mailed under its own name', async () => {
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, dayUse, asDayUse)
  const { PaymentUrl } = await buyer.data(api.confirmPayment, {
    ReservationId: tempId,
    ...asDayUse,
    PaymentMethod: 'Bank_Card',
  })
  await test.deliver(gateway.settle(PaymentUrl.split('/').at(-1) ?? ''))
  await test.work()
  expect(await stock()).toEqual({ held: 0, sold: 2 })
  const { Data } = await buyer.data(api.getUserReservation, {
    PageNumber: 1,
    PageSize: 10,
    Filters: null,
  })
  expect(Data).toMatchObject([{ ModuleName: 'DayUse', StatusCode: 'Confirmed', Price: 1900 }])
  expect(mailer.sent.at(-1)?.text).toMatch(/DAY-[2-9A-Z]{8}/)
  expect(mailer.sent.at(-1)?.text).toContain('/reservations/DayUse/')
})
