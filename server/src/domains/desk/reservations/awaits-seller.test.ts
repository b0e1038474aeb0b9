import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenStaff } from '../testing/desk.ts'

const test = await testApp()
await givenPlaces(test)
const agent = await givenStaff(test, 'agent')

/** A booking that is paid and under review. */
async function givenUnderReview(chooseBy: string | null): Promise<number> {
  const buyer = test.browser()
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, await givenActivity(test))
  await test.deliver(test.gateway.settle(await givenPaying(test, buyer, tempId)))
  const { rows } = await sql<{ id: number }>`
    update reservations set status = 'Under Review', choose_by = ${chooseBy} where source_id = ${tempId} returning id`.execute(
    test.db,
  )
  return rows[0]?.id ?? 0
}

it.each([
  ['one that waits for its seller', null, true],
  ['one whose late money waits for a choice', '2026-12-24T10:00:00Z', false],
])('tells %s by what it waits for', async (_, chooseBy, awaits) => {
  const id = await givenUnderReview(chooseBy)
  expect((await agent.data(api.getDeskReservation, { id })).AwaitsSeller).toBe(awaits)
})
