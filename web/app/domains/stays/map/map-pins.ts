import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import { FRAME, project, type Point } from '../../../ui/map/egypt-geometry.ts'
import { pricesOf } from '../booking/stay-prices.ts'

/** What part of the drawn map is shown, in its own lengths. */
export type MapView = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }

/** One pin: a stay, or several that would cover one another. */
export type Pin = {
  key: string
  /** In pixels from the top left of the shown map. */
  at: Point
  cards: readonly HotelCard[]
  /** The lowest price among them. */
  price: number
}

/** A pin is at most so large: a count and a price of five digits. */
const PIN = { width: 118, height: 40 } as const
/** A town, in lengths of the drawing: what is shown of one place by itself. */
const TOWN = 14
/** Some hundred metres: hotels of one street stand apart, though the drawing shows nothing more. */
const NARROWEST = 0.3
/** Nearer to one another than this is one spot. */
const SPOT = 0.01
export const WHOLE: MapView = FRAME

const pointOf = ({ Latitude, Longitude }: HotelCard): Point =>
  project({ latitude: Latitude, longitude: Longitude })

/** The same middle in the shape of the box that shows it, no nearer and no wider than makes sense. */
export function shaped(view: MapView, box: Size): MapView {
  const ratio = box.width / Math.max(1, box.height)
  const wide = Math.max(view.width, view.height * ratio, NARROWEST)
  const width = Math.min(wide, Math.max(FRAME.width, FRAME.height * ratio))
  const height = width / ratio
  return {
    x: view.x + view.width / 2 - width / 2,
    y: view.y + view.height / 2 - height / 2,
    width,
    height,
  }
}

/** The part of the map that holds all of some stays, with air around. */
export const viewOf = (cards: readonly HotelCard[], box: Size): MapView =>
  viewAround(cards, box, TOWN)

/** The part of the map in which the stays of a pin stand apart. */
export const partView = (cards: readonly HotelCard[], box: Size): MapView =>
  viewAround(cards, box, NARROWEST)

function viewAround(cards: readonly HotelCard[], box: Size, least: number): MapView {
  if (cards.length === 0) return shaped(WHOLE, box)
  const points = cards.map(pointOf)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const width = Math.max(Math.max(...xs) - left, least / 2)
  const height = Math.max(Math.max(...ys) - top, least / 2)
  const air = 0.22
  return shaped(
    {
      x: left - width * air,
      y: top - height * air,
      width: width * (1 + 2 * air),
      height: height * (1 + 2 * air),
    },
    box,
  )
}

/** Nearer (a factor below 1) or farther, around the middle. */
export const zoomed = (view: MapView, factor: number, box: Size): MapView =>
  shaped(
    {
      x: view.x + (view.width * (1 - factor)) / 2,
      y: view.y + (view.height * (1 - factor)) / 2,
      width: view.width * factor,
      height: view.height * factor,
    },
    box,
  )

const pinOf = (cards: readonly HotelCard[], at: Point): Pin => ({
  key: cards.map(({ HotelId }) => HotelId).join('-'),
  at,
  cards,
  price: Math.min(...cards.map((card) => pricesOf(card).now)),
})

/** Pins for what is in view; stays whose pins would cover one another share one. */
export function pinsOf(cards: readonly HotelCard[], view: MapView, box: Size): Pin[] {
  const scale = box.width / view.width
  const groups: { at: Point; cards: HotelCard[] }[] = []
  for (const card of cards) {
    const { x, y } = pointOf(card)
    const at = { x: (x - view.x) * scale, y: (y - view.y) * scale }
    if (at.x < 0 || at.y < 0 || at.x > box.width || at.y > box.height) continue
    const near = groups.find(
      (group) =>
        Math.abs(group.at.x - at.x) < PIN.width && Math.abs(group.at.y - at.y) < PIN.height,
    )
    if (near) near.cards.push(card)
    else groups.push({ at, cards: [card] })
  }
  return groups.map((group) => pinOf(group.cards, group.at))
}

/** Whether zooming in can part the stays of a pin. */
export function canPart({ cards }: Pin, view: MapView): boolean {
  const [first, ...others] = cards.map(pointOf)
  const apart = others.some(
    ({ x, y }) => first && Math.max(Math.abs(x - first.x), Math.abs(y - first.y)) > SPOT,
  )
  return apart && canZoom(view)
}

/** Whether one can look closer still. */
export const canZoom = (view: MapView): boolean => view.width > NARROWEST * 1.05
