import type { getCheapestDays } from '@rihla/contract/bus/trips'
import { addDays, clampDate } from '@rihla/contract/values/dates'
import { toWholeEgp } from '@rihla/contract/values/money'
import type { CallInput, CallOutput } from '../../../platform/http/call.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import { refuseUnknown, stationsOf } from './known-stations.ts'
import type { SearchDeps } from './deps.ts'

const DAYS = 7

/**
 * A week around a day, each with its cheapest seat on a trip that has seats for all who travel. At the ends of what can be booked the week
 * moves, so that it is always a whole one; a day beyond them is taken for the nearest.
 */
export async function listCheapestDays(
  deps: SearchDeps,
  {
    StationFromID: fromId,
    StationToID: toId,
    TripDate,
    Passengers: seats,
  }: CallInput<typeof getCheapestDays>,
): Promise<CallOutput<typeof getCheapestDays> | Refusal> {
  const { min, max } = await deps.bookableDays()
  const first = clampDate(addDays(TripDate, -(DAYS - 1) / 2), min, addDays(max, 1 - DAYS))
  const last = addDays(first, DAYS - 1)
  const ride = await stationsOf(deps, fromId, toId)
  if (isRefusal(ride)) return ride
  const prices = await askOperator(deps, (operator) =>
    operator.cheapestDays({ ...ride, seats, first, last }),
  )
  if (isNoAnswer(prices)) return refuse('unavailable')
  const refused = prices.size === 0 && (await refuseUnknown(deps, [fromId, toId]))
  if (refused) return refused
  return Array.from({ length: DAYS }, (_, nth) => {
    const Date = addDays(first, nth)
    // Where less than a week can be booked, its days stand among others.
    const lowest = Date < min || Date > max ? undefined : prices.get(Date)
    return {
      Date,
      Price: lowest ? toWholeEgp(lowest.price) : null,
      RoundPrice: lowest ? toWholeEgp(lowest.roundPrice) : null,
    }
  })
}
