import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { isRefusal } from '../../platform/refusal.ts'
import { expireHolds, holdTerms, orUnavailable, placeHold } from '../inventory/index.ts'
import {
  codes,
  RUNS,
  withBlindClaims,
  withoutSeatGuards,
  wrongSeats,
} from '../inventory/testing/race.ts'
import { ownFleet } from './index.ts'
import { givenRoundTrip, givenTrip, type GivenTrip } from './testing/fleet.ts'
import {
  buyOne,
  claimedSeats,
  crowd,
  emptyBuses,
  isHeld,
  refusalsIn,
  takenOn,
} from './testing/crowd.ts'

const { db } = await testDatabase(40)
const terms = holdTerms(600)
let clock = testClock()
const timed = { now: () => clock.now() }
const operator = ownFleet({ db, clock: timed, terms })

let [one, forty, out, back]: GivenTrip[] = []
const trip = (it: GivenTrip | undefined): GivenTrip => {
  if (!it) throw new Error('no trip')
  return it
}
const leg = (it: GivenTrip | undefined, ...places: number[]) => ({
  tripId: trip(it).id,
  seatIds: places.map((place) => trip(it).seats[place] ?? 0),
})

beforeAll(async () => {
  const round = await givenRoundTrip(db, clock.now(), { seats: 200 })
  ;({ out, back } = round)
  const day = round.out.day
  one = await givenTrip(db, { from: round.from, to: round.to, day, seats: 1 })
  forty = await givenTrip(db, { from: round.from, to: round.to, day, seats: 40 })
})
beforeEach(async () => {
  clock = testClock()
  await emptyBuses(db)
})

describe('R1: the last seat, 50 buyers at once', () => {
  const rush = () => crowd(50, (who) => operator.hold({ key: `${who}:`, legs: [leg(one, 0)] }))

  test('is one buyer’s, and the others hear that it is taken', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await emptyBuses(db)
      const answers = await rush()
      expect(answers.filter(isHeld)).toHaveLength(1)
      expect(refusalsIn(answers)).toEqual(['seat_taken'])
      expect(await takenOn(db, trip(one))).toEqual({ held: 1, sold: 0 })
    }
    expect(await wrongSeats(db)).toEqual([])
  }, 60_000)

  test('also when somebody’s hold of it has just ended', async () => {
    for (let run = 0; run < RUNS / 5; run += 1) {
      await emptyBuses(db)
      await operator.hold({ key: 'past', legs: [leg(one, 0)] })
      clock.advance(601)
      const answers = await rush()
      expect(answers.filter(isHeld)).toHaveLength(1)
      expect(refusalsIn(answers)).toEqual(['seat_taken'])
      expect(await wrongSeats(db)).toEqual([])
    }
  }, 60_000)

  test('control: without lock and constraints it is sold to several', async () => {
    await withoutSeatGuards(db, async () => {
      const answers = await rush()
      expect(answers.filter(isHeld).length).toBeGreaterThan(1)
      expect((await claimedSeats(db, trip(one))).length).toBeGreaterThan(1)
    })
  })

  test('control: without the lock alone, the constraints still refuse', async () => {
    await withBlindClaims(db, async () => {
      const answers = await rush()
      expect(answers.filter(isHeld)).toHaveLength(1)
      expect(refusalsIn(answers)).toEqual(['seat_taken'])
    })
  })
})

describe('R3: a round trip whose return seat is lost in the race', () => {
  test('holds neither leg for those who lost', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await emptyBuses(db)
      const answers = await crowd(20, (who) =>
        operator.hold({ key: `${who}:`, legs: [leg(out, who), leg(back, 0)] }),
      )
      const winner = answers.findIndex(isHeld)
      expect(answers.filter(isHeld)).toHaveLength(1)
      expect(refusalsIn(answers)).toEqual(['seat_taken'])
      expect(await claimedSeats(db, trip(out))).toEqual([trip(out).seats[winner]])
      expect(await takenOn(db, trip(out))).toEqual({ held: 1, sold: 0 })
    }
  }, 60_000)

  test('control: held leg by leg, the losers keep one', async () => {
    await crowd(20, async (who) => {
      await operator.hold({ key: `${who}:out`, legs: [leg(out, who)] })
      await operator.hold({ key: `${who}:back`, legs: [leg(back, 0)] })
    })
    expect(await takenOn(db, trip(out))).toEqual({ held: 20, sold: 0 })
    expect(await takenOn(db, trip(back))).toEqual({ held: 1, sold: 0 })
  })
})

