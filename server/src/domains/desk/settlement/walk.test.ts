import { api } from '@rihla/contract'
import { cairoDate } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenPlaces } from '../../../testing/booking.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'
import type { Moved } from '../../../testing/gateway.ts'
import { letItSettle, takeTillStep, tillStep } from '../../checkout/testing/till-walk.ts'
import { tillWorld } from '../../checkout/testing/till-world.ts'
import { backAtWork, givenStaff } from '../testing/desk.ts'
import { givenSettled } from './testing/settled.ts'

const test = await testApp({ mortal: true })
await givenPlaces(test)
const { db, gateway, clock } = test
const manager = await givenStaff(test, 'manager')

const From = '2026-11-20'
const period = () => ({ From, To: cairoDate(clock.now()) })
const look = () => manager.data(api.getSettlement, period())

/** What the file says of these movements, once it is here. */
async function withFile(moved: readonly Moved[]) {
  await emptyTables(db, ['settlement_lines', 'settlement_files', 'staff_alerts'])
  await backAtWork(test)
  await givenSettled(manager, moved, period())
  return look()
}
const piastres = (egp: number): number => Math.round(egp * 100)
type Looked = Awaited<ReturnType<typeof look>>
const stateOf = (it: Looked, state: string) => it.States.find(({ State }) => State === state)

/** All of the ledger's movements in the period, whichever way they went. */
const inLedger = async (): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from payment_ledger`.execute(db)
  return rows[0]?.sum ?? 0
}

const reached = { payments: 0, refunds: 0, beside: 0 }

it('matches wholly, whatever happened to bookings; and whatever is changed in the file is found', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(tillStep, { minLength: 150, maxLength: 150, size: 'max' }),
      fc.nat(),
      async (steps, at) => {
        await emptyTables(db, ['settlement_lines', 'settlement_files'])
        const world = await tillWorld(test)
        gateway.moved.length = 0
        for (const step of steps) await takeTillStep(world, step)
        await letItSettle(world)
        const moved = [...gateway.moved]
        const whole = await withFile(moved)
        expect(whole.Items).toEqual([])
        expect(whole.States.map(({ State }) => State)).toEqual(moved.length > 0 ? ['alike'] : [])
        expect(whole.Ours.Amount).toBe(whole.Theirs.Amount)
        const beside = whole.Beside.reduce((sum, { Amount }) => sum + piastres(Amount), 0)
        expect(piastres(whole.Ours.Amount) + beside).toBe(await inLedger())

        const payments = moved.filter(({ kind }) => kind === 'payment')
        reached.payments += payments.length
        reached.refunds += moved.filter(({ kind }) => kind === 'refund').length
        reached.beside += whole.Beside.length
        const one = payments[at % payments.length]
        if (!one) return
        const others = moved.filter((it) => it !== one)
        const egp = one.amount / 100

        const without = await withFile(others)
        expect(without).toMatchObject({
          Total: 1,
          Items: [{ Number: one.transactionId, Ours: egp }],
        })
        expect(stateOf(without, 'ours')).toMatchObject({ Ours: { Count: 1, Amount: egp } })

        const other = await withFile([...others, { ...one, amount: one.amount + 1 }])
        expect(other).toMatchObject({ Total: 1, Items: [{ Number: one.transactionId }] })
        expect(stateOf(other, 'amount')).toMatchObject({
          Ours: { Count: 1, Amount: egp },
          Theirs: { Count: 1, Amount: (one.amount + 1) / 100 },
        })

        const stranger = { ...one, transactionId: 'nobody-knows', orderId: 'nobody-knows' }
        const more = await withFile([...moved, stranger])
        expect(more).toMatchObject({ Total: 1, Items: [{ Number: 'nobody-knows', Theirs: egp }] })
        expect(stateOf(more, 'theirs')).toMatchObject({ Theirs: { Count: 1, Amount: egp } })
      },
    ),
    { numRuns: 3, seed: 2026, endOnFailure: true },
  )
  // A walk on which nothing went back, or nothing came otherwise, would prove less.
  for (const [what, count] of Object.entries(reached)) expect(count, what).toBeGreaterThan(0)
}, 120_000)
