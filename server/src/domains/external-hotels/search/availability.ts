import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { setTimeout } from 'node:timers/promises'
import { SupplierUnavailable, type SupplierBoard } from '../../../ports/hotel-supplier.ts'
import type { SupplierDeps } from '../deps.ts'
import { occupanciesOf, type Party } from '../rates/occupancy.ts'
import { freeUntilDay, plansOf, roomsTaken, type Plan } from '../rates/plan.ts'

/** Which hotels are asked about: all of a city, or all there are. */
export type Scope = {
  readonly arrival: CalendarDate
  readonly departure: CalendarDate
  readonly party: Party
  readonly cityId: number | null
}

/** The cheapest way to stay at a hotel. */
export type CheapestPlan = {
  readonly roomCode: string
  /** As its rate says it, in English. */
  readonly roomName: string | null
  readonly board: SupplierBoard
  /** How many rooms the party takes. */
  readonly rooms: number
  readonly price: Piastres
  /** The last day on which cancelling is free; null: it isn't. */
  readonly freeUntil: CalendarDate | null
}

/** Of one hotel: the cheapest of all, and the cheapest that can be cancelled for nothing. */
export type HotelPrice = { readonly any: CheapestPlan; readonly refundable: CheapestPlan | null }

/** By the supplier's code. */
export type Prices = ReadonlyMap<string, HotelPrice>

/**
 * What is known of a search: `coming`: the supplier is being asked, ask us again. `unavailable`: it
 * can't be asked now; what there is may be old, or nothing.
 */
export type Known = {
  readonly state: 'complete' | 'coming' | 'unavailable'
  readonly prices: Prices
}

const MINUTE = 60_000
/** Prices serve searches for so long; the details page asks anew. */
const FRESH_MS = 5 * MINUTE
/** After a failure the supplier is left in peace. */
const PEACE_MS = 20_000
/** Old prices are better than none while new ones come, but not for ever. */
const STALE_MS = 15 * MINUTE
/** What is kept, the oldest out first. */
const MOST_SEARCHES = 300
/** Hotels in one question. */
const MOST_HOTELS = 2000
/** Questions at a time; others wait, and beyond that are turned away. */
const AT_ONCE = 6
const WAITING = 12

type Entry = {
  prices: Prices
  /** Milliseconds of the clock at which the prices came; null: never yet. */
  at: number | null
  failedAt: number | null
  asking: { readonly done: Promise<void>; readonly since: number } | null
}

/** Asks the supplier for whole searches, once for all who look for the same, and remembers the answers for minutes. */
export function createAvailability(deps: SupplierDeps) {
  const entries = new Map<string, Entry>()
  const gate = bulkhead(AT_ONCE, WAITING)

  function entryOf(key: string): Entry {
    const known = entries.get(key)
    if (known) return known
    if (entries.size >= MOST_SEARCHES) {
      const idle = [...entries].find(([, it]) => it.asking === null)?.[0]
      if (idle !== undefined) entries.delete(idle)
    }
    const entry: Entry = { prices: new Map(), at: null, failedAt: null, asking: null }
    entries.set(key, entry)
    return entry
  }

  async function ask(entry: Entry, scope: Scope, codes: readonly string[]): Promise<void> {
    const now = () => deps.clock.now().getTime()
    try {
      const prices = await gate.execute(() => readPrices(deps, scope, codes))
      Object.assign(entry, { prices, at: now(), failedAt: null })
    } catch (error) {
      if (!(error instanceof SupplierUnavailable) && !(error instanceof BulkheadRejectedError))
        deps.log.error({ err: error }, 'a search of the supplier failed')
      else deps.log.warn({ err: error }, 'the supplier could not be searched')
      entry.failedAt = now()
    } finally {
      entry.asking = null
    }
  }

  return {
    /** What is known of a search, waiting `waitMs` at most for what isn't; asks behind the caller's back. */
    async look(scope: Scope, codes: readonly string[], waitMs: number): Promise<Known> {
      if (codes.length === 0) return { state: 'complete', prices: new Map() }
      const { arrival, departure, party, cityId } = scope
      const ages = party.childAges.toSorted((a, b) => a - b)
      const entry = entryOf([arrival, departure, party.adults, ages, cityId].join(' '))
      const age = () => (entry.at === null ? Infinity : deps.clock.now().getTime() - entry.at)
      const isQuiet =
        entry.failedAt !== null && deps.clock.now().getTime() - entry.failedAt < PEACE_MS
      if (age() > FRESH_MS && !entry.asking && !isQuiet)
        entry.asking = { done: ask(entry, scope, codes), since: performance.now() }
      if (entry.asking && age() > STALE_MS) {
        const left = waitMs - (performance.now() - entry.asking.since)
        if (left > 0)
          await Promise.race([entry.asking.done, setTimeout(left, null, { ref: false })])
      }
      const prices = age() <= STALE_MS ? entry.prices : new Map<string, HotelPrice>()
      if (age() <= FRESH_MS) return { state: 'complete', prices }
      return { state: entry.asking ? 'coming' : 'unavailable', prices }
    },
  }
}

export type Availability = ReturnType<typeof createAvailability>

async function readPrices(
  { supplier, clock }: SupplierDeps,
  { arrival, departure, party }: Scope,
  codes: readonly string[],
): Promise<Prices> {
  const occupancies = occupanciesOf(party)
  const criteria = { arrival, departure, occupancies, language: 'en' as const }
  const prices = new Map<string, HotelPrice>()
  for (let at = 0; at < codes.length; at += MOST_HOTELS) {
    const found = await supplier.searchAvailability(codes.slice(at, at + MOST_HOTELS), criteria)
    for (const { hotelCode, rates } of found) {
      const plans = plansOf(rates, occupancies, clock.now())
      const [first] = plans
      if (!first) continue
      const cheapest = (plan: Plan): CheapestPlan => ({
        roomCode: plan.roomCode,
        roomName: plan.roomName,
        board: plan.board,
        rooms: roomsTaken(plan),
        price: plan.price,
        freeUntil: freeUntilDay(plan, arrival, clock.now()),
      })
      const refundable = plans.map(cheapest).find(({ freeUntil }) => freeUntil !== null) ?? null
      prices.set(hotelCode, { any: cheapest(first), refundable })
    }
  }
  return prices
}

/** The stay that a search without dates is answered with: tomorrow's night. */
export const tomorrow = (now: Date): { arrival: CalendarDate; departure: CalendarDate } => {
  const arrival = addDays(cairoDate(now), 1)
  return { arrival, departure: addDays(arrival, 1) }
}
