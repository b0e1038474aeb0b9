import type { FeatureKey } from './features.ts'
import { hotels } from './hotels/index.ts'
import { routes } from './sailings.ts'
import { ships } from './ships/index.ts'
import type { DemoHotel, DemoShip } from './stay.ts'
import { styles, type Style } from './styles.ts'

type Common = {
  readonly id: number
  readonly has: ReadonlySet<FeatureKey>
  readonly terms: Style
}

/** A hotel or a ship with its id and what it shares with others of its style. */
export type Stay = Common &
  (
    | { readonly kind: 'hotel'; readonly style: string; readonly offer: DemoHotel }
    | { readonly kind: 'cruise'; readonly style: 'ship'; readonly offer: DemoShip }
  )

const shipTerms: Style = {
  board: 'FB',
  meals: [],
  features: ['pool', 'sundeck', 'restaurant', 'egyptologist', 'excursions', 'prayer', 'wifi'],
  free: 14,
  hours: ['12:00', '08:00'],
  bands: [
    [5, 0],
    [12, 50],
  ],
  rooms: 12,
}

const hotel = (id: number, offer: DemoHotel): Stay => {
  const terms = styles[offer.style]
  const { has: more = [], lacks = [] } = offer
  const has = new Set([...terms.features, ...more].filter((key) => !lacks.includes(key)))
  return { kind: 'hotel', id, style: offer.style, offer, terms, has }
}

const ship = (id: number, offer: DemoShip): Stay => {
  const lacksPool = routes[offer.route].sails
  const features = shipTerms.features.filter((key) => !(lacksPool && key === 'pool'))
  const has = new Set([...features, ...(offer.has ?? [])])
  return { kind: 'cruise', id, style: 'ship', offer, terms: shipTerms, has }
}

const numbered = <T>(
  lists: Readonly<Record<number, readonly T[]>>,
  make: (id: number, it: T) => Stay,
) =>
  Object.entries(lists).flatMap(([first, list]) => list.map((it, n) => make(Number(first) + n, it)))

/** Every stay of the demo; ids never change, see hotels/index.ts. */
export const stays: readonly Stay[] = [...numbered(hotels, hotel), ...numbered(ships, ship)]
