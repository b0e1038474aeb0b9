import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { emptySales } from '../../../testing/empty-tables.ts'

const test = await testApp()
await givenPlaces(test)
const { app, db, gateway, browser, mailer } = test
let activity = 0
let buyer: Browser = browser()

const asked = (tempId: number) => ({ ReservationId: tempId, ModuleType: 'Activity' })
const methods = async (tempId: number, headers = {}) =>
  (await buyer.call(api.paymentMethods, asked(tempId), headers)).body.Data ?? []
const ids = async (tempId: number) => (await methods(tempId)).map((it) => it.MethodId)
const pay = (tempId: number, change: object = {}) =>
  buyer.call(api.confirmPayment, { ...asked(tempId), PaymentMethod: 'Wallet', ...change })
const pageOf = async (tempId: number, change: object = {}) => {
  const { body } = await pay(tempId, change)
  return body.Data?.PaymentUrl.split('/').at(-1) ?? String(body.Error)
}
const mine = async () => {
  const { Data } = await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })
  const { Id: ReservationId = 0 } = Data[0] ?? {}
  return buyer.data(api.getReservationDetails, { ReservationId, Module: 'Activity' })
}
/** A wallet that costs 2.5 % and a pound and a half: EGP 27 of EGP 1,000. */
const walletCosts = (bearer = 'traveller') =>
  sql`update payment_methods set fee_basis_points = 250, fee_fixed = 150, fee_bearer = ${bearer}
    where id = 'Wallet'`.execute(db)

beforeEach(async () => {
  await emptySales(db)
  await sql`update payment_methods set fee_basis_points = 0, fee_fixed = 0, fee_bearer = 'traveller', active = true`.execute(
    db,
  )
  mailer.sent.length = 0
  gateway.refunds.length = 0
  activity = await givenActivity(test)
  buyer = browser()
  await signIn(test, buyer)
})

describe('PaymentMethods', () => {
  it('lists in their order what a gateway takes, each with its fee, in both languages', async () => {
    await walletCosts()
    const tempId = await givenHeld(buyer, activity)
    expect(await methods(tempId)).toMatchObject([
      { MethodId: 'Bank_Card', MethodName: 'Bank card', Price: 1000, Fees: 0, PriceWithFees: 1000 },
      {
        MethodId: 'Wallet',
        MethodName: 'Mobile wallet',
        Price: 1000,
        Fees: 27,
        PriceWithFees: 1027,
        Currency: 'EGP',
        Instructions: null,
        Fields: [],
      },
      { MethodId: 'Installment_Card', Fees: 0 },
      { MethodId: 'Outlet_Code', Fees: 0, Instructions: expect.stringContaining('code') },
    ])
    const arabic = await methods(tempId, { 'accept-language': 'ar-EG' })
    expect(arabic[1]).toMatchObject({ MethodName: 'محفظة إلكترونية', Fees: 27 })
    expect(arabic[1]?.Note).toContain('فودافون كاش')
  })

  it('leaves out what is switched off, what serves other modules, and what nothing stands behind', async () => {
    const tempId = await givenHeld(buyer, activity)
    expect(await ids(tempId)).toEqual(['Bank_Card', 'Wallet', 'Installment_Card', 'Outlet_Code'])
    await sql`update payment_methods set active = false where id in ('Bank_Card', 'Outlet_Code')`.execute(
      db,
    )
    await sql`update payment_methods set modules = '{Hotel}' where id = 'Wallet'`.execute(db)
    expect(await ids(tempId)).toEqual(['Installment_Card'])
    for (const PaymentMethod of ['Bank_Card', 'Wallet', 'PayPal', 5, 'gold'])
      expect(await pay(tempId, { PaymentMethod })).toMatchObject({
        status: 400,
        body: { code: 'payment_method_unknown' },
      })
    await sql`update payment_methods set modules = null where id = 'Wallet'`.execute(db)
    expect(await pay(tempId)).toMatchObject({ status: 200 })
  })

  it('takes the card for instalments where those are not offered', async () => {
    await sql`update payment_methods set active = false where id = 'Installment_Card'`.execute(db)
    const tempId = await givenHeld(buyer, activity)
    await pageOf(tempId, { PaymentMethod: 3 })
    expect(gateway.orders.at(-1)?.order).toMatchObject({ method: 'Bank_Card' })
  })
})

describe('a method with a fee', () => {
  it('charges what was shown, and the reservation says what it was for', async () => {
    await walletCosts()
    const tempId = await givenHeld(buyer, activity)
    const order = await pageOf(tempId, { PriceWithFees: 1027 })
    expect(gateway.orders.at(-1)?.order).toMatchObject({ method: 'Wallet', amount: 102_700 })
    expect(await mine()).toMatchObject({ StatusCode: 'Pending Payment', Price: 1027 })
    await test.deliver(gateway.settle(order))
    await test.work()
    const details = await mine()
    expect(details).toMatchObject({ StatusCode: 'Confirmed', PaymentMethod: 'Mobile wallet' })
    expect(details.AmountDetails.slice(-2)).toMatchObject([
      { Label: 'Payment fee', Text: 'EGP\u00a027' },
      { Label: 'Total', Text: 'EGP\u00a01,027' },
    ])
    expect(mailer.sent[0]?.text).toContain('EGP\u00a01,027')
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
    expect(await auditBooks(app.payments)).toBe(0)
  })

  it('charges nothing on top when we bear it', async () => {
    await walletCosts('us')
    const tempId = await givenHeld(buyer, activity)
    expect((await methods(tempId))[1]).toMatchObject({ Fees: 0, PriceWithFees: 1000 })
    await pageOf(tempId)
    expect(gateway.orders.at(-1)?.order.amount).toBe(100_000)
  })

  it('P15: refuses to charge more than was shown', async () => {
    const tempId = await givenHeld(buyer, activity)
    const before = gateway.orders.length
    await walletCosts()
    expect(await pay(tempId, { PriceWithFees: 1000 })).toMatchObject({
      status: 409,
      body: { code: 'price_changed', Error: expect.stringContaining('EGP\u00a01,027') },
    })
    expect(gateway.orders).toHaveLength(before)
  })

  it.each([
    ['the one with a fee', 0, 'Mobile wallet', 1027],
    ['the one without', 1, 'Bank card', 1000],
  ])('of two open pages, settles %s as its page showed it', async (_, paid, name, price) => {
    await walletCosts()
    const tempId = await givenHeld(buyer, activity)
    const pages = [await pageOf(tempId), await pageOf(tempId, { PaymentMethod: 'Bank_Card' })]
    await test.deliver(gateway.settle(pages[paid] ?? ''))
    expect(await mine()).toMatchObject({
      StatusCode: 'Confirmed',
      PaymentMethod: name,
      Price: price,
    })
    await test.deliver(gateway.settle(pages[1 - paid] ?? ''))
    await test.work()
    expect(gateway.refunds).toMatchObject([{ amount: 202_700 - price * 100 }])
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
    expect(await auditBooks(app.payments)).toBe(0)
  })

  it('ends its page, too, when the booking becomes another one', async () => {
    await walletCosts()
    const tempId = await givenHeld(buyer, activity)
    const order = await pageOf(tempId)
    const one = { SeatsNumber: 1, AdultsCount: 1, TempReseravtionId: tempId, Edition: 9 }
    await buyer.data(api.setTempReservation, requestFor(activity, { UserName: 'Nour', ...one }))
    await test.deliver(gateway.settle(order))
    await test.work()
    expect(gateway.refunds).toMatchObject([{ amount: 102_700 }])
    expect(await wrongInTill(db)).toEqual([])
  })
})
