import { api } from '@rihla/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { cairoDate } from '@rihla/contract/values/dates'
import { GatewayRefused } from '../../../ports/payment-gateway.ts'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { letItSettle, takeTillStep, tillStep } from '../../checkout/testing/till-walk.ts'
import { tillWorld } from '../../checkout/testing/till-world.ts'
import { backAtWork, givenStaff, why } from '../testing/desk.ts'

const test = await testApp()
await givenPlaces(test)
const { db, clock, gateway } = test
const manager = await givenStaff(test, 'manager')

const always = { From: '2026-11-01', To: '2027-01-31' }
const money = (period = always) => manager.data(api.getMoney, period)
type Amounts = Awaited<ReturnType<typeof money>>['Totals']
const states = ['In', 'Held', 'Taken', 'Disputed', 'Owed', 'Returned'] as const
const piastres = (egp: number): number => Math.round(egp * 100)
const inOneState = ({ In, Held, Taken, Disputed, Owed, Returned }: Amounts): boolean =>
  [In, Held, Taken, Disputed, Owed, Returned].every((it) => it >= 0) &&
  piastres(In) === piastres(Held + Taken + Disputed + Owed + Returned)

/** What the ledger and the refunds say, added up without regard to day, module or method. */
async function books() {
  const { rows } = await sql<{ came: number; back: number; owed: number }>`
    select coalesce((select sum(amount) from payment_ledger where kind = 'charge'), 0)::bigint as came,
      coalesce((select -sum(amount) from payment_ledger where kind = 'refund'), 0)::bigint as back,
      coalesce((select sum(amount) from refunds where state <> 'done'), 0)::bigint as owed`.execute(
    db,
  )
  return rows[0]
}

/** Somebody books and pays 1,000 EGP; the reservation's id. */
async function givenPaid(): Promise<number> {
  const buyer = test.browser()
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, await givenActivity(test))
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  const { rows } = await sql<{ id: number }>`
    select id from reservations where source_id = ${tempId}`.execute(db)
  return rows[0]?.id ?? 0
}
const cancel = (id: number, Refund: number) =>
  manager.data(api.cancelAtDesk, { id, Refund, ...why('They called') })

describe('money', () => {
  it('is in one state each, on the day on which it came', async () => {
    const cameOn = cairoDate(clock.now())
    await givenPaid()
    const [second, third] = [await givenPaid(), await givenPaid()]
    clock.advance(2 * 86_400)
    await backAtWork(test)
    await cancel(second, 600)
    await test.work()
    gateway.beforeRefund = () => Promise.reject(new GatewayRefused('closed account'))
    await cancel(third, 250)
    await test.work()
    gateway.beforeRefund = () => Promise.resolve()
    const amounts = { In: 3000, Held: 0, Taken: 2150, Disputed: 0, Owed: 250, Returned: 600 }
    const method = { Method: 'Bank_Card', MethodName: 'Bank card' }
    expect(await money()).toEqual({
      Totals: amounts,
      Out: 600,
      Lines: [{ Day: cameOn, Module: 'Activity', ...method, ...amounts }],
    })
    const later = { From: cairoDate(clock.now()), To: cairoDate(clock.now()) }
    expect(await money(later)).toEqual({
      Totals: { In: 0, Held: 0, Taken: 0, Disputed: 0, Owed: 0, Returned: 0 },
      Out: 600,
      Lines: [],
    })
  })

  it('is what the ledger says, whatever happens to bookings', async () => {
    const seen = { In: 0, Held: 0, Taken: 0, Disputed: 0, Owed: 0, Returned: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(tillStep, { minLength: 150, maxLength: 150, size: 'max' }),
        async (steps) => {
          const world = await tillWorld(test)
          for (const [at, step] of steps.entries()) {
            await takeTillStep(world, step)
            if (at % 10 !== 9 && at !== steps.length - 1) continue
            const [{ Totals, Lines, Out }, sums] = [await money(), await books()]
            expect([Totals, ...Lines].filter((it) => !inOneState(it))).toEqual([])
            const added = (of: keyof Amounts) =>
              Lines.reduce((sum, it) => sum + piastres(it[of]), 0)
            for (const of of states) expect(added(of), of).toBe(piastres(Totals[of]))
            expect({
              came: piastres(Totals.In),
              back: piastres(Totals.Returned),
              owed: piastres(Totals.Owed),
            }).toEqual(sums)
            expect(piastres(Out)).toBe(sums?.back)
            for (const of of states) seen[of] += Totals[of]
          }
          await letItSettle(world)
        },
      ),
      { numRuns: 2, seed: 2026, endOnFailure: true },
    )
    // A walk that never comes to a state would prove nothing of it.
    // Disputes are no step of it (P18 has them).
    const reached = states.filter((of) => of !== 'Disputed')
    for (const of of reached) expect(seen[of], of).toBeGreaterThan(0)
  }, 120_000)

  it.each([
    ['ends before it begins', { From: '2026-12-02', To: '2026-12-01' }],
    ['is longer than a quarter', { From: '2026-09-01', To: '2026-12-02' }],
  ])('isn’t added up for a period that %s', async (_, period) => {
    await backAtWork(test)
    const asked = await manager.call(api.getMoney, period)
    expect([asked.status, asked.body]).toMatchObject([400, { code: 'money_dates_wrong' }])
  })
})
