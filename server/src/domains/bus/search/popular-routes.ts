import { MOST_POPULAR_ROUTES, POPULAR_DAYS, type PopularRoute } from '@rihla/contract/bus/trips'
import { addDays, clampDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { RouteSales, Station } from '../../../ports/bus-operator.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import type { SearchDeps } from './deps.ts'

/** A city with all its stations, or a station that is the only one of its place. */
type End = { readonly id: number; readonly name: LocalizedText }
const endOf = ({ id, name, city }: Station): End => city ?? { id, name }

type Route = Pick<RouteSales, 'price' | 'day' | 'seatsSold'> & { from: End; to: End }

/** Between cities, whichever their stations: what is sold in all, and the lowest price of any. */
function betweenCities(routes: readonly RouteSales[]): Route[] {
  const byEnds = Map.groupBy(routes, ({ from, to }) => `${endOf(from).id} ${endOf(to).id}`)
  return [...byEnds.values()].flatMap((those) => {
    const [cheapest] = those.toSorted((a, b) => a.price - b.price || a.day.localeCompare(b.day))
    if (!cheapest) return []
    const { price, day } = cheapest
    const seatsSold = those.reduce((sum, it) => sum + it.seatsSold, 0)
    return [{ from: endOf(cheapest.from), to: endOf(cheapest.to), price, day, seatsSold }]
  })
}

/**
 * Of each two cities one way, with what is sold of both: from the busier city, so that the routes are as
 * many places to go.
 */
function oneWayEach(routes: readonly Route[]): Route[] {
  const sold = new Map<number, number>()
  const count = (city: End, seats: number) => sold.set(city.id, (sold.get(city.id) ?? 0) + seats)
  for (const { from, to, seatsSold } of routes) {
    count(from, seatsSold)
    count(to, seatsSold)
  }
  const inOrder = (one: End, other: End): number =>
    (sold.get(other.id) ?? 0) - (sold.get(one.id) ?? 0) || one.id - other.id
  const pairs = Map.groupBy(routes, ({ from, to }) =>
    [from, to]
      .toSorted(inOrder)
      .map(({ id }) => id)
      .join(' '),
  )
  return [...pairs.values()].flatMap((ways) => {
    const [way] = ways.toSorted((a, b) => inOrder(a.from, b.from))
    const seatsSold = ways.reduce((sum, it) => sum + it.seatsSold, 0)
    return way ? [{ ...way, seatsSold }] : []
  })
}

/** Where most people travel within the next days, at the lowest price with free seats. */
export async function listPopularRoutes(
  deps: SearchDeps,
  language: Language,
): Promise<PopularRoute[] | Refusal> {
  const { min, max } = await deps.bookableDays()
  const days = { first: min, last: clampDate(addDays(min, POPULAR_DAYS - 1), min, max) }
  const sold = await askOperator(deps, (operator) => operator.routesSold(days))
  if (isNoAnswer(sold)) return refuse('unavailable')
  return oneWayEach(betweenCities(sold))
    .toSorted((a, b) => b.seatsSold - a.seatsSold || a.from.id - b.from.id || a.to.id - b.to.id)
    .slice(0, MOST_POPULAR_ROUTES)
    .map(({ from, to, price, day }) => ({
      StationFromID: from.id,
      StationToID: to.id,
      NameFrom: from.name[language],
      NameTo: to.name[language],
      Price: toWholeEgp(price),
      Date: day,
    }))
}
