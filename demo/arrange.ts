import { ofPlace, ofScene, type Poster } from './posters.ts'

type Offer = {
  /** English name of the destination. */
  readonly at: string
  readonly scene: string
  readonly rated: readonly [rating: number, reviews: number]
}

/** An offer with its id, its place in the recommended order, and its pictures, the cover first. */
export type Arranged<O extends Offer> = {
  id: number
  offer: O
  score: number
  pictures: readonly string[]
}

const popularity = ({ rated: [rating, reviews] }: Offer): number => rating * Math.log(reviews + 10)

/** Cards stand three in a row: none shows the scene of one beside or above it. */
const NEAR = 3

/**
 * Puts the most popular first, but so that no card shows the scene or the light of a neighbour, and
 * gives each a cover used as little as possible so far. Ids count from `firstId`; `suits` is what
 * the further pictures must suit, `fits` whether a picture contradicts the offer.
 */
export function arrange<O extends Offer>(
  offers: readonly O[],
  firstId: number,
  suits: 'Activity' | 'DayUse' | 'Honeymoon' | 'Trip',
  fits: (offer: O, poster: Poster) => boolean = () => true,
): readonly Arranged<O>[] {
  const waiting = offers
    .map((offer, index) => ({ id: firstId + index, offer }))
    .sort((a, b) => popularity(b.offer) - popularity(a.offer))
  const covers: Poster[] = []
  const lastIn = new Map<string, Poster>()
  const used = new Map<string, number>()
  const arranged: Arranged<O>[] = []
  while (waiting.length > 0) {
    const near = covers.slice(-NEAR).map((cover) => cover.scene)
    const [next] = waiting.splice(pick(waiting, near), 1)
    if (!next) break
    const { offer, id } = next
    const right = (poster: Poster): boolean => fits(offer, poster)
    const ofItsScene = ofScene(offer.scene).filter(right)
    const cover = chooseCover(ofItsScene, covers.at(-1), lastIn.get(offer.at), used)
    covers.push(cover)
    lastIn.set(offer.at, cover)
    used.set(cover.file, (used.get(cover.file) ?? 0) + 1)
    arranged.push({
      id,
      offer,
      score: offers.length - arranged.length,
      pictures: gallery(cover, ofItsScene, ofPlace(offer.at, cover.scene, suits).filter(right), id),
    })
  }
  return arranged
}

/**
 * The most popular whose scene isn't near, unless a scene has so many left that they would end up
 * side by side; else the one whose scene is furthest away.
 */
function pick(waiting: readonly { offer: Offer }[], near: readonly string[]): number {
  const left = new Map<string, number>()
  for (const { offer } of waiting) left.set(offer.scene, (left.get(offer.scene) ?? 0) + 1)
  const crowded = (scene: string): boolean => (left.get(scene) ?? 0) * (NEAR + 1) >= waiting.length
  for (let without = near; without.length > 0; without = without.slice(1)) {
    const free = ({ offer }: { offer: Offer }): boolean => !without.includes(offer.scene)
    const urgent = waiting.findIndex((it) => free(it) && crowded(it.offer.scene))
    const found = urgent >= 0 ? urgent : waiting.findIndex(free)
    if (found >= 0) return found
  }
  return 0
}

function chooseCover(
  posters: readonly Poster[],
  before: Poster | undefined,
  sameCity: Poster | undefined,
  used: ReadonlyMap<string, number>,
): Poster {
  const cost = (poster: Poster): number =>
    (used.get(poster.file) ?? 0) +
    (poster.light === before?.light ? 100 : 0) +
    (poster.scene === sameCity?.scene && poster.light === sameCity.light ? 10 : 0)
  const [best] = posters.toSorted((a, b) => cost(a) - cost(b))
  if (!best) throw new Error('No picture shows the scene of an offer')
  return best
}

const PICTURES = 5

/** The cover, its scene in other lights, then other scenes of the place. */
function gallery(
  cover: Poster,
  same: readonly Poster[],
  ofThePlace: readonly Poster[],
  id: number,
): string[] {
  const lights = [...new Map(same.map((poster) => [poster.light, poster])).values()]
  const others = [...new Map(ofThePlace.map((poster) => [poster.scene, poster])).values()]
  const rotated = same.map((_, n) => same[(n + id) % same.length] ?? cover)
  const wanted = [
    cover,
    ...lights.filter((poster) => poster.light !== cover.light).slice(0, 2),
    ...others.slice(0, 2),
    ...rotated,
  ]
  return [...new Set(wanted.map((poster) => poster.file))].slice(0, PICTURES)
}
