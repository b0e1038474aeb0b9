import type { Stay } from './all.ts'
import type { FeatureKey } from './features.ts'
import { roomPictures } from './pictures.ts'
import { beds, roomKinds, views, type RoomKey } from './rooms/index.ts'

/** At most so many room types in a stay; a room's id is its stay's times this, plus its place. */
const ROOMS = 10

export const roomIdOf = (stay: Stay, n: number): number => stay.id * ROOMS + n + 1

type Refund = readonly [refundable: 'always' | 'never' | 'optional', percent: number]

/** Where nothing can be cancelled, nothing can; else the plain rooms leave the choice. */
function refundOf(stay: Stay, key: RoomKey, n: number): Refund {
  if (freeDays(stay) === null || key === 'economy') return ['never', 0]
  if (n === 0) return ['optional', 8 + (stay.id % 3) * 2]
  return (stay.id + n) % 4 === 0 ? ['optional', 10] : ['always', 0]
}

/** Days before arrival until which cancelling is free; null: never. */
export const freeDays = ({ offer, terms }: Stay): number | null =>
  offer.free === undefined ? terms.free : offer.free

/** The row of `room_types` of a stay's nth room, with its pictures and features. */
export function roomOf(stay: Stay, key: RoomKey, n: number) {
  const kind = roomKinds[key]
  const id = roomIdOf(stay, n)
  const name = kind.names[stay.id % kind.names.length] ?? kind.names[0]
  const about = kind.about[(stay.id + 1) % kind.about.length] ?? kind.about[0]
  if (!name || !about) throw new Error(`The room ${key} has no words`)
  const size = kind.size + ((stay.id * 3) % 5) - 2 + Math.max(0, stay.offer.stars - 3) * 2
  const [refundable, percent] = refundOf(stay, key, n)
  const [base, adults, children, all] = kind.sleeps
  const row = {
    id,
    hotel_id: stay.id,
    name_en: name[0],
    name_ar: name[1],
    category_en: kind.category[0],
    category_ar: kind.category[1],
    subtitle_en: `${size} m² · ${beds[kind.bed][0]} · ${views[kind.view][0]}`,
    subtitle_ar: `${size} م² · ${beds[kind.bed][1]} · ${views[kind.view][1]}`,
    description_en: about[0],
    description_ar: about[1],
    board: stay.terms.board,
    base_adults: base,
    max_adults: adults,
    max_children: children,
    max_occupancy: all,
    refundable,
    refundable_percent: percent,
    min_nights: minNights(stay),
    nightly_capacity: Math.max(1, Math.round((stay.terms.rooms * kind.share) / 100)),
    sort_order: n + 1,
  }
  const features: readonly FeatureKey[] = kind.has
  return {
    row,
    features,
    pictures: roomPictures({ ...stay.offer, style: stay.style }, kind.view, stay.has, stay.id + n),
  }
}

const minNights = (stay: Stay): number => (stay.kind === 'cruise' ? 3 : (stay.offer.minNights ?? 1))
