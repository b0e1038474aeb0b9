import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenActivity, givenHeld, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { isEverLost, lostOf, RUNS } from '../../inventory/testing/race.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 1000, connections: 6 })
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

it('an end of sale that files said before it had limits stays what it is', async () => {
  await sql`update sale_ends set closes_at = null, minutes_before = 2880 where kind = 'trip'`.execute(
    db,
  )
  const trip = async () => (await settings()).SaleEnds.find(({ Kind }) => Kind === 'trip')
  expect(await trip()).toMatchObject({ ClosesAt: null, MinutesBefore: 2880 })
  const kind = { Kind: 'trip' as const }
  await manager.data(api.setSaleEnd, { ...kind, ...why(), MinutesBefore: 2880 })
  expect(await trip()).toMatchObject({ MinutesBefore: 2880 })
  await manager.data(api.setSaleEnd, { ...kind, ...why(), ClosesAt: -2280 })
  expect(await trip()).toMatchObject({ ClosesAt: -2280, MinutesBefore: null })
  await manager.data(api.setSaleEnd, { ...kind, ...why(), ClosesAt: -360 })
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
  // Points pay a price, and nothing beside it.
  const points = { ...beyond, ...why(), Method: 'Credit_Points' as const, FeeBasisPoints: 0 }
  for (const fee of [{ FeeBasisPoints: 100 }, { FeeFixed: 5 }]) {
    const refused = await manager.call(api.setPaymentMethod, { ...points, ...why(), ...fee })
    expect(refused.body).toMatchObject({ code: 'setting_wrong' })
  }
  expect(await settings()).toEqual(before)
})

describe('K14: what was saved meanwhile', () => {
  const fee = { FeeBasisPoints: 0, FeeFixed: 0, FeeBearer: 'us' as const }
  const transfer = { Method: 'Bank_Transfer' as const, ...fee }
  const editionOfTransfer = async () =>
    (await settings()).Methods.find(({ Id }) => Id === 'Bank_Transfer')?.Edition

  it('of a way to pay stays, and who looked at it before is refused', async () => {
    await manager.data(api.setPaymentMethod, { ...transfer, ...why(), IsActive: true })
    const Edition = await editionOfTransfer()
    const off = { ...transfer, Edition, ...why('The account is closed'), IsActive: false }
    expect((await manager.call(api.setPaymentMethod, off)).status).toBe(200)
    const late = { ...transfer, Edition, ...why('Dearer'), IsActive: true, FeeFixed: 20 }
    const refused = await manager.call(api.setPaymentMethod, late)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'content_changed' })
    expect((await settings()).Methods.find(({ Id }) => Id === 'Bank_Transfer')).toMatchObject({
      IsActive: false,
      FeeFixed: 0,
    })
    // The same deed again is answered as before; over what is there now the refused one is done under its own key.
    expect((await manager.call(api.setPaymentMethod, off)).status).toBe(200)
    const seen = { ...late, IsActive: false, Edition: await editionOfTransfer() }
    expect((await manager.call(api.setPaymentMethod, seen)).status).toBe(200)
  })

  it('of every other setting, too', async () => {
    const before = await settings()
    const of = <T extends { readonly Kind: string; readonly Edition: string }>(all: readonly T[]) =>
      all.find(({ Kind }) => Kind === 'trip')?.Edition
    const [deposit, cancellation, saleEnd] = [
      of(before.Deposits),
      of(before.Cancellations),
      of(before.SaleEnds),
    ]
    const ask = () => ({ ...why(), Kind: 'trip' as const })
    const terms = { IsActive: true, BalanceDays: 5, Unpaid: 'terms' as const }
    const saves = [
      (n: number) =>
        manager.call(api.setDepositTerms, {
          ...ask(),
          ...terms,
          Edition: deposit,
          Percent: 20 + n,
        }),
      (n: number) =>
        manager.call(api.setCancellation, {
          ...ask(),
          Edition: cancellation,
          Steps: [{ Hours: 24, Percent: 40 + n }],
        }),
      (n: number) =>
        manager.call(api.setSaleEnd, { ...ask(), Edition: saleEnd, MinutesBefore: 200 + n }),
      (n: number) =>
        manager.call(api.setPointTerms, {
          ...why(),
          Edition: before.Points.Edition,
          EarnBasisPoints: 100 + n,
        }),
      (n: number) =>
        manager.call(api.setRefundLimit, {
          ...why(),
          Edition: before.RefundLimitEdition,
          Amount: 7000 + n,
        }),
    ]
    for (const save of saves) {
      expect((await save(1)).status).toBe(200)
      const late = await save(2)
      expect(late.status).toBe(409)
      expect(late.body).toMatchObject({ code: 'content_changed' })
    }
  })

  /** Two managers save the same edition at the same moment: whether one of them is refused. */
  const isOneRefused = async (): Promise<boolean> => {
    await manager.data(api.setRefundLimit, { ...why(), Amount: 1 })
    const Edition = (await settings()).RefundLimitEdition
    const saving = (Amount: number) =>
      manager.call(api.setRefundLimit, { ...why(), Edition, Amount })
    const answers = await Promise.all([saving(5000), saving(6000)])
    const statuses = answers.map(({ status }) => status).toSorted()
    return statuses.join() === '200,409'
  }

  it(`is refused to one of two managers, ${RUNS} times`, { timeout: 60_000 }, async () => {
    expect(await lostOf(RUNS, isOneRefused)).toBe(0)
  })

  it('control: without the lock both are saved, and what one wrote is lost', async () => {
    await withFunction(
      db,
      'lock_site_settings',
      () => 'begin perform pg_sleep(0.05); end',
      async () => expect(await isEverLost(isOneRefused)).toBe(true),
    )
  })
})
