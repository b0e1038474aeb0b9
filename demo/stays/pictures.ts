import { ofScene, posters, type Poster } from '../posters.ts'
import type { FeatureKey } from './features.ts'
import { roomKinds, type View } from './rooms/index.ts'
import type { DemoHotel, DemoShip } from './stay.ts'
import { regionOf } from './styles.ts'

const named = (...files: string[]): readonly Poster[] =>
  files.map((file) => {
    const poster = posters.find((it) => it.file === `${file}.webp`)
    if (!poster) throw new Error(`There is no picture ${file}`)
    return poster
  })

/** Pictures by what they show; of rooms and terraces, by what is seen from them. */
export const sets = {
  beach: ofScene('beach'),
  pool: ofScene('pool'),
  resort: ofScene('resort'),
  hotelnight: ofScene('hotelnight'),
  nile: ofScene('nile'),
  cairo: ofScene('cairo'),
  giza: ofScene('giza'),
  alex: ofScene('alex'),
  luxor: ofScene('luxor'),
  siwa: ofScene('siwa'),
  camp: ofScene('camp'),
  sinai: ofScene('sinai'),
  reef: ofScene('reef'),
  souk: ofScene('souk'),
  diveboat: ofScene('diveboat'),
  abusimbel: ofScene('abusimbel'),
  whitedesert: ofScene('whitedesert'),
  cruise: ofScene('cruise'),
  cabin: ofScene('cabin'),
  terraceSea: named('terrace-golden-3', 'terrace-dusk-14', 'terrace-night-12', 'terrace-golden-13'),
  terraceNile: named('terrace-dusk-1', 'terrace-night-2', 'terrace-dusk-11'),
  roomSea: named('room-golden-4', 'room-dusk-3', 'room-dusk-16'),
  roomNile: named('room-dawn-11', 'room-noon-13', 'room-night-14', 'room-dawn-15', 'room-night-18'),
  roomPyramids: named('room-noon-17', 'room-dawn-1', 'room-dusk-12'),
} as const satisfies Record<string, readonly Poster[]>

export type SetKey = keyof typeof sets

/** What is around each town and may stand on a hotel's card. */
const around: Readonly<Record<string, readonly SetKey[]>> = {
  Cairo: ['cairo'],
  Giza: ['giza'],
  Alexandria: ['alex'],
  'Port Said': ['terraceSea', 'beach'],
  Luxor: ['luxor', 'nile'],
  Aswan: ['nile'],
  Minya: ['nile'],
  Ismailia: ['terraceNile'],
  'Abu Simbel': ['abusimbel'],
  'Siwa Oasis': ['siwa'],
  'Saint Catherine': ['sinai', 'camp'],
  Dahab: ['sinai'],
  'Bahariya Oasis (Bawiti)': ['camp', 'whitedesert'],
  'Farafra (White Desert)': ['whitedesert', 'camp'],
  'Kharga Oasis': ['camp'],
  Fayoum: ['camp', 'resort'],
}

/** What else of the town a gallery may show. */
const further: Readonly<Record<string, readonly SetKey[]>> = {
  Cairo: ['souk', 'giza', 'nile'],
  Giza: ['cairo', 'souk'],
  Luxor: ['souk'],
  Aswan: ['souk', 'abusimbel'],
  Hurghada: ['diveboat', 'reef'],
  'Sharm El Sheikh': ['reef', 'diveboat'],
  Dahab: ['reef', 'diveboat'],
  'Marsa Alam': ['reef', 'diveboat'],
  'El Gouna': ['diveboat'],
  Safaga: ['diveboat', 'reef'],
  'El Quseir': ['reef'],
  'Port Ghalib': ['diveboat', 'reef'],
  'Soma Bay': ['reef'],
  'Siwa Oasis': ['camp'],
  Ismailia: ['roomNile'],
  'Port Said': ['roomSea'],
  Nuweiba: ['camp', 'reef'],
  Taba: ['sinai'],
}

/** For a house in a seaside town that has no beach of its own. */
const byTheSea: readonly SetKey[] = ['diveboat', 'beach']

type Told = Pick<DemoHotel, 'at' | 'stars' | 'rooms'> & {
  readonly style: string
  readonly route?: DemoShip['route']
}

const sees = (hotel: Told, view: View): boolean =>
  hotel.rooms.some((key) => roomKinds[key].view === view)

const isRedSea = (place: string): boolean => ['redSea', 'gulf'].includes(regionOf(place))

