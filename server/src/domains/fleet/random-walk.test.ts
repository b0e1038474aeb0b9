import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { expireHolds, holdTerms } from '../inventory/index.ts'
import { wrongRows } from '../inventory/testing/walk.ts'
import { withoutSeatGuards, wrongSeats } from '../inventory/testing/race.ts'
import { ownFleet } from './index.ts'
import { givenRoundTrip, type GivenTrip } from './testing/fleet.ts'
import { emptyBuses } from './testing/crowd.ts'
import { anyStep, take, walkTogether, type Step, type Walk } from './testing/walk.ts'

const SEATS = 8

const { db } = await testDatabase(20)
let trips: { out: GivenTrip; back: GivenTrip }

beforeAll(async () => {
  trips = await givenRoundTrip(db, testClock().now(), { seats: SEATS })
})

async function begin(): Promise<Walk> {
  await emptyBuses(db)
  const clock = testClock()
  return {
    operator: ownFleet({ db, clock, terms: holdTerms(600) }),
    ...trips,
    advance: (seconds) => clock.advance(seconds),
    sweep: () => expireHolds(db, clock.now()),
    spent: [],
  }
}

/**
 * No seat is claimed twice, every claim has a hold, stock rows match the claims and the holds, and
 * so does the map.
 */
async function assertInvariants(walk: Walk): Promise<void> {
  expect(await wrongSeats(db)).toEqual([])
  expect(await wrongRows(db)).toEqual([])
  for (const { id } of [walk.out, walk.back]) {
    const seats = (await walk.operator.seatMap(id)) ?? []
    const free = seats.filter((seat) => seat.state === 'free').length
    expect((await walk.operator.findTrip(id))?.seatsLeft).toBe(free)
  }
}

const walks = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(anyStep(SEATS), { minLength: length, maxLength: length * 2 })

describe('a random walk over everything that can happen to seats', () => {
  test('never claims a seat twice, and counts them right', async () => {
    await fc.assert(
      fc.asyncProperty(walks(40), async (steps) => {
        const walk = await begin()
        for (const it of steps) await take(it, walk)
        await assertInvariants(walk)
      }),
      { numRuns: 40, seed: 2026, endOnFailure: true },
    )
  }, 90_000)

  test('nor with six people walking at once', async () => {
    await fc.assert(
      fc.asyncProperty(walks(80), async (steps) => {
        const walk = await begin()
        await walkTogether(steps, 6, walk)
        await assertInvariants(walk)
      }),
      { numRuns: 30, seed: 17, endOnFailure: true },
    )
  }, 90_000)

  test('control: without lock and constraints the same walks do', async () => {
    let wrong = 0
    // A walk may be lucky; one of so many is not.
    for (const steps of fc.sample(walks(80), { numRuns: 30, seed: 17 })) {
      if (wrong > 0) break
      await withoutSeatGuards(db, async () => {
        // What is claimed twice can't be given back twice: some of them end in a fault.
        await walkTogether(steps, 6, await begin()).catch(() => undefined)
        wrong += (await wrongSeats(db)).length
      })
    }
    expect(wrong).toBeGreaterThan(0)
  }, 60_000)
})
