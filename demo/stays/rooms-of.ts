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

/** Rooms a night, by type: as its style has them, or so that they add up to the house's own number. */
function numbersOf({ offer: { rooms, total }, terms }: Stay): readonly number[] {
  const shares = rooms.map((key) => roomKinds[key].share)
  if (total === undefined)
    return shares.map((share) => Math.max(1, Math.round((terms.rooms * share) / 100)))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const least = shares.map((share) => Math.max(1, Math.floor((total * share) / all)))
  const left = total - least.reduce((sum, number) => sum + number, 0)
  return least.map((number, n) => (n < left ? number + 1 : number))
}

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
    nightly_capacity: numbersOf(stay)[n] ?? 0,
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
