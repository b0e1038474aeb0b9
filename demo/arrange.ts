import type { DemoActivity } from './activities/index.ts'
import { ofPlace, ofScene, type Poster } from './posters.ts'

/** An activity with its id, its place in the recommended order, and its pictures, the cover first. */
export type Arranged = {
  id: number
  activity: DemoActivity
  score: number
  pictures: readonly string[]
}

const popularity = ({ rated: [rating, reviews] }: DemoActivity): number =>
  rating * Math.log(reviews + 10)

/** Cards stand three in a row: none shows the scene of one beside or above it. */
const NEAR = 3

/**
 * Puts the most popular first, but so that no card shows the scene or the light of a neighbour, and
 * gives each a cover used as little as possible so far.
 */
export function arrange(activities: readonly DemoActivity[]): readonly Arranged[] {
  const waiting = activities
    .map((activity, index) => ({ id: index + 1, activity }))
    .sort((a, b) => popularity(b.activity) - popularity(a.activity))
  const covers: Poster[] = []
  const lastIn = new Map<string, Poster>()
  const used = new Map<string, number>()
  const arranged: Arranged[] = []
  while (waiting.length > 0) {
    const near = covers.slice(-NEAR).map((cover) => cover.scene)
    const [next] = waiting.splice(pick(waiting, near), 1)
    if (!next) break
    const { activity, id } = next
    const cover = chooseCover(activity.scene, covers.at(-1), lastIn.get(activity.at), used)
    covers.push(cover)
    lastIn.set(activity.at, cover)
    used.set(cover.file, (used.get(cover.file) ?? 0) + 1)
    arranged.push({
      id,
      activity,
      score: activities.length - arranged.length,
      pictures: gallery(activity, cover, id),
    })
  }
  return arranged
}

/** The most popular whose scene isn't near; else the one whose scene is furthest away. */
function pick(waiting: readonly { activity: DemoActivity }[], near: readonly string[]): number {
  for (let without = near; without.length > 0; without = without.slice(1)) {
    const found = waiting.findIndex(({ activity }) => !without.includes(activity.scene))
    if (found >= 0) return found
  }
  return 0
}

function chooseCover(
  scene: string,
  before: Poster | undefined,
  sameCity: Poster | undefined,
  used: ReadonlyMap<string, number>,
): Poster {
  const cost = (poster: Poster): number =>
    (used.get(poster.file) ?? 0) +
    (poster.light === before?.light ? 100 : 0) +
    (poster.scene === sameCity?.scene && poster.light === sameCity.light ? 10 : 0)
  const [best] = ofScene(scene).toSorted((a, b) => cost(a) - cost(b))
  if (!best) throw new Error(`No picture shows the scene ${scene}`)
  return best
}

const PICTURES = 5

/** The cover, its scene in other lights, then other scenes of the place. */
function gallery(activity: DemoActivity, cover: Poster, id: number): string[] {
  const lights = [...new Map(ofScene(cover.scene).map((poster) => [poster.light, poster])).values()]
  const others = [
    ...new Map(ofPlace(activity.at, cover.scene).map((poster) => [poster.scene, poster])).values(),
  ]
  const same = ofScene(cover.scene)
  const rotated = same.map((_, n) => same[(n + id) % same.length] ?? cover)
  const wanted = [
    cover,
    ...lights.filter((poster) => poster.light !== cover.light).slice(0, 2),
    ...others.slice(0, 2),
    ...rotated,
  ]
  return [...new Set(wanted.map((poster) => poster.file))].slice(0, PICTURES)
}
