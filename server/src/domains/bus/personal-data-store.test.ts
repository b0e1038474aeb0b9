import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { endUnpaidSeats, purgeEndedHolds } from './index.ts'
import {
  busApp,
  emptyDatabase,
  givenPaying,
  givenTraveller,
  holdSeats,
  legOf,
  rowsOf,
} from './testing/bus-app.ts'

// What an account takes along and leaves behind is proved with all other domains' in account/privacy.
const test = await busApp()
const { app, clock, db, operator } = test

beforeEach(() => emptyDatabase(test))

it('holds that nobody went on with are forgotten after a day, others are kept', async () => {
  const { out } = await test.journey()
  const states = async () =>
    (await rowsOf(test, sql<{ state: string }>`select state from bus_bookings order by id`)).map(
      (row) => row.state,
    )
  await holdSeats(await givenTraveller(test), { Going: legOf(out, 0) })
  await givenPaying(await givenTraveller(test), { Going: legOf(out, 1) })
  clock.advance(2000)
  await endUnpaidSeats(app.bus)
  const before = new Date(clock.now().getTime() + 1000)
  await purgeEndedHolds(db, new Date(clock.now().getTime() - 1000))
  expect(await states()).toEqual(['ended', 'ended'])
  await purgeEndedHolds(db, before)
  expect(await states(), 'one was being paid: its reservation stays').toEqual(['ended'])
  expect(operator.calls.filter(({ call }) => call === 'release')).toHaveLength(2)
})
