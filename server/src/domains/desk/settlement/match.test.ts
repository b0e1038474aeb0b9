import { api } from '@rihla/contract'
import { addDays, cairoDate, cairoInstant } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import type { Moved } from '../../../testing/gateway.ts'
import { signIn } from '../../../testing/people.ts'
import { reconcilePayments, watchPaid } from '../../payments/index.ts'
import { backAtWork, givenByHand, givenHandMethods, givenStaff, why } from '../testing/desk.ts'
import { settleDifferences } from './differences.ts'
import { givenSettled, onDay } from './testing/settled.ts'

const test = await testApp()
await givenPlaces(test)
await givenHandMethods(test)
const { db, clock, gateway } = test
const manager = await givenStaff(test, 'manager')

const day = '2026-11-25'
/** Each begins at noon of the same day, with nothing before it. */
beforeEach(async () => {
  await emptySales(db, ['settlement_lines', 'settlement_files', 'payment_disputes'])
  gateway.moved.length = 0
  gateway.beforeRefundAnswers = async () => undefined
  clock.advance((cairoInstant(day, 12 * 60).getTime() - clock.now().getTime()) / 1000)
  await backAtWork(test)
})

/** Somebody pays 1,000 EGP, and we hear of it, or don't. */
async function givenPaid({ told = true } = {}) {
  const buyer = test.browser()
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, await givenActivity(test))
  const paid = gateway.settle(await givenPaying(test, buyer, tempId))
  if (told) await test.deliver(paid)
  const { rows } = await sql<{ id: number; reference: string }>`
    select id, reference from reservations where source_id = ${tempId}`.execute(db)
  return { paid, id: rows[0]?.id ?? 0, reference: rows[0]?.reference ?? '' }
}
const cancel = async (id: number, Refund: number): Promise<void> => {
  await manager.data(api.cancelAtDesk, { id, Refund, ...why('They called') })
  await test.work()
}
const look = (more: object = {}) => manager.data(api.getSettlement, { From: day, To: day, ...more })
/** The day is over, and its file here. */
async function givenFiled(moved: readonly Moved[] = gateway.moved, more: object = {}) {
  clock.advance(86_400)
  await backAtWork(test)
  return givenSettled(manager, moved, { From: day, To: day, ...more })
}
/** Each state with both sides: how many and how much. */
const states = async (more: object = {}) =>
  Object.fromEntries(
    (await look(more)).States.map(({ State, Ours, Theirs }) => [
      State,
      [Ours.Count, Ours.Amount, Theirs.Count, Theirs.Amount],
    ]),
  )
const alerts = async () =>
  (
    await sql<{ subject: string; differences: number; open: boolean }>`
      select subject, (detail ->> 'differences')::integer as differences, settled_at is null as open
      from staff_alerts where kind = 'settlement_differs' order by id`.execute(db)
  ).rows.map(({ differences, open }) => ({ differences, open }))

