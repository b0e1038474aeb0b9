import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { DAY, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { addDayUse, addStock } from '../../catalogue/test-offers.ts'
import { givenPackage } from '../../catalogue/test-packages.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 1000 })
const { db, app } = test
const manager = await givenStaff(test, 'manager')
const NEXT = '2026-12-18'

type Which = { kind: 'activity' | 'package'; id: number }
const on = { From: DAY, To: NEXT }
const preview = (which: Which, wanted: object) =>
  manager.data(api.previewInventory, { ...which, ...on, ...wanted })
const change = (which: Which, wanted: Partial<InputOf<typeof api.changeInventory>>) =>
  manager.data(api.changeInventory, { ...which, ...on, ...why('Feast'), ...wanted })
const ownOn = async (which: Which) =>
  (await manager.data(api.getInventory, { ...which, ...on })).Days.map((it) => it.IsOwnPrice)
const logged = async () => {
  const { Items } = await manager.data(api.getAudit, { Action: 'changeInventory' })
  return Items[0]?.Changes
}

it('a day is given the usual price as its own, so that the discount isn’t taken off it, and gives it up', async () => {
  await givenPlaces(test)
  const id = await addDayUse(db, { price: 50_000, offerPrice: 40_000 })
  for (const day of [DAY, NEXT]) await addStock(db, id, day, { capacity: 10 })
  await app.catalogue.refresh()
  const which = { kind: 'activity', id } as const
  const guest = test.browser()
  const shown = async () => {
    const search = await guest.data(api.getDayUses, { Filters: { ActivityDate: DAY } })
    const card = search.Data.find((it) => it.ActivityId === id)
    const page = await guest.data(api.getDayUseDetails, {
      Id: id,
      ArrivalDate: DAY,
      AdultsCount: 2,
    })
    expect([card?.Price, card?.OfferPrice]).toEqual([page.Price, page.OfferPrice])
    return [page.Price, page.OfferPrice, page.TotalPrice]
  }
  expect(await shown()).toEqual([500, 400, 800])
  const usual = { Lowest: 500, Highest: 500 }
  expect(await preview(which, { Price: 500 })).toMatchObject({
    Changes: 2,
    Same: 0,
    PricesBefore: usual,
    PricesAfter: usual,
    OwnBefore: 0,
    OwnAfter: 2,
  })
  expect(await change(which, { Price: 500 })).toMatchObject({ Days: 2 })
  expect(await ownOn(which)).toEqual([true, true])
  expect(await shown()).toEqual([500, null, 1000])
  expect(await logged()).toEqual([
    { Name: 'own_price_days', Before: null, After: '2026-12-17…2026-12-18' },
  ])
  await signIn(test, guest)
  const asked = { ModuleType: 'DayUse', SeatsNumber: 2, AdultsCount: 2 }
  const held = await guest.data(api.setTempReservation, requestFor(id, asked))
  expect(held.PayableAmount).toBe(1000)
  // The same once more changes nothing.
  expect(await preview(which, { Price: 500 })).toMatchObject({ Changes: 0, OwnBefore: 2 })

  expect(await preview(which, { UsualPrice: true })).toMatchObject({
    Changes: 2,
    OwnBefore: 2,
    OwnAfter: 0,
  })
  await change(which, { UsualPrice: true })
  expect(await ownOn(which)).toEqual([false, false])
  expect(await shown()).toEqual([500, 400, 800])
  expect(await logged()).toEqual([
    { Name: 'own_price_days', Before: '2026-12-17…2026-12-18', After: null },
  ])
})

it('a departure is given the usual price as its own, too, and gives it up', async () => {
  const open = { from: DAY, days: 2 }
  const id = await givenPackage(db, { kind: 'trip', price: 500_000, open })
  const which = { kind: 'package', id } as const
  expect(await change(which, { Price: 5000 })).toMatchObject({ Days: 2 })
  expect(await ownOn(which)).toEqual([true, true])
  expect(await change(which, { UsualPrice: true })).toMatchObject({ Days: 2 })
  expect(await ownOn(which)).toEqual([false, false])
})