describe('R4: 40 seats, 100 buyers of 2', () => {
  const rush = () =>
    crowd(100, (who) => {
      const first = (who % 20) * 2
      return operator.hold({ key: `${who}:`, legs: [leg(forty, first, first + 1)] })
    })

  test('serves exactly 20 with 40 different seats, none by half', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await emptyBuses(db)
      const answers = await rush()
      expect(answers.filter(isHeld)).toHaveLength(20)
      expect(refusalsIn(answers)).toEqual(['seat_taken'])
      expect(new Set(await claimedSeats(db, trip(forty))).size).toBe(40)
      expect(await takenOn(db, trip(forty))).toEqual({ held: 40, sold: 0 })
    }
  }, 60_000)

  test('and no seat twice when what they want overlaps anyhow', async () => {
    for (let run = 0; run < RUNS / 5; run += 1) {
      await emptyBuses(db)
      const answers = await crowd(100, (who) =>
        operator.hold({ key: `${who}:`, legs: [leg(forty, (who * 7) % 40, (who * 11 + 1) % 40)] }),
      )
      const claimed = await claimedSeats(db, trip(forty))
      expect(claimed).toHaveLength(answers.filter(isHeld).length * 2)
      expect(refusalsIn(answers)).toEqual(['seat_taken'])
      expect(await wrongSeats(db)).toEqual([])
    }
  }, 60_000)

  test('control: without lock and constraints seats are sold twice', async () => {
    await withoutSeatGuards(db, async () => {
      await rush()
      const claimed = await claimedSeats(db, trip(forty))
      expect(claimed.length).toBeGreaterThan(new Set(claimed).size)
    })
  })
})

describe('R6: the same two legs in opposite order, 200 times', () => {
  test('never ends in a deadlock', async () => {
    const answers = await crowd(200, (who) => {
      const legs = [leg(out, who), leg(back, who)]
      return operator.hold({ key: `${who}:`, legs: who % 2 ? legs : legs.toReversed() })
    })
    expect(refusalsIn(answers)).toEqual([])
    expect(await takenOn(db, trip(back))).toEqual({ held: 200, sold: 0 })
  })

  test('nor when holds are moved from one bus to the other, both ways at once', async () => {
    const start = (who: number) => (who % 2 ? out : back)
    await crowd(100, (who) => operator.hold({ key: `${who}:`, legs: [leg(start(who), who)] }))
    const answers = await crowd(100, (who) =>
      operator.hold({ key: `${who}:`, legs: [leg(start(who + 1), who)] }),
    )
    expect(refusalsIn(answers)).toEqual([])
    expect(await takenOn(db, trip(out))).toEqual({ held: 50, sold: 0 })
    expect(await wrongSeats(db)).toEqual([])
  })

  test('control: the legs held one after the other in the order asked for do end in one', async () => {
    let waiting = 0
    let open = (): void => undefined
    const bothHaveOne = new Promise<void>((resolve) => {
      open = resolve
    })
    const line = (it: GivenTrip | undefined, place: number) => ({
      kind: 'bus',
      itemId: trip(it).id,
      day: trip(it).day,
      quantity: 1,
      seats: leg(it, place).seatIds,
    })
    const disorderly = (
      first: GivenTrip | undefined,
      second: GivenTrip | undefined,
      place: number,
    ) =>
      orUnavailable(() =>
        db.transaction().execute(async (trx) => {
          const request = { now: clock.now(), terms }
          await placeHold(trx, { ...request, lines: [line(first, place)] })
          waiting += 1
          if (waiting === 2) open()
          await bothHaveOne
          return placeHold(trx, { ...request, lines: [line(second, place)] })
        }),
      )
    const outcomes = await Promise.all([disorderly(out, back, 0), disorderly(back, out, 1)])
    expect(outcomes.filter(isRefusal)).toHaveLength(1)
    expect(codes(outcomes)).toEqual(['busy'])
  })
})

