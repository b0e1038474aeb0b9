import { beforeEach, describe, expect, it } from 'vitest'
import { showHotel, type ShownHotel } from '../content/show-hotel.ts'
import { askPlans } from '../rates/offer-plans.ts'
import type { OfferedPlan } from '../rates/plan-store.ts'
import { hotelApp, STAY } from '../testing/hotel-app.ts'
import type { Call } from '../testing/supplier.ts'
import { checkOffer } from './check-offer.ts'

const test = await hotelApp()
const { supplier, clock, external } = test
const id = await test.given()
const hotel = (await showHotel(test.db, id, 'en')) as ShownHotel
const SOON_MS = 40

/** What the hotel sells now; asking for it counts as a call. */
async function search(adults = 2): Promise<OfferedPlan> {
  const criteria = {
    hotelId: id,
    arrival: STAY.ArrivalDate,
    departure: STAY.DepartureDate,
    party: { adults, childAges: [] },
  }
  const plans = await askPlans(external, hotel.code, criteria)
  if (plans === 'unavailable' || !plans[0]) throw new Error('Nothing is sold')
  return plans[0]
}
async function givenPlan(): Promise<OfferedPlan> {
  const plan = await search()
  supplier.calls.length = 0
  return plan
}
const check = (plan: OfferedPlan) => checkOffer(external, plan, { hotel, language: 'en' }, SOON_MS)
const calls = () => supplier.calls.map(({ call }) => call)

const offered = async (): Promise<number> =>
  (await test.pool.query('select 1 from external_rate_plans')).rows.length

/** The supplier keeps silent at these calls until it is told to go on. */
function silentAt(...which: readonly Call[]): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  supplier.switches.before = async (call) => (which.includes(call) ? promise : undefined)
  return () => resolve(undefined)
}

beforeEach(() => supplier.reset())

describe('a supplier that is silent for longer than the traveller can wait', () => {
  it.each(['check', 'search'] as const)('at the %s is unavailable, in time', async (call) => {
    const plan = await givenPlan()
    if (call === 'search') clock.advance(3600)
    const goOn = silentAt(call)
    expect(await check(plan)).toEqual({ refusal: 'supplier_unavailable' })
    goOn()
  })

  it('is asked nothing more for nobody when it speaks at last', async () => {
    const plan = await givenPlan()
    clock.advance(3600)
    const goOn = silentAt('search')
    await check(plan)
    const before = await offered()
    goOn()
    await expect.poll(offered).toBeGreaterThan(before)
    await search()
    expect(calls()).toEqual(['search', 'search'])
  })

  it('and of one that speaks in time, all steps are gone through', async () => {
    const plan = await givenPlan()
    clock.advance(3600)
    const checked = await checkOffer(external, plan, { hotel, language: 'en' })
    expect(checked).toMatchObject({ net: plan.net })
    expect(calls()).toEqual(['search', 'check'])
  })
})

it('a room that the hotel’s content doesn’t name sleeps those who sleep in one of it, not the whole party', async () => {
  const plan = await search(5)
  expect(plan.rates.map(({ occupancy }) => [occupancy.rooms, occupancy.adults])).toEqual([
    [1, 3],
    [1, 2],
  ])
  const unnamed = { ...hotel, rooms: [] }
  const checked = await checkOffer(external, plan, { hotel: unnamed, language: 'en' })
  expect(checked).toMatchObject({ room: { maxOccupancy: 3 } })
})
