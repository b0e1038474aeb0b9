import type {
  getHotel,
  getHotelImages,
  getRoomDetails,
  HotelDetails,
  RoomDetails,
} from '@rihla/contract/catalogue/hotels'
import type { OutputOf } from '@rihla/contract/endpoint'
import { cairoDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { listImages } from '../offer/list-images.ts'
import type { CatalogueDeps } from '../deps.ts'
import { findHotel, findRoom } from './hotel-store.ts'
import { otherImages, othersWith, showOther, showOtherRoom } from './others/answer-others.ts'
import { presentHotel, presentRoomDetails } from './present-hotel.ts'

type NotFound = Refusal<'hotel_not_found'>

/** One hotel or ship on sale. */
export async function showHotel(
  deps: CatalogueDeps,
  { id }: CallInput<typeof getHotel>,
  language: Language,
): Promise<HotelDetails | NotFound> {
  const others = othersWith(deps, id)
  if (others) return showOther(deps, others, id, language)
  const row = await findHotel(deps.searchDb, id, language)
  const at = { today: cairoDate(deps.clock.now()), publicUrl: deps.publicUrl }
  return row ? presentHotel(row, at, language) : refuse('hotel_not_found')
}

/** The pictures of a hotel, a page at a time. */
export async function listHotelImages(
  deps: CatalogueDeps,
  { id, ...page }: CallInput<typeof getHotelImages>,
  language: Language,
): Promise<OutputOf<typeof getHotelImages> | NotFound> {
  const others = othersWith(deps, id)
  if (others) return otherImages(others, { id, ...page }, language)
  const offer = sql`hotels h where h.id = ${id} and h.active`
  const gallery = { pictures: 'hotel_images', owner: 'hotel_id', offer, id } as const
  return (await listImages(deps.db, gallery, page, language)) ?? refuse('hotel_not_found')
}

/** One room type of a hotel; another hotel's room isn't found. */
export async function showRoom(
  deps: CatalogueDeps,
  { hotelId, roomId }: CallInput<typeof getRoomDetails>,
  language: Language,
): Promise<RoomDetails | NotFound> {
  const others = othersWith(deps, hotelId)
  if (others) return showOtherRoom(others, { hotelId, roomId }, language)
  const row = await findRoom(deps.db, hotelId, roomId, language)
  return row ? presentRoomDetails(row, language) : refuse('hotel_not_found')
}
