import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { backAtWork, givenStaff, why } from '../testing/desk.ts'

const test = await testApp()
await givenPlaces(test)
const { clock, db, gateway } = test
const asker = await givenStaff(test, 'manager')
const other = await givenStaff(test, 'manager')
let buyer: Browser
let id = 0

/** A paid booking of 1,000 EGP, which a manager asks to cancel with 600 EGP back. */
beforeEach(async () => {
  await emptySales(db, ['desk_approvals', 'desk_notes'])
  await sql`update desk_settings set refund_limit = 50000`.execute(db)
  buyer = test.browser()
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, await givenActivity(test))
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  await test.work()
  const { rows } = await sql<{ id: number }>`select max(id) as id from reservations`.execute(db)
  id = rows[0]?.id ?? 0
  await asker.data(api.cancelAtDesk, { id, ...why('She is ill'), Refund: 600 })
})

const waiting = async (by: Browser) => (await by.data(api.getApprovals, {})).Items
const outcomes = async (by: Browser) => (await by.data(api.getApprovals, {})).Outcomes
const approval = async () =>
  (await sql<{ id: number }>`select max(id) as id from desk_approvals`.execute(db)).rows[0]?.id ?? 0
const decide = async (by: Browser, Agree: boolean, because = 'Ask her for a note') =>
  by.call(api.decideApproval, { id: await approval(), Agree, ...why(because) })
const asked = { Action: 'cancelAtDesk', Amount: 600 }

it('whoever asked reads who declined it, and why, for a week', async () => {
  expect(await outcomes(asker)).toEqual([])
  await decide(other, false)
  expect(await outcomes(asker)).toMatchObject([
    { ...asked, State: 'declined', Reason: 'Ask her for a note', By: 'Nour Mostafa' },
  ])
  expect((await outcomes(asker))[0]?.Reservation?.Id).toBe(id)
  expect(await outcomes(other)).toEqual([])
  clock.advance(8 * 86_400)
  await backAtWork(test)
  expect(await outcomes(asker)).toEqual([])
})

it('whoever asked reads that it is done, and not what they took back themselves', async () => {
  await decide(other, true)
  expect(await outcomes(asker)).toMatchObject([{ ...asked, State: 'agreed' }])
  await sql`update desk_approvals set decided_by = asked_by, state = 'declined', carried_out_at = null`.execute(
    db,
  )
  expect(await outcomes(asker)).toEqual([])
})

it('K4: what its traveller has cancelled meanwhile waits for nobody, and whoever asked reads why', async () => {
  await buyer.data(api.cancelBooking, { id, Module: 'Activity' })
  expect(await waiting(other)).toEqual([])
  expect(await outcomes(asker)).toMatchObject([
    { ...asked, State: 'fallen', Because: 'over', By: null, Reason: null },
  ])
  expect((await decide(other, true)).body).toMatchObject({ code: 'approval_decided' })
})

it('K4: what can’t be done any more as somebody agrees falls away, and waits for no other try', async () => {
  await buyer.data(api.cancelBooking, { id, Module: 'Activity' })
  expect((await decide(other, true)).body).toMatchObject({ code: 'not_cancelable' })
  expect(await waiting(other)).toEqual([])
  expect(await outcomes(asker)).toMatchObject([
    { ...asked, State: 'fallen', Because: 'over', By: 'Nour Mostafa' },
  ])
})

it('what waits has nobody who decided, what was decided has, and what fell away says why', async () => {
  const become = (change: string) => sql`update desk_approvals set ${sql.raw(change)}`.execute(db)
  const wrong = [
    'decided_by = 7, decided_at = now()',
    `state = 'declined', decided_at = now()`,
    `state = 'fallen', decided_at = now()`,
    `state = 'declined', decided_by = 7, decided_at = now(), fell_because = 'over'`,
  ]
  for (const change of wrong) await expect(become(change), change).rejects.toThrow('check')
})
