import { stays, type Stay } from '../stays/all.ts'
import type { Board } from '../stays/styles.ts'
import { days, type DayKey } from './days/index.ts'
import { honeymoons } from './honeymoons/index.ts'
import type { DemoHoneymoon, DemoNights, DemoTrip } from './package.ts'
import { trips } from './trips/index.ts'
import { outside, type OutsideKey } from './words/outside.ts'

/** Nights of a package: in a room of ours, or in a house that we only name. */
export type PackageNights = {
  readonly nights: number
  readonly board: Board
  readonly stars: number
} & (
  | { readonly stay: Stay; readonly room: number }
  | { readonly stay: null; readonly key: OutsideKey }
)

type Common = {
  readonly id: number
  readonly nights: number
  /** English names, in the order they are visited. */
  readonly cities: readonly string[]
  readonly stays: readonly PackageNights[]
}

export type Package = Common &
  (
    | { readonly kind: 'honeymoon'; readonly offer: DemoHoneymoon }
    | { readonly kind: 'trip'; readonly offer: DemoTrip }
  )

const stayNamed = new Map(stays.map((stay) => [stay.offer.en[0], stay]))

/** A package may feed its guests better than the room's own price does, never worse. */
function boardOf(own: Board, has: DemoHoneymoon['has']): Board {
  if (own === 'RO' && has.includes('campMeals')) return 'FB'
  if ((own === 'RO' || own === 'BB') && has.includes('halfBoard')) return 'HB'
  return own === 'RO' && has.includes('breakfast') ? 'BB' : own
}

function nightsOf(it: DemoNights, { has }: DemoHoneymoon): PackageNights {
  if (it.length === 2) {
    const [key, nights] = it
    const { board, stars } = outside[key]
    return { nights, board, stars, stay: null, key }
  }
  const [name, key, nights] = it
  const stay = stayNamed.get(name)
  const room = stay?.offer.rooms.indexOf(key) ?? -1
  if (!stay || room < 0) throw new Error(`No stay of ours is called ${name} and has a room ${key}`)
  const board = boardOf(stay.terms.board, has)
  return { nights, board, stars: stay.offer.stars, stay, room }
}

/** Days on the road, whose town isn't a destination. */
export const onTheWay: readonly DayKey[] = ['cairoNightTrain', 'cairoDawnHome', 'cairoHome']

function common(id: number, offer: DemoHoneymoon): Common {
  const resolved = offer.stays.map((it) => nightsOf(it, offer))
  const seen = offer.days.filter((key) => !onTheWay.includes(key))
  return {
    id,
    nights: resolved.reduce((sum, { nights }) => sum + nights, 0),
    cities: [...new Set(seen.map((key) => days[key].at))],
    stays: resolved,
  }
}

const numbered = <T>(
  lists: Readonly<Record<number, readonly T[]>>,
  make: (id: number, it: T) => Package,
) =>
  Object.entries(lists).flatMap(([first, list]) => list.map((it, n) => make(Number(first) + n, it)))

/** Every package of the demo; ids never change, see honeymoons/index.ts. */
export const packages: readonly Package[] = [
  ...numbered(honeymoons, (id, offer) => ({ kind: 'honeymoon', offer, ...common(id, offer) })),
  ...numbered(trips, (id, offer) => ({ kind: 'trip', offer, ...common(id, offer) })),
]

/** Stars of the house with the most nights. */
export const starsOf = ({ stays }: Package): number =>
  stays.toSorted((a, b) => b.nights - a.nights)[0]?.stars ?? 0
