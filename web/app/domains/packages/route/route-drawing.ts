import { project, towns, type Point } from '../../../ui/map/egypt-geometry.ts'
import type { Stop } from './route.ts'

/** A part of the drawing, in its lengths. */
export type Box = { x: number; y: number; width: number; height: number }

/** So much of Egypt is shown at least: enough to know where one is. */
const LEAST = 420
const ROOM = 1.5

/** The part of the drawing that shows some points with room around them, never too near. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [west, east, north, south] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const width = Math.max(LEAST, (east - west) * ROOM)
  const height = Math.max(LEAST, (south - north) * ROOM)
  return { x: (west + east - width) / 2, y: (north + south - height) / 2, width, height }
}

/** A bow from one point to another; the way back bows to the other side. */
export function bow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const middle = { x: (from.x + to.x) / 2 - dy * 0.14, y: (from.y + to.y) / 2 + dx * 0.14 }
  const [a, b, c] = [from, middle, to].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
  return `M${a}Q${b} ${c}`
}

export type Label = { side: 'right' | 'left' | 'below' | 'above'; at: Point }

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Where each name stands beside its pin, so that none lies on a pin or another name; `unit` is a letter's height. */
export function placeLabels(stops: readonly Stop[], unit: number): Label[] {
  const points = stops.map(({ at }) => project(at))
  const taken: Box[] = points.map(({ x, y }) => ({
    x: x - unit,
    y: y - unit,
    width: unit * 2,
    height: unit * 2,
  }))
  return stops.map(({ name }, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 }
    const width = Math.max(2, name.length) * unit * 0.58
    const boxes = {
      right: { x: x + unit * 1.3, y: y - unit * 0.7, width, height: unit * 1.4 },
      left: { x: x - unit * 1.3 - width, y: y - unit * 0.7, width, height: unit * 1.4 },
      below: { x: x - width / 2, y: y + unit * 1.1, width, height: unit * 1.4 },
      above: { x: x - width / 2, y: y - unit * 2.5, width, height: unit * 1.4 },
    } as const
    const sides = ['right', 'left', 'below', 'above'] as const
    const side = sides.find((it) => !taken.some((box) => overlaps(box, boxes[it]))) ?? 'right'
    taken.push(boxes[side])
    const at = {
      right: { x: x + unit * 1.3, y: y + unit * 0.36 },
      left: { x: x - unit * 1.3, y: y + unit * 0.36 },
      below: { x, y: y + unit * 2.15 },
      above: { x, y: y - unit * 1.4 },
    }[side]
    return { side, at }
  })
}

/** Towns that help to find one's way, as far as they are no stop and near none. */
export const townsApart = (stops: readonly Stop[], unit: number) => {
  const points = stops.map(({ at }) => project(at))
  return towns
    .map(({ at: [longitude, latitude], name }) => ({
      name,
      ...project({ latitude, longitude }),
    }))
    .filter(({ x, y }) => points.every((it) => Math.hypot(it.x - x, it.y - y) > unit * 5))
}
