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

const stylesOf = ({ stays }: Package): readonly string[] =>
  stays.map(({ stay }) => stay?.style ?? 'camp')

/** A ship of four decks, as the pictures show it. */
const onAShip = ({ stays }: Package): boolean =>
  stays.some(({ stay }) => stay?.kind === 'cruise' && stay.offer.route !== 'dahabiya')

const stops = ({ cities }: Package, ...names: readonly string[]): boolean =>
  cities.some((city) => names.some((name) => city.startsWith(name)))

/** Whether a picture shows what a package can keep. */
function fits(it: Package, poster: Poster): boolean {
  const stars = Math.max(0, ...it.stays.map((stay) => stay.stars))
  const grand = stars >= 4
  const bySea = it.cities.some(seaside)
  switch (poster.scene) {
    case 'terrace':
      return grand && bySea === seaTerraces.includes(poster)
    case 'hotelnight':
      return grand
    case 'resort':
      return stars >= 3 && (bySea || stops(it, 'Fayoum'))
    case 'beach':
      return bySea
    case 'bus':
      return it.offer.has.includes('coach')
    case 'cruise':
      return onAShip(it)
    case 'abusimbel':
      return stops(it, 'Abu Simbel')
    case 'giza':
      return stops(it, 'Giza')
    case 'camp':
      return (
        stylesOf(it).some((style) => style === 'camp' || style === 'lodge') ||
        it.offer.scene === 'camp'
      )
    default:
      return true
  }
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
      const again = scene === (round === 0 ? it.offer.scene : 'bus')
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
