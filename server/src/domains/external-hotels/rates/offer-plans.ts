import { type HotelRates, SupplierUnavailable } from '../../../ports/hotel-supplier.ts'
import type { SupplierDeps } from '../deps.ts'
import { occupanciesOf } from './occupancy.ts'
import { offerPlans, recentPlans, type OfferedPlan, type PlanCriteria } from './plan-store.ts'
import { plansOf } from './plan.ts'

const MINUTE = 60_000
/** What was offered so lately is offered again, under the same tokens. */
const FRESH_MS = 5 * MINUTE
/** A supplier's key is good for half an hour; ours ends sooner, so that a booking can be begun in time. */
const LIFE_MS = 20 * MINUTE

/** `unavailable`: the supplier can't be asked now. An empty list: no rooms. */
/** Plans that are shown together; older ones can't be booked by their keys. */
export const SHOWN_TOGETHER_MS = LIFE_MS

export type Offered = readonly OfferedPlan[] | 'unavailable'

type Hotel = { readonly id: number; readonly code: string }

/** Offers what hotels sell, each plan under a token of ours; one question for each stay at a time, however many look. */
export function createOffers(deps: SupplierDeps) {
  const { db, clock } = deps
  const asking = new Map<string, Promise<Offered>>()
  return {
    /** Everything that one hotel sells a party for a stay, the cheapest first. */
    async of(hotel: Hotel, stay: Omit<PlanCriteria, 'hotelId'>): Promise<Offered> {
      const criteria = { ...stay, hotelId: hotel.id }
      const since = new Date(clock.now().getTime() - FRESH_MS)
      const known = await recentPlans(db, criteria, since)
      if (known.length > 0) return known
      const key = JSON.stringify(criteria)
      const current =
        asking.get(key) ?? askPlans(deps, hotel.code, criteria).finally(() => asking.delete(key))
      asking.set(key, current)
      return current
    },
  }
}

/** Asks the supplier what a hotel sells for a stay now, and offers it. */
export async function askPlans(
  deps: SupplierDeps,
  code: string,
  criteria: PlanCriteria,
): Promise<Offered> {
  const { db, clock, supplier, log } = deps
  const { arrival, departure, party } = criteria
  const occupancies = occupanciesOf(party)
  let found: readonly HotelRates[]
  try {
    found = await supplier.searchAvailability([code], {
      arrival,
      departure,
      occupancies,
      language: 'en',
    })
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error
    log.warn({ err: error, supplier: supplier.name }, 'prices of a hotel could not be asked for')
    return 'unavailable'
  }
  const at = clock.now()
  const plans = plansOf(
    found.find(({ hotelCode }) => hotelCode === code)?.rates ?? [],
    occupancies,
    at,
  )
  const expiresAt = new Date(at.getTime() + LIFE_MS)
  return offerPlans(db, criteria, plans, { at, expiresAt })
}
