import { api } from '@rihla/contract'
import { cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { backAtWork, givenStaff } from '../testing/desk.ts'

const test = await testApp()
await givenPlaces(test)
const { app, clock, gateway } = test
const agent = await givenStaff(test, 'agent')

/** What a reservation has beside its own reference and number. */
const COPIED =
  'module, item_id, source_kind, user_id, status, payment_status, payment_method, from_date, to_date, seats, adults, children, client_name, language, sold, total, paid, confirmed_at, created_at, search_text'

describe('today at the desk', () => {
  it('shows what needs a person, who comes, what came in and how full it is', async () => {
    const activity = await givenActivity(test, 8)
    const buyer = test.browser()
    await signIn(test, buyer)
    const tempId = await givenHeld(buyer, activity)
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    await app.payments.alert('paid_twice', '4711', { amount: 100 })
    const bookedOn = cairoDate(clock.now())

    const before = await agent.data(api.getToday, {})
    expect(before.Needs).toMatchObject({ Total: 1, Items: [{ Kind: 'paid_twice' }] })
    expect(before.Travellers).toEqual([])
    expect(before.Takings).toHaveLength(14)
    expect(before.Takings.at(-1)).toEqual({ Day: bookedOn, In: 1000, Back: 0 })

    const noon = new Date(`${DAY}T10:00:00Z`).getTime()
    clock.advance((noon - clock.now().getTime()) / 1000 - 86_400)
    await backAtWork(test)
    const eve = await agent.data(api.getToday, {})
    expect(eve.Travellers).toMatchObject([
      { Day: DAY, Leaves: false, Guests: 2, Reservation: { ClientName: 'Nour Mostafa' } },
    ])
    const activities = eve.Full.find(({ Kind }) => Kind === 'activity')
    expect(activities?.Days).toHaveLength(30)
    expect(activities?.Days[1]).toBe(25)
    expect(activities?.Days[0]).toBe(null)
    expect(eve.TravellersTotal).toBe(1)
  })

  it('counts no places of a closed day that nobody has, and says how many travellers are left out', async () => {
    // Beside the one of above, which has 2 of its 8 places.
    const other = await givenActivity(test, 92)
    await sql`update stock set closed = true where kind = 'activity' and item_id = ${other}`.execute(
      test.db,
    )
    // What is answered to everybody is five minutes old at most.
    test.clock.advance(301)
    const many = 120
    await sql`
      insert into reservations (${sql.raw(COPIED)}, reference, source_id)
      select ${sql.raw(COPIED)}, 'ACT-X' || n, 900000 + n
      from (select * from reservations where status = 'Confirmed' limit 1) r, generate_series(1, ${many}) n`.execute(
      test.db,
    )
    const today = await agent.data(api.getToday, {})
    expect(today.Full.find(({ Kind }) => Kind === 'activity')?.Days[1]).toBe(25)
    expect(today.Travellers).toHaveLength(100)
    expect(today.TravellersTotal).toBe(many + 1)
  })
})
