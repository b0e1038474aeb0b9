import type { Order } from '../../offer/order.ts'
import { firstOf, type Tie } from '../../../../platform/memory-index/first-of.ts'
import type { FoundStays } from './found-stays.ts'
import type { HotelColumns, StayIndex } from './stay-index.ts'

/** What was found, and what it is put in order by beside its prices. */
type Ordered = Pick<StayIndex, 'found'> & {
  readonly ofHotel: Pick<HotelColumns, 'id' | 'rating' | 'score'>
}

/**
 * Places among what was found of the first `count` stays in an order; the hotel's id decides between
 * equals, so pages never overlap.
 */
export function firstInOrder(
  { ofHotel, found }: Ordered,
  { by, descending, thenRating }: Order,
  count: number,
): number[] {
  if (count <= 0) return []
  const sign = descending ? -1 : 1
  const ratingSign = thenRating === 'desc' ? -1 : thenRating === 'asc' ? 1 : 0
  const tie: Tie = (a, b) => {
    const [one, other] = [found.hotel[a] ?? 0, found.hotel[b] ?? 0]
    return (
      ratingSign * ((ofHotel.rating[one] ?? 0) - (ofHotel.rating[other] ?? 0)) ||
      (ofHotel.id[one] ?? 0) - (ofHotel.id[other] ?? 0)
    )
  }
  if (by === 'price') return firstByPrice(found, sign, count, tie)
  const { keys } = found
  const column = by === 'rating' ? ofHotel.rating : ofHotel.score
  for (let at = 0; at < found.count; at += 1) keys[at] = sign * (column[found.hotel[at] ?? 0] ?? 0)
  return firstOf(found.count, count, keys, tie)
}

/** By what a night costs: of all that was found, only those that may be among the first are divided. */
function firstByPrice(found: FoundStays, sign: 1 | -1, count: number, tie: Tie): number[] {
  const places = found.cheapestOrDearest(sign, count)
  const keys = Float64Array.from(places, (at) => sign * found.perNight(at))
  const tieOfPlaces: Tie = (a, b) => tie(places[a] ?? 0, places[b] ?? 0)
  return firstOf(places.length, count, keys, tieOfPlaces).map((n) => places[n] ?? 0)
}
