import { beforeEach, describe, expect, test } from 'vitest'
import type { BusOperator, Held, HoldRefused, Seat } from '../bus-operator.ts'

/** A trip that leaves days from now, with its seats: at least six, all free. */
export type BenchTrip = { readonly id: number; readonly seats: readonly number[] }

/** An operator with the other side in hand. */
export type BusBench = {
  readonly operator: BusOperator
  readonly day: string
  /** Two ways; `back` leaves after `out`. */
  readonly out: BenchTrip
  readonly back: BenchTrip
  /** No trip, whatever happens. */
  readonly unknownTripId: number
  /** Lets the operator's time go by. */
  advance(seconds: number): void
  /** A trip that left, or leaves too soon to be sold. */
  leftTrip(): Promise<BenchTrip>
}

const LONGER_THAN_A_HOLD = 7200

const heldOrThrow = (answer: Held | HoldRefused): Held => {
  if ('refused' in answer) throw new Error(`refused: ${answer.refused}`)
  return answer
}

/** What every adapter of BusOperator must do; `open` gives a new operator for each test. */
export function busOperatorConformance(name: string, open: () => Promise<BusBench>): void {
  describe(`bus operator ${name}`, () => {
    let bench: BusBench
    let operator: BusOperator
    beforeEach(async () => {
      bench = await open()
      operator = bench.operator
    })

    const legOf = (trip: BenchTrip, ...places: number[]) => ({
      tripId: trip.id,
      seatIds: places.map((place) => trip.seats[place] ?? 0),
    })
    const hold = (key: string, ...legs: ReturnType<typeof legOf>[]) => operator.hold({ key, legs })
    const sure = async (key: string, ...legs: ReturnType<typeof legOf>[]) =>
      heldOrThrow(await hold(key, ...legs))
    const stateOf = async (trip: BenchTrip, place: number): Promise<Seat['state'] | undefined> =>
      (await operator.seatMap(trip.id))?.find((seat) => seat.id === trip.seats[place])?.state
    const leftOn = async (trip: BenchTrip) => (await operator.findTrip(trip.id))?.seatsLeft
    test('lists stations once each, and trips between them by departure', async () => {
      const stations = await operator.listStations()
      expect(new Set(stations.map((station) => station.id)).size).toBe(stations.length)
      const trip = await operator.findTrip(bench.out.id)
      if (!trip) throw new Error('no trip')
      expect(stations).toContainEqual(trip.from)
      const request = { fromIds: [trip.from.id], toIds: [trip.to.id], day: bench.day }
      const trips = await operator.searchTrips(request)
      expect(trips.map((it) => it.id)).toContain(bench.out.id)
      expect(trips.map((it) => it.departsAt)).toEqual(
        trips.map((it) => it.departsAt).toSorted((a, b) => a.getTime() - b.getTime()),
      )
      const cheapestFor = (seats: number) =>
        operator.cheapestDays({ ...request, seats, first: bench.day, last: bench.day })
      const cheapest = await cheapestFor(1)
      expect(cheapest.get(bench.day)).toEqual({
        price: Math.min(...trips.map((it) => it.price)),
        roundPrice: Math.min(...trips.map((it) => it.roundPrice)),
      })
      const most = Math.max(...trips.map((it) => it.seatsLeft))
      expect((await cheapestFor(most)).has(bench.day)).toBe(true)
      expect((await cheapestFor(most + 1)).has(bench.day)).toBe(false)
      const routes = await operator.routesSold({ first: bench.day, last: bench.day })
      const pairOf = (it: { from: { id: number }; to: { id: number } }) =>
        `${it.from.id} ${it.to.id}`
      expect(new Set(routes.map(pairOf)).size).toBe(routes.length)
      expect(routes.find((it) => pairOf(it) === pairOf(trip))).toMatchObject({
        from: trip.from,
        to: trip.to,
        price: cheapest.get(bench.day)?.price,
        day: bench.day,
      })
      expect(await operator.searchTrips({ ...request, toIds: request.fromIds })).toEqual([])
      const ids = stations.map((station) => station.id)
      const anywhere = await operator.searchTrips({ ...request, fromIds: ids, toIds: ids })
      expect(anywhere.map((it) => it.id)).toEqual(
        expect.arrayContaining([bench.out.id, ...trips.map((it) => it.id)]),
      )
    })

    test('knows no trip that isn’t there', async () => {
      expect(await operator.findTrip(bench.unknownTripId)).toBeNull()
      expect(await operator.seatMap(bench.unknownTripId)).toBeNull()
      const legs = [{ tripId: bench.unknownTripId, seatIds: [1] }]
      expect(await operator.hold({ key: 'a', legs })).toEqual({ refused: 'trip_not_found' })
    })

    test('holds seats of both legs, and says whose they are', async () => {
      const before = await leftOn(bench.out)
      await sure('a', legOf(bench.out, 0, 1), legOf(bench.back, 2, 3))
      const seats = (await operator.seatMap(bench.out.id)) ?? []
      const mine = seats.filter((seat) => seat.state === 'held')
      expect(mine.map((seat) => seat.heldBy)).toEqual(['a', 'a'])
      expect(mine.map((seat) => seat.id)).toEqual([bench.out.seats[0], bench.out.seats[1]])
      expect(await stateOf(bench.back, 3)).toBe('held')
      expect(await leftOn(bench.out)).toBe((before ?? 0) - 2)
    })

    test('gives a seat to one, and holds no leg when one is lost', async () => {
      await sure('a', legOf(bench.back, 0))
      expect(await hold('b', legOf(bench.out, 0), legOf(bench.back, 0))).toEqual({
        refused: 'seat_taken',
      })
      expect(await stateOf(bench.out, 0)).toBe('free')
      await sure('b', legOf(bench.out, 0), legOf(bench.back, 1))
    })

    test.each([
      [
        'of another bus',
        () => [legOf(bench.out, 0), { tripId: bench.back.id, seatIds: [999_999] }],
      ],
      ['twice', () => [legOf(bench.out, 0, 0)]],
      ['of none', () => [legOf(bench.out)]],
      ['of no trip', () => []],
    ])('refuses seats %s', async (_what, legs) => {
      expect(await hold('a', ...legs())).toEqual({ refused: 'seat_unknown' })
      expect(await stateOf(bench.out, 0)).toBe('free')
    })

    test('answers the same hold however often it is asked, also at once', async () => {
      const legs = [legOf(bench.out, 0), legOf(bench.back, 1)]
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => sure('a', ...legs)))
      bench.advance(60)
      expect(await sure('a', ...legs.toReversed())).toEqual(first)
      expect(others).toEqual([first, first])
      bench.advance(LONGER_THAN_A_HOLD)
      const [anew, ...more] = await Promise.all([1, 2, 3].map(() => sure('a', ...legs)))
      expect(anew?.expiresAt.getTime()).toBeGreaterThan(first?.expiresAt.getTime() ?? 0)
      expect(more).toEqual([anew, anew])
    })

    test('swaps seats in place, or keeps the old ones, and never lengthens', async () => {
      const first = await sure('a', legOf(bench.out, 0, 1))
      await sure('b', legOf(bench.out, 4))
      bench.advance(60)
      expect(await sure('a', legOf(bench.out, 1, 2))).toEqual(first)
      expect(await stateOf(bench.out, 0)).toBe('free')
      expect(await hold('a', legOf(bench.out, 2, 4))).toEqual({ refused: 'seat_taken' })
      expect(await stateOf(bench.out, 1)).toBe('held')
      expect(await sure('a', legOf(bench.back, 5))).toEqual(first)
      expect(await stateOf(bench.out, 1)).toBe('free')
    })

    test('frees seats when a hold ends by time or is given back', async () => {
      await sure('a', legOf(bench.out, 0))
      await sure('b', legOf(bench.out, 1))
      await operator.release('b')
      await operator.release('b')
      expect(await stateOf(bench.out, 1)).toBe('free')
      bench.advance(LONGER_THAN_A_HOLD)
      expect(await stateOf(bench.out, 0)).toBe('free')
      await sure('c', legOf(bench.out, 0))
      await sure('b', legOf(bench.out, 1))
      bench.advance(LONGER_THAN_A_HOLD)
      await sure('b', legOf(bench.out, 1), legOf(bench.back, 1))
      await sure('a', legOf(bench.out, 0))
      expect(await operator.keepForPayment('nobody')).toBeNull()
      await operator.release('nobody')
    })

    test('sells what is held, once', async () => {
      await sure('a', legOf(bench.out, 0), legOf(bench.back, 0))
      expect(await operator.lookUp('a')).toEqual({ state: 'unknown' })
      const sale = await operator.confirm('a')
      expect(sale.state).toBe('sold')
      expect(await operator.confirm('a')).toEqual(sale)
      expect(await operator.lookUp('a')).toEqual(sale)
      expect(await stateOf(bench.out, 0)).toBe('sold')
      await operator.release('a')
      expect(await stateOf(bench.back, 0)).toBe('sold')
      expect(await hold('a', legOf(bench.out, 1))).toEqual({ refused: 'sold' })
      expect(await operator.keepForPayment('a')).toBeNull()
      expect(await operator.confirm('nobody')).toEqual({ state: 'unknown' })
    })

    test('sells a hold that ended when its very seats are free, else never again', async () => {
      await sure('a', legOf(bench.out, 0))
      await sure('b', legOf(bench.out, 1))
      bench.advance(LONGER_THAN_A_HOLD)
      await sure('c', legOf(bench.out, 1))
      expect((await operator.confirm('a')).state).toBe('sold')
      const failed = { state: 'failed', reason: 'taken' }
      expect(await operator.confirm('b')).toEqual(failed)
      await operator.release('c')
      expect(await operator.confirm('b')).toEqual(failed)
      expect(await operator.lookUp('b')).toEqual(failed)
      expect(await hold('b', legOf(bench.out, 1))).toEqual({ refused: 'sold' })
      expect(await stateOf(bench.out, 1)).toBe('free')
    })

    test('keeps what is being paid as it is, once longer and no more', async () => {
      if (!operator.capabilities.keepsForPayment) return
      const held = await sure('a', legOf(bench.out, 0))
      const kept = await operator.keepForPayment('a')
      expect(kept?.expiresAt.getTime()).toBeGreaterThan(held.expiresAt.getTime())
      bench.advance(60)
      expect(await operator.keepForPayment('a')).toEqual(kept)
      expect(await hold('a', legOf(bench.out, 1))).toEqual({ refused: 'paying' })
      expect(await hold('a', legOf(bench.out, 0))).toEqual(kept)
      await operator.release('a')
      expect(await operator.keepForPayment('a')).toBeNull()
      expect(await stateOf(bench.out, 0)).toBe('free')
    })

    test('gives the sold seats of one leg back, once, and leaves the other', async () => {
      if (!operator.capabilities.cancels) return
      await sure('a', legOf(bench.out, 0, 1), legOf(bench.back, 0, 1))
      expect(await operator.cancelLeg('a', bench.out.id)).toBe('refused')
      await operator.confirm('a')
      expect(await operator.cancelLeg('a', bench.out.id)).toBe('cancelled')
      await sure('b', legOf(bench.out, 0))
      expect(await operator.cancelLeg('a', bench.out.id)).toBe('cancelled')
      expect(await stateOf(bench.out, 0)).toBe('held')
      expect(await stateOf(bench.back, 0)).toBe('sold')
      expect((await operator.lookUp('a')).state).toBe('sold')
      expect(await operator.cancelLeg('a', bench.unknownTripId)).toBe('refused')
      expect(await operator.cancelLeg('nobody', bench.out.id)).toBe('refused')
    })

    test('gives sold seats for others of the same departure, all or none', async () => {
      if (!operator.capabilities.changesSeats) return
      const seats = (...places: number[]) => legOf(bench.out, ...places).seatIds
      const swap = (key: string, from: number[], to: number[]) =>
        operator.changeSeats(key, bench.out.id, { from: seats(...from), to: seats(...to) })
      await sure('a', legOf(bench.out, 0, 1), legOf(bench.back, 0))
      expect(await swap('a', [0, 1], [0, 2])).toBe('refused')
      await operator.confirm('a')
      await sure('b', legOf(bench.out, 5))
      expect(await swap('a', [0, 1], [2, 5])).toBe('seat_taken')
      expect(await swap('a', [0, 1], [1, 2])).toBe('changed')
      expect(await swap('a', [0, 1], [2, 1])).toBe('changed')
      expect(await swap('a', [0, 1], [3, 4])).toBe('refused')
      expect(await swap('a', [1, 2], [3])).toBe('refused')
      expect([await stateOf(bench.out, 0), await stateOf(bench.out, 2)]).toEqual(['free', 'sold'])
      expect(await stateOf(bench.back, 0)).toBe('sold')
      await sure('c', legOf(bench.out, 0))
      expect(
        await operator.changeSeats('a', bench.out.id, {
          from: seats(1, 2),
          to: [...seats(3), ...legOf(bench.back, 3).seatIds],
        }),
      ).toBe('seat_unknown')
      await operator.cancelLeg('a', bench.out.id)
      expect(await swap('a', [1, 2], [3, 4])).toBe('refused')
      expect(await swap('nobody', [0, 1], [3, 4])).toBe('refused')
    })

    test('neither shows nor holds what leaves too soon', async () => {
      const left = await bench.leftTrip()
      expect(await hold('a', legOf(left, 0))).toEqual({ refused: 'sale_closed' })
      const trip = await operator.findTrip(left.id)
      if (!trip) throw new Error('no trip')
      const day = trip.departsAt.toISOString().slice(0, 10)
      const route = { fromIds: [trip.from.id], toIds: [trip.to.id] }
      const shown = await operator.searchTrips({ ...route, day })
      expect(shown.map((it) => it.id)).not.toContain(left.id)
      expect(await operator.seatMap(left.id)).not.toBeNull()
    })
  })
}
