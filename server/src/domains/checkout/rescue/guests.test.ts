import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  givenSupportPhone,
} from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { expireHolds } from '../../inventory/index.ts'
import { endUnpaidBookings, purgeVisitors } from '../index.ts'

const test = await testApp()
await givenPlaces(test)
await givenSupportPhone(test, '16000')
const { db, gateway, clock, app, browser, mailer } = test
const AFTER = '2026-12-18'
let activity = 0
let tempId = 0
let page = ''
let id = 0
let guest: Browser = browser()

beforeEach(async () => {
  await emptySales(db, ['late_rescues'])
  mailer.sent.length = 0
  activity = await givenActivity(test, 2)
  await addStock(db, activity, AFTER, { capacity: 5 })
  const buyer = browser()
  await signIn(test, buyer)
  tempId = await givenHeld(buyer, activity)
  page = await givenPaying(test, buyer, tempId)
  // As it is when it was sold on the phone to somebody without an account.
  await sql`update temp_reservations set user_id = null, application_id = gen_random_uuid()`.execute(
    db,
  )
  const { rows } = await sql<{ id: number; reference: string }>`
    update reservations set user_id = null, client_email = 'guest@example.com'
    where source_id = ${tempId} returning id, reference`.execute(db)
  id = rows[0]?.id ?? 0
  guest = browser()
  const found = { Reference: rows[0]?.reference ?? '', EmailOrPin: 'guest@example.com' }
  await guest.data(api.findBooking, found)
})

/** Money for a hold that has died, whose places others have. */
async function payLate(): Promise<void> {
  clock.advance(3600)
  await expireHolds(db, clock.now())
  await endUnpaidBookings(app.checkout)
  await sql`update stock set capacity = 0 where item_id = ${activity} and day = ${DAY}`.execute(db)
  await test.deliver(gateway.settle(page))
  await test.work()
}
const refunds = async () =>
  (await sql<object>`select amount, reason from refunds order by id`.execute(db)).rows
const books = async () => [await wrongInTill(db), await wrongInLedger(db, gateway)]

describe('late money of a guest', () => {
  it('buys the other day that they choose in the browser that was let in', async () => {
    await payLate()
    // Whoever has yet to choose isn't forgotten.
    await purgeVisitors(db, new Date(clock.now().getTime() + 86_400_000))
    expect(mailer.sent.at(-1)?.text).toContain('/find-booking?reference=')
    expect(await guest.data(api.getLateChoice, { ReservationId: id })).toMatchObject({
      Amount: 1000,
      Alternatives: [{ FromDate: AFTER, Price: 1000 }],
    })
    const chosen = await guest.data(api.chooseForLateMoney, {
      ReservationId: id,
      FromDate: AFTER,
      Price: 1000,
    })
    expect(chosen).toMatchObject({ IsBooked: true })
    const Module = 'Activity'
    expect(
      await guest.data(api.getReservationDetails, { ReservationId: id, Module }),
    ).toMatchObject({ StatusCode: 'Confirmed', ArrivalDate: AFTER })
    expect([await refunds(), ...(await books())]).toEqual([[], [], []])
    const { rows } = await sql`select user_name as name from temp_reservations`.execute(db)
    expect(rows).toEqual([{ name: 'Nour Mostafa' }])
  })

  it('goes back when they choose that', async () => {
    await payLate()
    const chosen = await guest.data(api.chooseForLateMoney, { ReservationId: id })
    expect(chosen).toMatchObject({ IsBooked: false })
    await test.work()
    expect(await refunds()).toMatchObject([{ amount: 1000_00 }])
    expect(await books()).toEqual([[], []])
  })

  it('S1: is nobody else’s to choose for', async () => {
    await payLate()
    const signedIn = browser()
    await signIn(test, signedIn)
    for (const [by, status] of [
      [browser(), 401],
      [signedIn, 404],
    ] as const)
      for (const answer of [
        await by.call(api.getLateChoice, { ReservationId: id }),
        await by.call(api.chooseForLateMoney, { ReservationId: id }),
      ])
        expect(answer.status).toBe(status)
    expect(await refunds()).toEqual([])
  })
})

it.each([
  ['en', 'without an account', 'Call us at'],
  ['ar', 'بدون حساب', 'اتصل بنا'],
] as const)(
  'what a guest booked is changed by the desk, and says so (%s)',
  async (language, ...words) => {
    await test.deliver(gateway.settle(page))
    const asked = { ReservationId: id, Module: 'Activity' } as const
    const { body } = await guest.call(api.getChangeOptions, asked, { 'accept-language': language })
    for (const it of [body.Data?.Contact, body.Data?.Sale]) {
      expect(it?.IsPossible).toBe(false)
      for (const word of words) expect(it?.Text).toContain(word)
    }
  },
)
