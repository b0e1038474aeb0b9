import { arrange } from '../arrange.ts'
import { ofScene, posters, type Poster } from '../posters.ts'
import { sets } from '../stays/pictures.ts'
import { regionOf } from '../stays/styles.ts'
import { packages, type Package } from './all.ts'

/** A package with its place in the recommended order and its pictures, the cover first. */
export type ArrangedPackage = Package & {
  readonly score: number
  readonly pictures: readonly string[]
}

const seaside = (place: string): boolean =>
  ['redSea', 'gulf', 'sokhna', 'alexandria', 'north'].includes(regionOf(place))

const seaTerraces: readonly Poster[] = sets.terraceSea

/** Whether a picture shows what a package can keep. */
function fits({ cities, offer }: Package, poster: Poster): boolean {
  const bySea = cities.some(seaside)
  if (poster.scene === 'terrace') return bySea === seaTerraces.includes(poster)
  if (poster.scene === 'resort' || poster.scene === 'beach') return bySea
  if (poster.scene === 'bus') return offer.has.includes('coach')
  return true
}

const PICTURES = 7

/** The cover, then the other places of the itinerary in turn, no scene twice before all were seen. */
function gallery(it: Package, cover: string): readonly string[] {
  const suits = it.kind === 'trip' ? 'Trip' : 'Honeymoon'
  const shows = (poster: Poster): boolean =>
    fits(it, poster) &&
    (poster.places.some((name) => it.cities.some((city) => city.startsWith(name))) ||
      (poster.places.includes('any') && poster.suits.includes(suits)))
  const scenes = Map.groupBy(
    [...ofScene(it.offer.scene), ...posters.filter(shows)],
    ({ scene }) => scene,
  )
  for (const scene of ['cabin', 'room', 'pool']) scenes.delete(scene)
  const files = new Set([cover])
  for (let round = 0; round < PICTURES; round++)
    for (const [scene, all] of scenes) {
      const own = all.filter((poster) => fits(it, poster))
      const next = own[(it.id + round) % own.length]
      const again = round === 0 && scene === it.offer.scene
      if (next && !again && files.size < PICTURES) files.add(next.file)
    }
  return [...files]
}

/** Puts the most popular first, honeymoons and trips each in their own list, no two neighbours alike. */
export function arrangePackages(): readonly ArrangedPackage[] {
  return (['honeymoon', 'trip'] as const).flatMap((kind) => {
    const own = packages.filter((it) => it.kind === kind)
    const cards = own.map((it) => ({ ...it.offer, at: it.cities[0] ?? '', it }))
    const suits = kind === 'trip' ? 'Trip' : 'Honeymoon'
    return arrange(cards, 1, suits, ({ it }, poster) => fits(it, poster)).map(
      ({ offer: { it }, score, pictures }) => ({
        ...it,
        score,
        pictures: gallery(it, pictures[0] ?? ''),
      }),
    )
  })
}
