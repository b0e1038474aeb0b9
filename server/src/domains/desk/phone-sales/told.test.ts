import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { DAY, givenActivity, givenHeld, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { freePlaces } from '../../inventory/testing/free-places.ts'
import { givenStaff } from '../testing/desk.ts'
import { aPhoneRequest, aPhoneSale } from '../testing/phone-sale.ts'

const test = await testApp()
await givenPlaces(test)
const agent = await givenStaff(test, 'agent')
const { db, clock } = test
let activity = 0

beforeEach(async () => {
  activity = await givenActivity(test, 6)
})

const wanted = () => aPhoneRequest(activity)
const sale = (change: object = {}) => aPhoneSale(activity, change)
const sell = (request = sale()) => agent.data(api.sellOnPhone, request)
const seen = (id: number) => agent.data(api.getDeskReservation, { id })
const free = async () =>
  (await freePlaces(db, [{ kind: 'activity', itemId: activity, day: DAY }], clock.now()))[0]

describe('a sale on the phone', () => {
  it('is read out with the fee of the card that its link asks for', async () => {
    const fee = (points: number) =>
      sql`update payment_methods set fee_basis_points = ${points} where id = 'Bank_Card'`.execute(
        db,
      )
    await fee(200)
    const quote = await agent.data(api.quotePhoneSale, wanted())
    const refused = await agent.call(api.sellOnPhone, sale({ Language: 'ar' }))
    const { ReservationId: id } = await sell(sale({ Total: quote.Total, QuoteKey: quote.Key }))
    const { PaymentLink } = await seen(id)
    await fee(0)
    expect(quote).toMatchObject({ Total: 1020, DueNow: 1020 })
    expect(quote.Lines.map(({ Label }) => Label)).toContain('Payment fee')
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(refused.body.Error, 'the clerk’s language, not the mail’s').toContain('EGP\u00a01,020')
    expect(PaymentLink?.Amount).toBe(1020)
  })

  it('asks which hotel its people are fetched from, where they are', async () => {
    const PickUpFrom = 'Nile Palace'
    expect(await agent.data(api.quotePhoneSale, wanted())).toMatchObject({ HotelPickUp: false })
    const plain = await sell(sale({ PickUpFrom }))
    expect((await seen(plain.ReservationId)).PickUpFrom).toBeNull()
    await sql`update activities set hotel_pickup = true where id = ${activity}`.execute(db)
    expect(await agent.data(api.quotePhoneSale, wanted())).toMatchObject({ HotelPickUp: true })
    const { ReservationId } = await sell(sale({ PickUpFrom }))
    expect(await seen(ReservationId)).toMatchObject({ HotelPickUp: true, PickUpFrom })
  })

  it('is refused where a deposit or terms came that weren’t read out, and holds nothing', async () => {
    const quote = await agent.data(api.quotePhoneSale, wanted())
    await sql`update activities set free_cancellation_hours = null, cancellation_steps = '[]'
      where id = ${activity}`.execute(db)
    const request = sale({ Total: quote.Total, QuoteKey: quote.Key })
    const refused = await agent.call(api.sellOnPhone, request)
    expect(refused).toMatchObject({ status: 409, body: { code: 'terms_changed' } })
    expect(await free()).toBe(6)
    const { Total, Key: QuoteKey } = await agent.data(api.quotePhoneSale, wanted())
    await sell(sale({ Total, QuoteKey }))
    expect(await free()).toBe(4)
  })

  it('is a booking of its own, whatever its customer holds and types meanwhile', async () => {
    const customer = test.browser()
    const userId = await signIn(test, customer)
    const tempId = await givenHeld(customer, activity)
    expect(await free()).toBe(4)
    const { ReservationId: id } = await sell(
      sale({ Adults: 4, Total: 2000, CustomerId: userId, Email: undefined }),
    )
    expect(await free(), 'theirs makes room').toBe(2)
    const edit = { SeatsNumber: 2, AdultsCount: 2, TempReseravtionId: tempId, Edition: 9 }
    await customer.data(api.setTempReservation, requestFor(activity, edit))
    await customer.data(api.setTempReservation, requestFor(activity))
    const { PaymentLink } = await seen(id)
    expect(PaymentLink).toMatchObject({ IsOpen: true, Amount: 2000 })
    const { rows } = await sql<{
      seats: number
    }>`select seats from reservations where id = ${id}`.execute(db)
    expect(rows).toEqual([{ seats: 4 }])
  })
})
