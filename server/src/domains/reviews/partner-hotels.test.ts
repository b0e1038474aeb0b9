import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { signIn } from '../../testing/people.ts'
import { givenBooked } from '../external-hotels/testing/bookings.ts'
import { hotelApp } from '../external-hotels/testing/hotel-app.ts'

const test = await hotelApp()
const { db } = test
const partner = await test.given()

it('a supplier’s hotel can’t be rated: no rating of ours is shown of it', async () => {
  const traveller = test.browser()
  await signIn(test, traveller)
  const ReservationId = await givenBooked(test, traveller, partner)
  await sql`update reservations set status = 'Completed' where id = ${ReservationId}`.execute(db)
  const mine = { ReservationId, Module: 'Hotel' } as const
  expect(await traveller.data(api.getReservationDetails, mine)).toMatchObject({
    StatusCode: 'Completed',
    ShowRateButton: false,
    Review: null,
  })
  const rated = await traveller.call(api.rateReservation, { ...mine, Stars: 5, Text: 'Lovely' })
  expect(rated).toMatchObject({ status: 409, body: { code: 'not_rateable' } })
  const { rows } = await sql`
    select id from reviews union all select id from staff_alerts where kind = 'review_waiting'`.execute(
    db,
  )
  expect(rows).toEqual([])
})
