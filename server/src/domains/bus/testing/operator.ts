import { addDays, cairoDate } from '@rihla/contract/values/dates'
import type { Clock } from '../../../platform/clock.ts'
import type {
  BusOperator,
  Held,
  HoldRefused,
  HoldRequest,
  Sale,
  Seat,
  Station,
  Trip,
  SeatPrices,
} from '../../../ports/bus-operator.ts'

type State = 'active' | 'paying' | 'ended' | 'sold' | 'failed'

type Hold = {
  key: string
  state: State
  legs: HoldRequest['legs']
  expiresAt: Date
  /** Trips whose sold seats were given back. */
  readonly cancelled: Set<number>
}

/** Its switches: for the cases of the port that our own fleet never shows. */
export type Switches = {
  /** Runs before a call does anything: to be slow, to throw, to let something else happen first. */
  before: (call: Call) => Promise<void>
  /** Runs after a call did its work; a throw is a lost answer. */
  after: (call: Call) => Promise<void>
  /** What `confirm` and `lookUp` answer instead of the truth; confirming still sells. */
  sale: ((key: string) => Sale | null) | null
  /** Confirming does nothing but fail for good. */
  refuses: boolean
  /** What `cancelLeg` answers, doing nothing. */
  cancelling: 'processing' | 'refused' | null
  holdSeconds: number
  keepsForPayment: boolean
  changesSeats: boolean
}

export type Call =
  | 'findTrip'
  | 'hold'
  | 'keepForPayment'
  | 'release'
  | 'confirm'
  | 'lookUp'
  | 'cancelLeg'
  | 'changeSeats'

export type TestOperator = BusOperator & {
  readonly switches: Switches
  /** Every call that changes something, with its key. */
  readonly calls: { readonly call: Call; readonly key: string }[]
  addTrip(change?: Partial<Trip>): Trip
  seatsOf(tripId: number): readonly number[]
  setPrice(tripId: number, price: number, roundPrice: number): void
  /** All switches as at the beginning, and no call noted. */
  reset(): void
}

const SEATS = 12
const HOUR = 3_600_000

const station = (id: number, en: string, ar: string): Station => ({
  id,
  name: { en, ar },
  region: { en: `${en} region`, ar: `منطقة ${ar}` },
  city: null,
  boardingPoint: { en: 'Gate 4', ar: 'بوابة 4' },
  spellings: [],
  latitude: 30.06,
  longitude: 31.25,
})

export const CAIRO = station(1, 'Ramses', 'رمسيس')
export const COAST = station(2, 'Hurghada', 'الغردقة')

const initially = (): Switches => ({
  before: async () => undefined,
  after: async () => undefined,
  sale: null,
  refuses: false,
  cancelling: null,
  holdSeconds: 600,
  keepsForPayment: true,
  changesSeats: true,
})

