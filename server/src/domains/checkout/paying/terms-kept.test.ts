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
} from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'

const test = await testApp()
await givenPlaces(test)
const { clock, gateway, browser, db } = test
let buyer: Browser = browser()
let [activity, tempId] = [0, 0]

const FREE = 'Full refund until Wed 16 Dec'
const pay = () =>
  buyer.call(api.confirmPayment, {
    ReservationId: tempId,
    ModuleType: 'Activity',
    PaymentMethod: 'Bank_Card',
  })
const held = () => buyer.data(api.getTempReservation, { TempReseravtionId: tempId })
const edit = (change: object) =>
  buyer.data(
    api.setTempReservation,
    requestFor(activity, { UserName: 'Nour Mostafa', TempReseravtionId: tempId, ...change }),
  )
const terms = async () => (await held()).Reservation.Cancellation.map(({ Text }) => Text).join()
const setNoRefund = () =>
  sql`update activities set free_cancellation_hours = null, cancellation_steps = '[]'
    where id = ${activity}`.execute(db)
const setDeposit = (percent: number) =>
  sql`insert into deposit_terms (kind, offer_id, percent, balance_days, unpaid)
    values ('activity', ${activity}, ${percent}, 7, 'terms')
    on conflict do nothing`.execute(db)

beforeEach(async () => {
  await emptySales(db, ['deposit_terms'])
  buyer = browser()
  await signIn(test, buyer)
  activity = await givenActivity(test)
  tempId = await givenHeld(buyer, activity)
})

describe('what is held at a price that was shown', () => {
  it('keeps the terms that were shown with it, whatever staff make of the offer meanwhile', async () => {
    expect(await terms()).toContain(FREE)
    await setNoRefund()
    await setDeposit(30)
    await edit({ UserName: 'Salma Fathy', Edition: 2 })
    expect(await terms()).toContain(FREE)
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    const { Data } = await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })
    const id = Data[0]?.Id ?? 0
    const mine = { ReservationId: id, Module: 'Activity' }
    const booked = await buyer.data(api.getReservationDetails, mine)
    expect(booked).toMatchObject({ StatusCode: 'Confirmed', Price: 1000 })
    expect(booked.Cancellation.map(({ Text }) => Text).join()).toContain(FREE)
  })

  it('has those of now for another party', async () => {
    await setNoRefund()
    await edit({ SeatsNumber: 3, AdultsCount: 3, Edition: 2 })
    expect(await terms()).not.toContain(FREE)
  })

  it('shows those of now before it is paid, once nothing is held any more', async () => {
    await setNoRefund()
    clock.advance(601)
    expect(await pay()).toMatchObject({ status: 409, body: { code: 'terms_changed' } })
    expect(await terms()).not.toContain(FREE)
    expect(await pay()).toMatchObject({ status: 200 })
  })

  it('taken again, it is at the price and on the terms of now', async () => {
    await setNoRefund()
    await sql`update activities set price = 60000 where id = ${activity}`.execute(db)
    clock.advance(601)
    const again = await buyer.data(api.renewTempReservation, { TempReseravtionId: tempId })
    expect(again.PayableAmount).toBe(1200)
    expect(await terms()).not.toContain(FREE)
  })
})