/** What may stand on a hotel's card, the likeliest first, never what it hasn't got. */
export function coverSets(hotel: Told, has: ReadonlySet<FeatureKey>): readonly SetKey[] {
  if (hotel.style === 'ship') return shipSets(hotel)
  const own: SetKey[] = []
  const pool = has.has('pool') || has.has('heatedPool')
  if (pool && hotel.stars >= 4) own.push('hotelnight')
  const palmyLagoon = has.has('beach') && pool && hotel.stars >= 4 && isRedSea(hotel.at)
  if (sees(hotel, 'lagoon') || palmyLagoon) own.push('resort')
  if (has.has('beach') || sees(hotel, 'sea')) own.push('beach')
  if (pool) own.push('pool')
  if (sees(hotel, 'sea') && hotel.stars >= 3) own.push('terraceSea')
  if (sees(hotel, 'nile')) own.push('nile', 'terraceNile')
  if (hotel.style === 'camp' && hotel.at !== 'Alexandria') own.push('camp')
  const all = [...new Set([...(around[hotel.at] ?? []), ...own])]
  if (all.length > 0) return all
  return isRedSea(hotel.at) ? byTheSea : ['beach']
}

/** The cover, then what the hotel and its town have to show, a room among it: 5 to 8 pictures. */
export function gallery(
  hotel: Told,
  has: ReadonlySet<FeatureKey>,
  cover: Poster,
  seed: number,
): readonly string[] {
  const wanted = 5 + (hotel.stars >= 3 ? 1 : 0) + (seed % 3 === 0 ? 2 : seed % 2)
  const rooms = hotel.rooms.flatMap((key) => roomSet(hotel, roomKinds[key].view))
  const order: SetKey[] = [...coverSets(hotel, has), ...rooms, ...(further[hotel.at] ?? [])]
  const keys = [...new Set(order)].filter((key) => sets[key].length > 0)
  const files = new Set([cover.file])
  for (let round = 0; round < 8 && files.size < wanted; round++)
    for (const key of keys) {
      const set = sets[key]
      const other = set[(seed + round) % set.length]
      if (other && files.size < wanted && !(round === 0 && other.scene === cover.scene))
        files.add(other.file)
    }
  return [...files]
}

const roomSet = (hotel: Told, view: View): readonly SetKey[] => {
  if (hotel.style === 'ship') return ['cabin']
  if (view === 'sea') return ['roomSea']
  if (view === 'nile') return ['roomNile']
  if (view === 'lake') return hotel.at === 'Port Said' ? ['roomSea'] : ['roomNile']
  return view === 'pyramids' ? ['roomPyramids'] : []
}

/** One to three pictures of a room: what is seen from it, never another view. */
export function roomPictures(
  hotel: Told,
  view: View,
  has: ReadonlySet<FeatureKey>,
  seed: number,
): readonly string[] {
  const seen = hotel.style === 'ship' ? shipViews : byView(hotel, view, has)
  const wanted = 1 + (seed % 3)
  const files = new Set<string>()
  for (let round = 0; round < 3 && files.size < wanted; round++)
    for (const key of seen) {
      const set = sets[key]
      const file = set[(seed + round) % set.length]?.file
      if (file && files.size < wanted) files.add(file)
    }
  return [...files]
}

const shipViews: readonly SetKey[] = ['cabin', 'nile']

/** A sailing boat's card shows sails, never a ship of four decks. */
function shipSets({ at, route }: Told): readonly SetKey[] {
  if (route === 'dahabiya') return ['nile', 'luxor', 'terraceNile']
  if (at === 'Abu Simbel') return ['abusimbel', 'cruise']
  return at === 'Aswan' ? ['cruise', 'nile', 'terraceNile', 'luxor'] : ['cruise', 'luxor', 'nile']
}

function byView(hotel: Told, view: View, has: ReadonlySet<FeatureKey>): readonly SetKey[] {
  switch (view) {
    case 'sea':
      return hotel.stars < 3 ? ['beach', 'roomSea'] : ['roomSea', 'beach']
    case 'nile':
      return ['roomNile', 'nile']
    case 'pyramids':
      return ['roomPyramids', 'giza']
    case 'lagoon':
      return ['resort']
    case 'mountain':
      return ['sinai']
    case 'lake':
      return hotel.at === 'Siwa Oasis' ? ['siwa'] : roomSet(hotel, view)
    case 'pool':
    case 'garden':
    case 'none':
      return has.has('pool') ? ['pool', ...inTown(hotel, has)] : inTown(hotel, has)
    case 'city':
    case 'courtyard':
    case 'palms':
    case 'desert':
      return inTown(hotel, has)
  }
}

const inTown = (hotel: Told, has: ReadonlySet<FeatureKey>): readonly SetKey[] => {
  const known = around[hotel.at] ?? []
  return known.length > 0
    ? known
    : coverSets(hotel, has).filter((key) => !key.startsWith('terrace'))
}
