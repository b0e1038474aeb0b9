import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenActivity, givenHeld, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 1000 })
const { db, clock } = test
let manager: Browser
let activity: number
let another: number

beforeAll(async () => {
  await givenPlaces(test)
  manager = await givenStaff(test, 'manager')
  activity = await givenActivity(test, 100)
  another = await givenActivity(test, 100)
  await sql`update activities set sale_closes_at = null, cancellation_steps = null, free_cancellation_hours = 48`.execute(
    db,
  )
})

const which = () => ({ kind: 'activity' as const, id: activity })
const terms = () => manager.data(api.getOfferTerms, which())
async function held(id: number) {
  const buyer = test.browser()
  await signIn(test, buyer)
  const TempReseravtionId = await givenHeld(buyer, id)
  return async () => (await buyer.data(api.getTempReservation, { TempReseravtionId })).Reservation
}
const giveBack = {
  ...why(),
  Steps: [
    { Hours: 24, Percent: 70 },
    { Hours: 12, Percent: 30 },
  ],
}
const wordsOf = ({ Cancellation }: { Cancellation: readonly { Text: string }[] }) =>
  Cancellation.map(({ Text }) => Text).join(' ')

it('an offer goes with its kind until it has terms of its own, which are shown beside its kind’s', async () => {
  const before = await terms()
  expect(before).toMatchObject({ Kind: 'activity', OwnDeposit: null, OwnCancellation: null })
  expect(before.OwnSaleEnd).toBeNull()
  expect(before.KindCancellation.Steps.length).toBeGreaterThan(0)
  expect(before.KindSaleEnd).toMatchObject({ MinutesBefore: 120 })
})

it('a deposit of its own is that of new bookings of it alone, and its kind’s is given back', async () => {
  const Terms = { IsActive: true, Percent: 40, BalanceDays: 3, Unpaid: 'kept' as const }
  const deed = { ...which(), ...why('The boat asks for more'), Terms }
  for (let twice = 0; twice < 2; twice += 1)
    expect(await manager.data(api.setOfferDeposit, deed)).toEqual({ State: 'done' })
  expect((await terms()).OwnDeposit).toMatchObject({ Percent: 40, Amount: null })
  const mine = await held(activity)
  expect((await mine()).Deposit).toMatchObject({ Amount: 400 })
  expect((await (await held(another))()).Deposit).toBeNull()

  // Switched off it takes none, whatever its kind does.
  const kind = { ...why(), Kind: 'activity' as const, ...Terms, Percent: 10 }
  await manager.data(api.setDepositTerms, kind)
  const off = { ...Terms, IsActive: false }
  await manager.data(api.setOfferDeposit, { ...which(), ...why(), Terms: off })
  expect((await (await held(activity))()).Deposit).toBeNull()
  await manager.data(api.setOfferDeposit, { ...which(), ...why(), Terms: null })
  expect((await (await held(activity))()).Deposit).toMatchObject({ Amount: 100 })
  await manager.data(api.setDepositTerms, { ...kind, ...why(), IsActive: false })

  const { rows } = await sql`
    select before ->> 'Percent' as before, after ->> 'Percent' as after, reason from audit_log where key = ${deed.Key}
    order by id`.execute(db)
  expect(rows).toEqual([
    { before: null, after: null, reason: 'The boat asks for more' },
    { before: null, after: '40', reason: 'The boat asks for more' },
  ])
})

it('what comes back is its own for what is booked from then on; what was booked keeps its terms', async () => {
  const early = await held(activity)
  const agreed = wordsOf(await early())
  await manager.data(api.setOfferCancellation, { ...which(), ...giveBack })
  expect(wordsOf(await (await held(activity))())).toContain('70%')
  expect(wordsOf(await early())).toBe(agreed)
  expect(wordsOf(await (await held(another))())).not.toContain('70%')
  await manager.data(api.setOfferCancellation, { ...which(), ...why(), Steps: null })
  expect(wordsOf(await (await held(activity))())).not.toContain('70%')
})

it('an end of sale of its own closes it, and no other', async () => {
  await manager.data(api.setOfferSaleEnd, { ...which(), ...why(), ClosesAt: -1440 })
  const now = clock.now().getTime()
  clock.advance((Date.parse(`${DAY}T00:00:00+02:00`) - now) / 1000 - 6 * 3600)
  const late = async (Id: number) => {
    const buyer = test.browser()
    await signIn(test, buyer)
    const answer = await buyer.call(api.setTempReservation, {
      Id,
      ModuleType: 'Activity',
      FromDate: DAY,
      UserName: 'Mona',
      SeatsNumber: 1,
      AdultsCount: 1,
    })
    return answer.status === 200 ? 'held' : answer.body
  }
  expect(await late(activity)).toMatchObject({ code: 'sale_closed' })
  expect(await late(another)).toBe('held')
  clock.advance((now - clock.now().getTime()) / 1000)
  await manager.data(api.setOfferSaleEnd, { ...which(), ...why(), ClosesAt: null })
  expect((await terms()).OwnSaleEnd).toBeNull()
})

it('what can’t be, or isn’t there, is refused, and nothing changes', async () => {
  const before = await terms()
  const Steps = giveBack.Steps.toReversed()
  const mixed = await manager.call(api.setOfferCancellation, { ...which(), ...why(), Steps })
  expect(mixed.body).toMatchObject({ code: 'setting_wrong' })
  const beyond = { IsActive: true, Percent: 95, BalanceDays: 3, Unpaid: 'kept' as const }
  expect(
    (await manager.call(api.setOfferDeposit, { ...which(), ...why(), Terms: beyond })).status,
  ).toBe(400)
  const gone = { kind: 'room' as const, id: 999_999 }
  for (const answer of [
    await manager.call(api.getOfferTerms, gone),
    await manager.call(api.setOfferSaleEnd, { ...gone, ...why(), ClosesAt: 600 }),
  ])
    expect(answer.body).toMatchObject({ code: 'inventory_not_found' })
  expect(await terms()).toEqual(before)
})

it('K14: what was saved meanwhile of one offer stays, and who looked at it before is refused', async () => {
  const { Editions } = await terms()
  const Terms = { IsActive: true, Percent: 35, BalanceDays: 3, Unpaid: 'kept' as const }
  const saves = [
    [
      api.setOfferDeposit,
      { Terms, Edition: Editions.Deposit },
      { Terms: { ...Terms, Percent: 20 }, Edition: Editions.Deposit },
    ],
    [
      api.setOfferCancellation,
      { Steps: giveBack.Steps, Edition: Editions.Cancellation },
      { Steps: [], Edition: Editions.Cancellation },
    ],
    [
      api.setOfferSaleEnd,
      { ClosesAt: 600, Edition: Editions.SaleEnd },
      { ClosesAt: 700, Edition: Editions.SaleEnd },
    ],
  ] as const
  for (const [call, first, late] of saves) {
    const deed = { ...which(), ...why(), ...first } as never
    expect((await manager.call(call, deed)).status).toBe(200)
    const refused = await manager.call(call, { ...which(), ...why(), ...late } as never)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'content_changed' })
    // The same deed again is answered as before.
    expect((await manager.call(call, deed)).status).toBe(200)
  }
  expect(await terms()).toMatchObject({
    OwnDeposit: { Percent: 35 },
    OwnCancellation: { Steps: giveBack.Steps },
    OwnSaleEnd: { ClosesAt: 600 },
  })
})