describe('H4: the sweep, the payment and a rival at the same moment', () => {
  test('end with one of the two having the seat, 200 times', async () => {
    let sold = 0
    for (let run = 0; run < 200; run += 1) {
      const seat = leg(out, run)
      await operator.hold({ key: `${run}:a`, legs: [seat] })
      clock.advance(601)
      const [sale, , rival] = await Promise.all([
        operator.confirm(`${run}:a`),
        expireHolds(db, clock.now()),
        operator.hold({ key: `${run}:b`, legs: [seat] }),
      ])
      if (sale.state === 'sold') {
        sold += 1
        expect(rival).toEqual({ refused: 'seat_taken' })
      } else {
        expect(sale).toEqual({ state: 'failed', reason: 'taken' })
        expect(isHeld(rival)).toBe(true)
      }
    }
    expect(await wrongSeats(db)).toEqual([])
    expect((await takenOn(db, trip(out))).sold).toBe(sold)
  }, 60_000)

  test('control: a rival without lock and constraint has it, too', async () => {
    await withoutSeatGuards(db, async () => {
      // On a busy machine one of the two may come too late to be blind: not each time.
      const both: boolean[] = []
      for (let run = 0; run < 20 && !both.includes(true); run += 1) {
        await emptyBuses(db)
        await operator.hold({ key: `${run}:a`, legs: [leg(one, 0)] })
        await operator.release(`${run}:a`)
        const [sale, rival] = await Promise.all([
          operator.confirm(`${run}:a`),
          operator.hold({ key: `${run}:b`, legs: [leg(one, 0)] }),
        ])
        both.push(sale.state === 'sold' && isHeld(rival))
      }
      expect(both).toContain(true)
    })
  })
})

describe('H5: two sweepers at once', () => {
  test('free each seat once', async () => {
    for (let run = 0; run < RUNS / 5; run += 1) {
      await emptyBuses(db)
      await crowd(20, (who) => operator.hold({ key: `${who}:`, legs: [leg(forty, who, who + 20)] }))
      clock.advance(601)
      const ended = await crowd(3, () => expireHolds(db, clock.now()))
      expect(ended.reduce((a, b) => a + b, 0)).toBe(20)
      expect(await takenOn(db, trip(forty))).toEqual({ held: 0, sold: 0 })
      expect(await wrongSeats(db)).toEqual([])
    }
  }, 60_000)
})

describe('H6: renewed, reloaded and held again', () => {
  test('a hold ends by its cap, and by departure', async () => {
    const held = await operator.hold({ key: 'a', legs: [leg(forty, 0)] })
    if (!isHeld(held)) throw new Error('refused')
    for (let again = 0; again < 11; again += 1) await operator.keepForPayment('a')
    const kept = await operator.keepForPayment('a')
    expect((kept?.expiresAt.getTime() ?? 0) - clock.now().getTime()).toBe(
      terms.payingSeconds * 1000,
    )
    const found = await operator.findTrip(trip(forty).id)
    const secondsLeft = ((found?.departsAt.getTime() ?? 0) - clock.now().getTime()) / 1000
    const late = testClock(
      new Date(clock.now().getTime() + (secondsLeft - 960) * 1000).toISOString(),
    )
    const lateFleet = ownFleet({ db, clock: late, terms: holdTerms(1200) })
    const last = await lateFleet.hold({ key: 'late', legs: [leg(forty, 1)] })
    expect(isHeld(last) && last.expiresAt).toEqual(found?.departsAt)
    await lateFleet.keepForPayment('late')
    late.advance(961)
    expect(await lateFleet.confirm('late')).toEqual({ state: 'failed', reason: 'refused' })
    expect((await takenOn(db, trip(forty))).sold).toBe(0)
  })
})

/** All 200 runs are in bench/bus.ts: here they would take too long. */
const CROWDS = 25

describe('100 people on the last 40 seats, who look again when one is lost', () => {
  test('buy exactly 40, and hear nothing but that', async () => {
    let seed = 7
    const pick = (below: number): number => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
      return Math.floor((seed / 4_294_967_296) * below)
    }
    for (let run = 0; run < CROWDS; run += 1) {
      await emptyBuses(db)
      const people = await crowd(100, (who) => buyOne(operator, trip(forty).id, `${who}:`, pick))
      expect(people.filter((it) => it.odd !== null)).toEqual([])
      expect(people.filter((it) => it.sold)).toHaveLength(40)
      expect(await takenOn(db, trip(forty))).toEqual({ held: 0, sold: 40 })
      expect(new Set(await claimedSeats(db, trip(forty))).size).toBe(40)
    }
  }, 60_000)
})
