import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'

const test = await testApp()
await givenPlaces(test)
const { browser, db, gateway } = test
let activity = 0
beforeAll(async () => {
  activity = await givenActivity(test, 400)
})

const CARD_FAILED = {
  en: 'Card payment setup failed. Please try again or select a different payment method.',
  ar: 'تعذّر بدء الدفع بالبطاقة. حاول مرة أخرى أو اختر طريقة دفع أخرى.',
}

/** A signed-in traveller, of a country or of none. */
async function givenBuyer(country: string | null = 'EG'): Promise<Browser> {
  const buyer = browser()
  const userId = await signIn(test, buyer)
  await sql`update users set country_code = ${country} where id = ${userId}`.execute(db)
  return buyer
}
const pay = (by: Browser, tempId: number, change = {}) =>
  by.call(api.confirmPayment, {
    ReservationId: tempId,
    ModuleType: 'Activity',
    PaymentMethod: 'Bank_Card',
    ...change,
  })

describe('what is wrong with a payment', () => {
  it.each([
    ['en-US', 'Name is required', 'Please enter a valid phone number', CARD_FAILED.en],
    ['ar-EG', 'الاسم مطلوب', 'من فضلك أدخل رقم هاتف صحيحًا', CARD_FAILED.ar],
  ])('is said in the caller’s language: %s', async (language, ofName, ofPhone, ofCard) => {
    const buyer = await givenBuyer()
    const nameless = await buyer.data(api.setTempReservation, requestFor(activity))
    const said = async (tempId: number): Promise<unknown> => {
      const order = { ReservationId: tempId, ModuleType: 'Activity', PaymentMethod: 'Bank_Card' }
      const headers = { 'accept-language': language }
      return (await buyer.call(api.confirmPayment, order, headers)).body.Error
    }
    expect(await said(nameless.TempId)).toBe(ofName)
    expect(await said(await givenHeld(buyer, activity, { Phone: '1' }))).toBe(ofPhone)
    gateway.down = true
    expect(await said(await givenHeld(buyer, activity, { Phone: '01012345678' }))).toBe(ofCard)
    gateway.down = false
  })
})

describe('a phone at payment', () => {
  it.each([
    ['seven digits', '1234567'],
    ['sixteen digits', '1234567890123456'],
    ['letters', 'call me maybe'],
    ['digits with letters', '0101234567x'],
    ['markup', '<b>01012345678</b>'],
    ['another country’s length', '+2010123456789'],
    ['a prefix that is no country’s', '+999123456789'],
  ])('of %s is refused, and nothing is opened at the gateway', async (_, Phone) => {
    for (const buyer of [await givenBuyer(), await givenBuyer(null)]) {
      const tempId = await givenHeld(buyer, activity, { Phone })
      const before = gateway.orders.length
      expect(await pay(buyer, tempId)).toMatchObject({
        status: 400,
        body: { code: 'phone_invalid', Error: 'Please enter a valid phone number' },
      })
      expect(gateway.orders).toHaveLength(before)
    }
  })

  it.each([
    ['as it is written at home', '010 1234-5678', '+201012345678', 'EG'],
    ['with its country', '00 20 (10) 12345678', '+201012345678', 'EG'],
    ['of another country', '+44 7400 123456', '+447400123456', 'EG'],
    ['in Arabic digits', '٠١٠١٢٣٤٥٦٧٨', '+201012345678', 'EG'],
    ['of a person whose country nobody knows', '0101 234 5678', '01012345678', null],
  ])('%s is taken', async (_, Phone, called, country) => {
    const buyer = await givenBuyer(country)
    const tempId = await givenHeld(buyer, activity, { Phone })
    expect(await pay(buyer, tempId)).toMatchObject({ status: 200 })
    expect(gateway.orders.at(-1)?.order.buyer.phone).toBe(called)
  })

  it('may be left out', async () => {
    const buyer = await givenBuyer()
    const tempId = await givenHeld(buyer, activity, { Phone: null })
    expect(await pay(buyer, tempId)).toMatchObject({ status: 200 })
  })

  it('is mended and the same booking paid', async () => {
    const buyer = await givenBuyer()
    const tempId = await givenHeld(buyer, activity, { Phone: '1' })
    expect(await pay(buyer, tempId)).toMatchObject({ body: { code: 'phone_invalid' } })
    const mended = { UserName: 'Nour Mostafa', Phone: '01012345678', Edition: 2 }
    await buyer.data(
      api.setTempReservation,
      requestFor(activity, { ...mended, TempReseravtionId: tempId }),
    )
    expect(await pay(buyer, tempId)).toMatchObject({ status: 200 })
  })
})

describe('a call about a booking that names another kind', () => {
  it('finds no booking: it is not what its caller means', async () => {
    const buyer = await givenBuyer()
    const tempId = await givenHeld(buyer, activity)
    const other = { ReservationId: tempId, ModuleType: 'DayUse' }
    const NOT_FOUND = { status: 404, body: { code: 'booking_not_found' } }
    expect(await buyer.call(api.paymentMethods, other)).toMatchObject(NOT_FOUND)
    expect(await buyer.call(api.paymentStatus, other)).toMatchObject(NOT_FOUND)
    expect(await pay(buyer, tempId, other)).toMatchObject(NOT_FOUND)
    expect(await buyer.call(api.getBookingPoints, other)).toMatchObject(NOT_FOUND)
    const points = { ...other, Points: 1 }
    expect(await buyer.call(api.useCreditPoints, points)).toMatchObject(NOT_FOUND)
    const edit = requestFor(activity, {
      ModuleType: 'DayUse',
      TempReseravtionId: tempId,
      Edition: 2,
    })
    expect(await buyer.call(api.setTempReservation, edit)).toMatchObject(NOT_FOUND)
    expect(await pay(buyer, tempId)).toMatchObject({ status: 200 })
  })
})