/** An operator in this process, past the port's suite, with switches. Not safe for several processes. */
export function testOperator(clock: Clock): TestOperator {
  const trips = new Map<number, Trip>()
  const holds = new Map<string, Hold>()
  const switches = initially()
  const calls: TestOperator['calls'][number][] = []

  const isLive = (hold: Hold): boolean =>
    (hold.state === 'active' || hold.state === 'paying') && hold.expiresAt > clock.now()
  const seatId = (tripId: number, place: number): number => tripId * 100 + place
  const seatsOf = (tripId: number): number[] =>
    Array.from({ length: SEATS }, (_, place) => seatId(tripId, place + 1))
  const ownerOf = (tripId: number, seat: number): Hold | null =>
    [...holds.values()].find(
      (hold) =>
        (hold.state === 'sold' ? !hold.cancelled.has(tripId) : isLive(hold)) &&
        hold.legs.some((leg) => leg.tripId === tripId && leg.seatIds.includes(seat)),
    ) ?? null
  const isFree = (legs: HoldRequest['legs'], except: Hold | null): boolean =>
    legs.every((leg) =>
      leg.seatIds.every((seat) => [null, except].includes(ownerOf(leg.tripId, seat))),
    )
  const trip = (id: number): Trip | null => {
    const known = trips.get(id)
    const left = seatsOf(id).filter((seat) => ownerOf(id, seat) === null).length
    return known ? { ...known, seatsLeft: left } : null
  }
  const saleOf = (hold: Hold | undefined): Sale => {
    if (hold?.state === 'sold') return { state: 'sold', operatorReference: `OP-${hold.key}` }
    return hold?.state === 'failed' ? { state: 'failed', reason: 'taken' } : { state: 'unknown' }
  }
  /** Runs a call atomically: no other call comes in between `before` and `after`. */
  const doing = async <T>(call: Call, key: string, work: () => T): Promise<T> => {
    calls.push({ call, key })
    await switches.before(call)
    const answer = work()
    await switches.after(call)
    return answer
  }

  function whyNot(legs: HoldRequest['legs']): HoldRefused | null {
    const twice = legs.some((leg) => new Set(leg.seatIds).size < leg.seatIds.length)
    if (legs.length === 0 || twice) return { refused: 'seat_unknown' }
    for (const leg of legs) {
      const known = trips.get(leg.tripId)
      if (!known) return { refused: 'trip_not_found' }
      if (leg.seatIds.length === 0 || leg.seatIds.some((id) => !seatsOf(leg.tripId).includes(id)))
        return { refused: 'seat_unknown' }
      if (known.departsAt <= clock.now()) return { refused: 'sale_closed' }
    }
    return null
  }

  const sameSeats = (one: HoldRequest['legs'], other: HoldRequest['legs']): boolean => {
    const text = (legs: HoldRequest['legs']): string =>
      legs
        .map((leg) => `${leg.tripId}:${leg.seatIds.toSorted().join()}`)
        .toSorted()
        .join(';')
    return text(one) === text(other)
  }

  function hold({ key, legs }: HoldRequest): Held | HoldRefused {
    const known = holds.get(key)
    if (known?.state === 'sold' || known?.state === 'failed') return { refused: 'sold' }
    if (known && isLive(known) && sameSeats(known.legs, legs))
      return { key, expiresAt: known.expiresAt }
    const refused = whyNot(legs)
    if (refused) return refused
    if (known?.state === 'paying' && isLive(known)) return { refused: 'paying' }
    if (!isFree(legs, known ?? null)) return { refused: 'seat_taken' }
    const fresh = new Date(clock.now().getTime() + switches.holdSeconds * 1000)
    const expiresAt = known && isLive(known) ? known.expiresAt : fresh
    holds.set(key, { key, state: 'active', legs, expiresAt, cancelled: new Set() })
    return { key, expiresAt }
  }

  function keep(key: string): Held | null {
    const known = holds.get(key)
    if (!known || !isLive(known)) return null
    if (known.state === 'active') {
      known.state = 'paying'
      known.expiresAt = new Date(clock.now().getTime() + switches.holdSeconds * 1500)
    }
    return { key, expiresAt: known.expiresAt }
  }

  function confirm(key: string): Sale {
    const known = holds.get(key)
    if (!known) return { state: 'unknown' }
    if (known.state === 'sold' || known.state === 'failed') return saleOf(known)
    if (switches.refuses) {
      known.state = 'failed'
      return { state: 'failed', reason: 'refused' }
    }
    known.state = isFree(known.legs, isLive(known) ? known : null) ? 'sold' : 'failed'
    return saleOf(known)
  }

  function cancel(key: string, tripId: number): 'cancelled' | 'processing' | 'refused' {
    if (switches.cancelling) return switches.cancelling
    const known = holds.get(key)
    const has = known?.state === 'sold' && known.legs.some((leg) => leg.tripId === tripId)
    if (!known || !has) return 'refused'
    known.cancelled.add(tripId)
    return 'cancelled'
  }

  function seatMap(tripId: number): Seat[] | null {
    if (!trips.has(tripId)) return null
    return seatsOf(tripId).map((id, place) => {
      const owner = ownerOf(tripId, id)
      const state = owner === null ? 'free' : owner.state === 'sold' ? 'sold' : 'held'
      return {
        id,
        number: String(place + 1),
        x: (place % 4) * 80 + 160,
        y: Math.floor(place / 4) * 80,
        window: place % 4 === 0 || place % 4 === 3,
        state,
        heldBy: state === 'held' ? (owner?.key ?? null) : null,
      }
    })
  }

  function swapSeats(
    key: string,
    tripId: number,
    { from, to }: { from: readonly number[]; to: readonly number[] },
  ): 'changed' | 'seat_taken' | 'seat_unknown' | 'refused' {
    const known = holds.get(key)
    const leg = known?.legs.find((it) => it.tripId === tripId)
    const departsAt = trips.get(tripId)?.departsAt
    const isSold = known?.state === 'sold' && !known.cancelled.has(tripId)
    if (!known || !leg || !isSold || !departsAt || departsAt <= clock.now()) return 'refused'
    const isSame = (seats: readonly number[]): boolean =>
      leg.seatIds.toSorted().join() === seats.toSorted().join()
    if (isSame(to)) return 'changed'
    if (!isSame(from) || to.length !== from.length) return 'refused'
    if (to.some((id) => !seatsOf(tripId).includes(id))) return 'seat_unknown'
    const legs = known.legs.map((it) => (it.tripId === tripId ? { ...it, seatIds: to } : it))
    if (!isFree([{ tripId, seatIds: to }], known)) return 'seat_taken'
    known.legs = legs
    return 'changed'
  }

  let nextTrip = 100
  type Ids = readonly number[]
  const between = (fromIds: Ids, toIds: Ids): Trip[] =>
    [...trips.values()]
      .filter(
        ({ from, to, departsAt }) =>
          fromIds.includes(from.id) && toIds.includes(to.id) && departsAt > clock.now(),
      )
      .toSorted((a, b) => a.departsAt.getTime() - b.departsAt.getTime())
      .map((it) => trip(it.id) ?? it)

  return {
    name: 'test-operator',
    get capabilities() {
      return {
        keepsForPayment: switches.keepsForPayment,
        cancels: true,
        changesSeats: switches.changesSeats,
      }
    },
    switches,
    calls,
    seatsOf,
    addTrip(change = {}) {
      nextTrip += 1
      const made: Trip = {
        id: nextTrip,
        from: CAIRO,
        to: COAST,
        departsAt: new Date(clock.now().getTime() + 72 * HOUR),
        minutes: 360,
        className: { en: 'Business', ar: 'بيزنس' },
        classColour: '#0f766e',
        amenities: ['wifi'],
        price: 300_00,
        roundPrice: 250_00,
        seatsLeft: SEATS,
        seats: SEATS,
        ...change,
      }
      trips.set(made.id, made)
      return made
    },
    setPrice(tripId, price, roundPrice) {
      const known = trips.get(tripId)
      if (known) trips.set(tripId, { ...known, price, roundPrice })
    },
    reset() {
      Object.assign(switches, initially())
      calls.length = 0
    },
    listStations: async () => [CAIRO, COAST],
    searchTrips: async ({ fromIds, toIds, day }) =>
      between(fromIds, toIds).filter((it) => cairoDate(it.departsAt) === day),
    async cheapestDays({ fromIds, toIds, seats, first, last }) {
      const cheapest = new Map<string, SeatPrices>()
      for (let day = first; day <= last; day = addDays(day, 1)) {
        const free = between(fromIds, toIds).filter(
          (it) => cairoDate(it.departsAt) === day && it.seatsLeft >= seats,
        )
        const lowest = (of: 'price' | 'roundPrice') => Math.min(...free.map((it) => it[of]))
        if (free.length > 0)
          cheapest.set(day, { price: lowest('price'), roundPrice: lowest('roundPrice') })
      }
      return cheapest
    },
    async routesSold({ first, last }) {
      const all = [CAIRO.id, COAST.id]
      const free = between(all, all).filter(({ departsAt, seatsLeft }) => {
        const day = cairoDate(departsAt)
        return day >= first && day <= last && seatsLeft > 0
      })
      const pairs = Map.groupBy(free, ({ from, to }) => `${from.id} ${to.id}`)
      return [...pairs.values()].flatMap((trips) => {
        const [cheapest] = trips.toSorted(
          (a, b) => a.price - b.price || a.departsAt.getTime() - b.departsAt.getTime(),
        )
        if (!cheapest) return []
        const { from, to, price, departsAt } = cheapest
        const seatsSold = trips.reduce((sum, it) => sum + it.seats - it.seatsLeft, 0)
        return [{ from, to, price, day: cairoDate(departsAt), seatsSold }]
      })
    },
    async findTrip(tripId) {
      await switches.before('findTrip')
      return trip(tripId)
    },
    seatMap: async (tripId) => seatMap(tripId),
    hold: (request) => doing('hold', request.key, () => hold(request)),
    keepForPayment: (key) => doing('keepForPayment', key, () => keep(key)),
    release: (key) =>
      doing('release', key, () => {
        const known = holds.get(key)
        if (known && isLive(known)) known.state = 'ended'
      }),
    confirm: (key) =>
      doing('confirm', key, () => {
        const truth = confirm(key)
        return switches.sale?.(key) ?? truth
      }),
    lookUp: (key) => doing('lookUp', key, () => switches.sale?.(key) ?? saleOf(holds.get(key))),
    cancelLeg: (key, tripId) => doing('cancelLeg', key, () => cancel(key, tripId)),
    changeSeats: (key, tripId, seats) =>
      doing('changeSeats', key, () => swapSeats(key, tripId, seats)),
  }
}
