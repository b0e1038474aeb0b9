import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { withMeeting } from '../../testing/replace-function.ts'
import { holdTerms } from '../inventory/index.ts'
import { RUNS, wrongSeats } from '../inventory/testing/race.ts'
import { ownFleet } from './index.ts'
import { crowd, emptyBuses } from './testing/crowd.ts'
import { givenRoundTrip } from './testing/fleet.ts'
import { emptyTables } from '../../testing/empty-tables.ts'

const { db } = await testDatabase(10)
const clock = testClock()
const operator = ownFleet({ db, clock, terms: holdTerms(600) })
const { out } = await givenRoundTrip(db, clock.now(), { seats: 12 })
const seat = (place: number): number => out.seats[place] ?? 0

/** Sells a seat each to so many people: the first places. */
async function givenSold(people: number): Promise<void> {
  await emptyBuses(db)
  for (let who = 0; who < people; who += 1) {
    await operator.hold({ key: `${who}:`, legs: [{ tripId: out.id, seatIds: [seat(who)] }] })
    await operator.confirm(`${who}:`)
  }
}
const swap = (who: number, from: number, to: number) =>
  operator.changeSeats(`${who}:`, out.id, { from: [seat(from)], to: [seat(to)] })

beforeEach(() => givenSold(2))

describe('M4: two people after the same free seat', () => {
  /** Whether one alone has it, who goes back to their own seat after. */
  async function once(): Promise<boolean> {
    const answers = await crowd(2, (who) => swap(who, who, 5))
    const winner = answers.indexOf('changed')
    const isOnes = winner >= 0 && answers[1 - winner] === 'seat_taken'
    const isRight = isOnes && (await wrongSeats(db)).length === 0
    return isRight && (await swap(winner, 5, winner)) === 'changed'
  }

  test(`one has it, and the other keeps their own, ${RUNS} times`, async () => {
    for (let run = 0; run < RUNS; run += 1) expect(await once()).toBe(true)
  })

  test('control: without the lock and the key of claims both have it', async () => {
    await sql`alter table seat_claims drop constraint seat_claims_pkey`.execute(db)
    try {
      const blind = `
begin
  if exists (select from seat_claims c where c.item_id = item and c.seat_id = any (added)) then return false; end if;
  perform meet(2);
  insert into seat_claims (item_id, seat_id, hold_id) select item, s, holder from unnest(added) s;
  delete from seat_claims c where c.item_id = item and c.hold_id = holder and c.seat_id = any (dropped);
  return true;
end `
      await withMeeting(
        db,
        'move_seats',
        () => blind,
        async () => expect(await once()).toBe(false),
      )
    } finally {
      await emptyTables(db, ['seat_claims'])
      await sql`alter table seat_claims add primary key (item_id, seat_id)`.execute(db)
    }
  })
})

test('a seat that somebody’s hold has just left can be had, one that is held can’t', async () => {
  await operator.hold({ key: 'late', legs: [{ tripId: out.id, seatIds: [seat(7)] }] })
  expect(await swap(0, 0, 7)).toBe('seat_taken')
  clock.advance(601)
  expect(await swap(0, 0, 7)).toBe('changed')
  expect(await wrongSeats(db)).toEqual([])
})

test('two who swap theirs both hear that the other’s is taken', async () => {
  expect(await Promise.all([swap(0, 0, 1), swap(1, 1, 0)])).toEqual(['seat_taken', 'seat_taken'])
})

test('a changed seat is given back when the leg is cancelled', async () => {
  await swap(0, 0, 6)
  await operator.cancelLeg('0:', out.id)
  expect(await wrongSeats(db)).toEqual([])
  expect(await swap(1, 1, 6)).toBe('changed')
})
