import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenActivity, givenHeld, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'
import { givenStaff, why } from '../testing/desk.ts'

/** What a manager sets in one process counts in another on the same database, which hears of it by the database. */
const test = await testApp({ rateLimitScale: 1000 })
const other = await testApp({ beside: test, rateLimitScale: 1000 })
let manager: Browser
let activity: number

beforeAll(async () => {
  await givenPlaces(test)
  manager = await givenStaff(test, 'manager')
  activity = await givenActivity(test, 100)
  await sql`update activities set sale_closes_at = null, cancellation_steps = null, free_cancellation_hours = 48`.execute(
    test.db,
  )
})

/** A booking that is held in the other process, by somebody who was never in this one. */
async function heldThere() {
  const buyer = other.browser()
  await signIn(other, buyer)
  const ReservationId = await givenHeld(buyer, activity)
  const asked = { TempReseravtionId: ReservationId }
  const { Reservation } = await buyer.data(api.getTempReservation, asked)
  const methods = await buyer.data(api.paymentMethods, { ReservationId, ModuleType: 'Activity' })
  return {
    fee: methods.find(({ MethodId }) => MethodId === 'Bank_Card')?.Fees,
    deposit: Reservation.Deposit?.Amount ?? null,
    words: Reservation.Cancellation.map(({ Text }) => Text).join(' '),
  }
}

const kind = { Kind: 'activity' as const }
const deposit = { IsActive: true, BalanceDays: 3, Unpaid: 'kept' as const }

it('fees, deposits and cancellation are read where they are used: at once in the other process', async () => {
  // It has seen what was there before: whatever it might keep, it keeps now.
  const before = await heldThere()
  expect(before).toMatchObject({ fee: 0, deposit: null })
  await manager.data(api.setPaymentMethod, {
    ...why(),
    Method: 'Bank_Card',
    IsActive: true,
    FeeBasisPoints: 200,
    FeeFixed: 0,
    FeeBearer: 'traveller',
  })
  await manager.data(api.setDepositTerms, { ...kind, ...why(), ...deposit, Percent: 25 })
  const Steps = [{ Hours: 12, Percent: 85 }]
  await manager.data(api.setCancellation, { ...kind, ...why(), Steps })
  const after = await heldThere()
  expect(after).toMatchObject({ deposit: 250 })
  expect(after.fee).toBeGreaterThan(0)
  expect(after.words).toContain('85%')
  expect(before.words).not.toContain('85%')
})

it('so is what one offer has of its own', async () => {
  const which = { kind: 'activity' as const, id: activity }
  const Terms = { ...deposit, Percent: 60 }
  await manager.data(api.setOfferDeposit, { ...which, ...why(), Terms })
  await manager.data(api.setOfferCancellation, {
    ...which,
    ...why(),
    Steps: [{ Hours: 6, Percent: 45 }],
  })
  const own = await heldThere()
  expect(own).toMatchObject({ deposit: 600 })
  expect(own.words).toContain('45%')
})

it('a price of a night is that of the other process: on the page at once, in its search within seconds', async () => {
  const given = await givenHotel(test.db, {
    rooms: [{ capacity: 5, rates: [{}] }],
    open: { from: '2026-12-10', nights: 30 },
  })
  const [room = 0] = given.rooms
  for (const { app } of [test, other]) await app.catalogue.refresh()
  const guest = other.browser()
  const days = { ArrivalDate: DAY, DepartureDate: '2026-12-19' }
  const onPage = async () =>
    (await guest.data(api.getHotelPricing, { id: given.id, ...days })).TotalPrice
  const inSearch = async () =>
    (
      await guest.data(api.getHotels, {
        'Filters.ArrivalDate': DAY,
        'Filters.DepartureDate': '2026-12-19',
      })
    ).Data.find((it) => it.HotelId === given.id)?.TotalPrice
  const before = await onPage()
  expect(await inSearch()).toBe(before)
  const nights = { From: DAY, To: '2026-12-18' }
  await manager.data(api.changeInventory, {
    kind: 'room',
    id: room,
    ...nights,
    ...why(),
    Price: 9000,
  })
  expect(await onPage()).toBe(18_000)
  // It may show the answer that it kept, and no longer than that: five seconds, and its look at what changed.
  expect([before, 18_000]).toContain(await inSearch())
  other.clock.advance(6)
  await other.app.catalogue.refresh()
  expect(await inSearch()).toBe(18_000)
})

it('so are a day of an activity and its discount: held at once, in the search within seconds', async () => {
  const id = await givenActivity(test, 100)
  for (const { app } of [test, other]) await app.catalogue.refresh()
  const guest = other.browser()
  await signIn(other, guest)
  const found = async () => {
    const search = await guest.data(api.getActivities, {
      PageSize: 100,
      Filters: { ActivityDate: DAY },
    })
    const card = search.Data.find((it) => it.ActivityId === id)
    return [card?.Price, card?.OfferPrice]
  }
  const soon = async () => {
    other.clock.advance(6)
    await other.app.catalogue.refresh()
    return found()
  }
  expect(await found()).toEqual([500, null])
  const which = { kind: 'activity' as const, id }
  const { Edition } = await manager.data(api.getOfferPrice, which)
  const lowered = { DiscountAs: 'price' as const, Discount: 450, Until: DAY }
  await manager.data(api.setOfferPrice, { ...which, ...why(), ...lowered, Edition })
  expect(await soon()).toEqual([500, 450])
  const priced = { From: DAY, To: DAY, Price: 900 }
  await manager.data(api.changeInventory, { ...which, ...why(), ...priced })
  const held = await guest.data(api.setTempReservation, requestFor(id))
  // A quarter of it now, as was set above.
  expect(held.PayableAmount).toBe(1800 / 4)
  expect(await soon()).toEqual([900, null])
})

it('an end of sale closes the offer in the other process at once', async () => {
  const midnight = Date.parse(`${DAY}T00:00:00+02:00`)
  other.clock.advance((midnight - other.clock.now().getTime()) / 1000 - 6 * 3600)
  const ask = async () => {
    const buyer = other.browser()
    await signIn(other, buyer)
    return buyer.call(api.setTempReservation, {
      Id: activity,
      ModuleType: 'Activity',
      FromDate: DAY,
      UserName: 'Mona',
      SeatsNumber: 1,
      AdultsCount: 1,
    })
  }
  expect((await ask()).status).toBe(200)
  await manager.data(api.setSaleEnd, { ...kind, ...why(), ClosesAt: -1440 })
  expect((await ask()).body).toMatchObject({ code: 'sale_closed' })
})