describe('what the gateway’s file and the ledger say', () => {
  it('is alike, to the piastre, payments and refunds', async () => {
    await givenPaid()
    await cancel((await givenPaid()).id, 600)
    expect(await givenFiled()).toMatchObject({ New: 3, Differences: 0 })
    const it = await look()
    expect(it).toMatchObject({
      Gateway: 'test',
      States: [{ State: 'alike', Ours: { Count: 3, Amount: 1400 } }],
      Ours: { Count: 3, Amount: 1400 },
      Theirs: { Count: 3, Amount: 1400 },
      Days: [{ Day: day, States: [{ State: 'alike' }] }],
      Unfiled: [],
      Items: [],
      Total: 0,
    })
    expect(await alerts()).toEqual([])
  })

  it('is nothing yet without a file', async () => {
    await givenPaid()
    expect(await look()).toMatchObject({
      States: [{ State: 'unfiled', Ours: { Count: 1, Amount: 1000 }, Theirs: { Count: 0 } }],
      Unfiled: [day],
      Total: 0,
    })
  })

  it('is nothing yet on a day between files', async () => {
    await givenPaid()
    clock.advance(2 * 86_400)
    await backAtWork(test)
    for (const other of [addDays(day, -1), addDays(day, 1)])
      await givenSettled(manager, [], { From: other, To: other })
    expect(await states()).toEqual({ unfiled: [1, 1000, 0, 0] })
    expect(await alerts()).toEqual([])
  })

  it('is alike where the ledger has it in parts, all of them counted', async () => {
    const { paid } = await givenPaid()
    const addLine = (kind: string, amount: number, ref: string) =>
      sql`
      insert into payment_ledger (attempt_id, kind, amount, gateway_ref, at)
      select attempt_id, ${kind}, ${amount}, ${ref}, ${clock.now()} from payment_ledger
      where gateway_ref = ${paid.transactionId}`.execute(db)
    await addLine('charge', 50_00, `${paid.transactionId}#105000`)
    await addLine('refund', -300_00, 'dispute:d1/7')
    await addLine('refund', -100_00, 'dispute:d1')
    const [first] = gateway.moved
    if (!first) throw new Error('Nothing moved')
    const lost = { ...first, kind: 'chargeback' as const, transactionId: 'd1', amount: -400_00 }
    await givenFiled([{ ...first, amount: 1050_00 }, lost])
    expect(await states()).toEqual({ alike: [3, 650, 2, 650] })
  })

  it('is another amount where one of its parts is missing', async () => {
    const { paid } = await givenPaid()
    await sql`
      insert into payment_ledger (attempt_id, kind, amount, gateway_ref, at)
      select attempt_id, 'charge', 5000, ${`${paid.transactionId}#105000`}, ${clock.now()} from payment_ledger
      where gateway_ref = ${paid.transactionId}`.execute(db)
    expect(await givenFiled()).toMatchObject({ Differences: 1 })
    expect(await look()).toMatchObject({
      Ours: { Amount: 1050 },
      Theirs: { Amount: 1000 },
      Items: [{ State: 'amount', Ours: 1050, Theirs: 1000 }],
    })
  })

  it('is ours alone where no file has it, with the booking it paid for', async () => {
    const { paid, id, reference } = await givenPaid()
    await givenPaid()
    const rest = gateway.moved.filter((it) => it.transactionId !== paid.transactionId)
    expect(await givenFiled(rest)).toMatchObject({ Differences: 1 })
    expect(await states()).toEqual({ alike: [1, 1000, 1, 1000], ours: [1, 1000, 0, 0] })
    expect(await look()).toMatchObject({
      Counts: [{ State: 'ours', Count: 1 }],
      Total: 1,
      Items: [
        {
          State: 'ours',
          Movement: 'payment',
          Number: paid.transactionId,
          Order: paid.gatewayOrderId,
          Reference: paid.reference,
          Ours: 1000,
          Theirs: null,
          MethodName: 'Bank card',
          Reservation: { Id: id, Reference: reference },
        },
      ],
    })
  })

  it('is theirs alone where the ledger doesn’t have it, until we hear of it', async () => {
    const { paid } = await givenPaid({ told: false })
    expect(await givenFiled()).toMatchObject({ Differences: 1 })
    expect(await look()).toMatchObject({
      States: [{ State: 'theirs', Ours: { Count: 0 }, Theirs: { Count: 1, Amount: 1000 } }],
      Items: [{ State: 'theirs', Number: paid.transactionId, Ours: null, Theirs: 1000 }],
    })
    expect(await alerts()).toEqual([{ differences: 1, open: true }])
    await reconcilePayments(test.app.payments)
    expect(await settleDifferences(db, clock.now())).toBe(1)
    expect(await alerts()).toEqual([{ differences: 1, open: false }])
    // It was booked on the day after.
    expect(await states()).toEqual({ crossing: [0, 0, 1, 1000] })
    const both = { From: day, To: cairoDate(clock.now()) }
    expect(await states(both)).toEqual({ alike: [1, 1000, 1, 1000] })
  })

  it('is theirs alone where nobody here knows the order', async () => {
    const stranger: Moved = {
      kind: 'payment',
      transactionId: 'x1',
      orderId: 'x',
      reference: null,
      amount: 5,
      at: clock.now(),
    }
    await givenFiled([stranger])
    expect(await look()).toMatchObject({
      Items: [{ State: 'theirs', Number: 'x1', Order: 'x', Theirs: 0.05, Reservation: null }],
    })
  })

  it('is of another amount, with both', async () => {
    await givenPaid()
    const [moved] = gateway.moved
    if (!moved) throw new Error('Nothing moved')
    await givenFiled([{ ...moved, amount: moved.amount - 1 }])
    expect(await states()).toEqual({ amount: [1, 1000, 1, 999.99] })
    expect((await look()).Items).toMatchObject([{ State: 'amount', Ours: 1000, Theirs: 999.99 }])
  })

  it('leaves what doesn’t come through the gateway beside it', async () => {
    const buyer = test.browser()
    await signIn(test, buyer)
    const { attemptId } = await givenByHand(
      test,
      buyer,
      await givenActivity(test),
      'Cash_On_Delivery',
    )
    await manager.data(api.takePayment, { id: attemptId, ...why('Counted') })
    await givenPaid()
    await givenFiled()
    expect(await look()).toMatchObject({
      States: [{ State: 'alike', Ours: { Count: 1 } }],
      Beside: [{ Method: 'Cash_On_Delivery', Count: 1, Amount: 1000 }],
    })
  })

  it('counts each movement once, whatever files have it', async () => {
    await givenPaid()
    await givenFiled()
    await givenSettled(manager, gateway.moved, { From: day, To: addDays(day, 1) })
    expect(await states()).toEqual({ alike: [1, 1000, 1, 1000] })
  })
})

describe('a refund that we know by its sum alone', () => {
  it('is found, when its answer was lost', async () => {
    const { id } = await givenPaid()
    gateway.beforeRefundAnswers = () => Promise.reject(new Error('cut off'))
    await manager.data(api.cancelAtDesk, { id, Refund: 400, ...why('They called') })
    await expect(test.work()).rejects.toThrow('cut off')
    gateway.beforeRefundAnswers = async () => undefined
    await sql`update jobs.job set state = 'retry' where state = 'active'`.execute(db)
    await test.work()
    await givenFiled()
    expect(await states()).toEqual({ alike: [2, 600, 2, 600] })
  })

  it('is found, when it was made in the gateway’s panel, in parts', async () => {
    const { paid } = await givenPaid()
    gateway.refundInPanel(paid.transactionId, 300_00)
    gateway.refundInPanel(paid.transactionId, 100_00)
    expect(await givenFiled()).toMatchObject({ Differences: 2 })
    expect(await states()).toEqual({ alike: [1, 1000, 1, 1000], theirs: [0, 0, 2, -400] })
    clock.advance(3600)
    await watchPaid(test.app.payments)
    const both = { From: day, To: cairoDate(clock.now()) }
    expect(await states(both)).toEqual({ alike: [2, 600, 3, 600] })
    expect(await states()).toEqual({ alike: [1, 1000, 1, 1000], crossing: [0, 0, 2, -400] })
  })

  it('is another amount, when the gateway’s are more than we know of', async () => {
    const { paid } = await givenPaid()
    gateway.refundInPanel(paid.transactionId, 300_00)
    clock.advance(90_000)
    await watchPaid(test.app.payments)
    gateway.refundInPanel(paid.transactionId, 50_00)
    await backAtWork(test)
    const To = cairoDate(clock.now())
    const imported = await givenSettled(manager, gateway.moved, { From: day, To })
    expect(imported).toMatchObject({ Differences: 1 })
    expect(await states({ To })).toEqual({
      alike: [1, 1000, 1, 1000],
      amount: [1, -300, 2, -350],
    })
    // One sum, once: neither side adds up to more than it has.
    const one = { Number: null, Order: paid.gatewayOrderId, Ours: -300, Theirs: -350 }
    expect(await look({ To })).toMatchObject({
      Counts: [{ State: 'amount', Count: 1 }],
      Total: 1,
      Items: [one],
    })
    expect((await look({ To })).Items).toHaveLength(1)
    // Of days on which the gateway alone moved it, too.
    expect((await look()).Items).toMatchObject([one])
  })

  it('and its payment are undone, when it was voided before it was settled', async () => {
    const { paid } = await givenPaid()
    gateway.refundInPanel(paid.transactionId, 1000_00)
    gateway.moved.length = 0
    clock.advance(86_401)
    await watchPaid(test.app.payments)
    await backAtWork(test)
    const To = cairoDate(clock.now())
    await givenSettled(manager, [], { From: day, To })
    expect(await states({ To })).toEqual({ undone: [2, 0, 0, 0] })
    expect(await look({ To })).toMatchObject({ Total: 0 })
    expect(await look({ To, State: 'undone' })).toMatchObject({ Total: 2 })
  })
})

describe('a dispute', () => {
  it('that is lost is a chargeback on both sides; open or won it is nothing', async () => {
    const { paid } = await givenPaid()
    const other = (await givenPaid()).paid
    await test.deliver(gateway.dispute(other, 'open'))
    await test.deliver(gateway.dispute(paid, 'open'))
    await test.deliver(gateway.dispute(paid, 'lost'))
    await test.work()
    expect(await givenFiled()).toMatchObject({ Differences: 0 })
    expect(await states()).toEqual({ alike: [3, 1000, 3, 1000] })
  })
})

describe('around midnight', () => {
  const toMidnight = async (minutes: number): Promise<void> => {
    const at = cairoInstant(day, 24 * 60 + minutes)
    clock.advance((at.getTime() - clock.now().getTime()) / 1000)
    await backAtWork(test)
  }

  it('ours may be in the next file, until that is here', async () => {
    await toMidnight(-1)
    const { paid } = await givenPaid()
    const moved = gateway.moved.map((it) => ({ ...it, at: cairoInstant(day, 24 * 60 + 1) }))
    await givenFiled([])
    expect(await states()).toEqual({ expected: [1, 1000, 0, 0] })
    expect(await look({ State: 'expected' })).toMatchObject({
      Total: 1,
      Items: [{ State: 'expected', Number: paid.transactionId }],
    })
    expect(await alerts()).toEqual([])
    clock.advance(86_400)
    await backAtWork(test)
    const next = addDays(day, 1)
    expect(await givenSettled(manager, moved, { From: next, To: next })).toMatchObject({
      Differences: 0,
    })
    expect(await states()).toEqual({ crossing: [1, 1000, 0, 0] })
    expect(await states({ To: next })).toEqual({ alike: [1, 1000, 1, 1000] })
  })

  it('ours alone in neither of both files differs, and staff are told of the first', async () => {
    await toMidnight(-1)
    await givenPaid()
    await givenFiled([])
    clock.advance(86_400)
    await backAtWork(test)
    const next = addDays(day, 1)
    await givenSettled(manager, [], { From: next, To: next })
    expect(await states()).toEqual({ ours: [1, 1000, 0, 0] })
    expect(await alerts()).toEqual([{ differences: 1, open: true }])
  })

  it('ours may be in the file before, until that is here', async () => {
    await toMidnight(1)
    await givenPaid()
    const [first, next] = [day, addDays(day, 1)]
    const moved = gateway.moved.map((it) => ({ ...it, at: cairoInstant(first, 24 * 60 - 1) }))
    clock.advance(86_400)
    await backAtWork(test)
    await givenSettled(manager, [], { From: next, To: next })
    expect(await states({ From: next, To: next })).toEqual({ expected: [1, 1000, 0, 0] })
    await givenSettled(manager, moved, { From: first, To: first })
    expect(await states({ From: first, To: next })).toEqual({ alike: [1, 1000, 1, 1000] })
  })

  it('what came after the last line of a day that isn’t over may be in its next file', async () => {
    await givenPaid()
    await givenSettled(manager, gateway.moved)
    clock.advance(600)
    await givenPaid()
    expect(await states()).toEqual({ alike: [1, 1000, 1, 1000], expected: [1, 1000, 0, 0] })
    expect(await givenFiled()).toMatchObject({ New: 1, Differences: 0 })
    expect(await states()).toEqual({ alike: [2, 2000, 2, 2000] })
  })
})

describe('staff', () => {
  it('are told once of a file, and no more when a later one has it all', async () => {
    await givenPaid()
    await givenPaid()
    expect(await givenFiled([])).toMatchObject({ Differences: 2 })
    expect(await alerts()).toEqual([{ differences: 2, open: true }])
    await givenSettled(manager, onDay(gateway.moved, day), { From: day, To: day })
    expect(await alerts()).toEqual([{ differences: 2, open: false }])
  })

  it('aren’t told again of what they settled, by the same file', async () => {
    await givenPaid()
    await givenFiled([])
    await sql`update staff_alerts set settled_at = ${clock.now()}`.execute(db)
    expect(await givenSettled(manager, [], { From: day, To: day })).toMatchObject({
      IsNew: false,
      Differences: 1,
    })
    expect(await alerts()).toEqual([{ differences: 1, open: false }])
  })

  it('are told anew by a file that still lacks something, and of nothing twice', async () => {
    await givenPaid()
    await givenPaid()
    await givenFiled([])
    await givenSettled(manager, gateway.moved.slice(1), { From: day, To: day })
    expect(await alerts()).toEqual([
      { differences: 2, open: false },
      { differences: 1, open: true },
    ])
  })

  it('see differences by pages, one kind at a time if they like', async () => {
    const strangers = Array.from({ length: 7 }, (_, n) => ({
      kind: 'payment' as const,
      transactionId: `x${n}`,
      orderId: `o${n}`,
      reference: null,
      amount: 100 + n,
      at: clock.now(),
    }))
    await givenPaid()
    await givenFiled(strangers)
    const numbers = async (more: object) => (await look(more)).Items.map((it) => it.Number)
    expect(await look({ Size: 3, Page: 1 })).toMatchObject({ Total: 8 })
    expect(await numbers({ Size: 3, Page: 3 })).toHaveLength(2)
    expect(await numbers({ Size: 3, Page: 4 })).toEqual([])
    expect(await numbers({ State: 'theirs', Size: 4, Page: 2 })).toEqual(['x4', 'x5', 'x6'])
    expect(await look({ State: 'ours' })).toMatchObject({ Total: 1 })
  })

  it.each([
    ['ends before it begins', { From: '2026-12-02', To: '2026-12-01' }],
    ['is longer than a quarter', { From: '2026-09-01', To: '2026-12-02' }],
  ])('can’t ask for a period that %s', async (_, period) => {
    const { status, body } = await manager.call(api.getSettlement, period)
    expect([status, body]).toMatchObject([400, { code: 'money_dates_wrong' }])
  })
})
