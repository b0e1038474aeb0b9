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
let buyer: Browser
let activity: number

beforeAll(async () => {
  await givenPlaces(test)
  manager = await givenStaff(test, 'manager')
  buyer = test.browser()
  await signIn(test, buyer)
  activity = await givenActivity(test)
})

const settings = () => manager.data(api.getSettings, {})

it('a way to pay costs its new fee at once, and the log says what it was', async () => {
  const { Methods } = await settings()
  const before = Methods.find(({ Id }) => Id === 'Bank_Card')
  expect(before).toMatchObject({ IsActive: true, IsSetUp: true, Name: 'Bank card' })
  // No gateway of ours takes it: nobody is offered it, though it is switched on.
  expect(Methods.find(({ Id }) => Id === 'PayPal')).toMatchObject({ IsSetUp: false })
  const deed = {
    ...why('The bank charges more'),
    Method: 'Bank_Card' as const,
    IsActive: true,
    FeeBasisPoints: 275,
    FeeFixed: 3,
    FeeBearer: 'traveller' as const,
  }
  expect(await manager.data(api.setPaymentMethod, deed)).toEqual({ State: 'done' })
  expect(await manager.data(api.setPaymentMethod, deed)).toEqual({ State: 'done' })
  const tempId = await givenHeld(buyer, activity)
  const asked = { ReservationId: tempId, ModuleType: 'Activity' }
  const offered = await buyer.data(api.paymentMethods, asked)
  // 2.75 % of 1,000 and 3: 30.5, as whole pounds.
  expect(offered.find(({ MethodId }) => MethodId === 'Bank_Card')?.Fees).toBe(31)
  const { rows } = await sql<{ before: number; after: number }>`
    select (min(before ->> 'FeeBasisPoints'))::int as before, (min(after ->> 'FeeBasisPoints'))::int as after
    from audit_log where key = ${deed.Key}`.execute(db)
  expect(rows).toEqual([{ before: before?.FeeBasisPoints, after: 275 }])
  await manager.data(api.setPaymentMethod, { ...deed, ...why(), FeeBasisPoints: 0, FeeFixed: 0 })
})

it('one that is switched off is offered no more', async () => {
  const off = {
    Method: 'Bank_Card' as const,
    FeeBasisPoints: 0,
    FeeFixed: 0,
    FeeBearer: 'us' as const,
  }
  await manager.data(api.setPaymentMethod, { ...off, ...why(), IsActive: false })
  const tempId = await givenHeld(buyer, activity)
  const asked = { ReservationId: tempId, ModuleType: 'Activity' }
  const names = (await buyer.data(api.paymentMethods, asked)).map(({ MethodId }) => MethodId)
  expect(names).not.toContain('Bank_Card')
  await manager.data(api.setPaymentMethod, { ...off, ...why(), IsActive: true })
})

it('a deposit, what comes back and the end of the sale are those of new bookings at once', async () => {
  const kind = { Kind: 'activity' as const }
  await manager.data(api.setDepositTerms, {
    ...kind,
    ...why(),
    IsActive: true,
    Percent: 25,
    BalanceDays: 3,
    Unpaid: 'kept',
  })
  await manager.data(api.setCancellation, {
    ...kind,
    ...why(),
    Steps: [
      { Hours: 12, Percent: 80 },
      { Hours: 6, Percent: 10 },
    ],
  })
  const other = test.browser()
  await signIn(test, other)
  const tempId = await givenHeld(other, activity)
  const { Reservation } = await other.data(api.getTempReservation, { TempReseravtionId: tempId })
  expect(Reservation.Deposit).toMatchObject({ Amount: 250 })
  expect(Reservation.Cancellation.map(({ Text }) => Text).join(' ')).toContain('80%')

  // As an offer that says nothing of itself.
  await sql`update activities set sale_closes_at = null`.execute(db)
  await manager.data(api.setSaleEnd, { ...kind, ...why(), MinutesBefore: 60 })
  await manager.data(api.setSaleEnd, { ...kind, ...why(), ClosesAt: -1440 })
  const now = clock.now().getTime()
  clock.advance((Date.parse(`${DAY}T00:00:00+02:00`) - now) / 1000 - 3600)
  const late = test.browser()
  await signIn(test, late)
  const asked = await late.call(api.setTempReservation, {
    Id: activity,
    ModuleType: 'Activity',
    FromDate: DAY,
    UserName: 'Mona',
    SeatsNumber: 1,
    AdultsCount: 1,
  })
  expect(asked.body).toMatchObject({ code: 'sale_closed' })
  clock.advance((now - clock.now().getTime()) / 1000)
})

it('points and the refund limit are set', async () => {
  await manager.data(api.setPointTerms, { ...why(), EarnBasisPoints: 350 })
  await manager.data(api.setRefundLimit, { ...why(), Amount: 4000 })
  expect(await settings()).toMatchObject({
    Points: { EarnBasisPoints: 350 },
    RefundLimit: 4000,
    Deposits: [{ Kind: 'activity', Percent: 25 }, { Kind: 'day_use' }, {}, {}, {}, {}, {}],
  })
  expect((await manager.data(api.getDeskMe, {})).RefundLimit).toBe(4000)
})

it('what can’t be is refused, and nothing changes', async () => {
  const before = await settings()
  const kind = { Kind: 'hotel' as const }
  const wrong = [
    [api.setSaleEnd, { ...kind, ...why() }],
    [api.setSaleEnd, { ...kind, ...why(), ClosesAt: 600, MinutesBefore: 60 }],
    [
      api.setCancellation,
      {
        ...kind,
        ...why(),
        Steps: [
          { Hours: 6, Percent: 50 },
          { Hours: 12, Percent: 20 },
        ],
      },
    ],
  ] as const
  for (const [call, input] of wrong)
    expect((await manager.call(call, input)).body).toMatchObject({ code: 'setting_wrong' })
  const beyond = {
    ...why(),
    Method: 'Bank_Card' as const,
    IsActive: true,
    FeeBasisPoints: 2001,
    FeeFixed: 0,
    FeeBearer: 'us' as const,
  }
  expect((await manager.call(api.setPaymentMethod, beyond)).status).toBe(400)
  expect(await settings()).toEqual(before)
})
