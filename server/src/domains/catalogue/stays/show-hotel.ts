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
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { presentImage } from '../offer/image.ts'
import type { CatalogueDeps } from '../deps.ts'
import { findHotel, findImages, findRoom } from './hotel-store.ts'
import { presentHotel, presentRoomDetails } from './present-hotel.ts'

type NotFound = Refusal<'hotel_not_found'>

/** One hotel or ship on sale. */
export async function showHotel(
  deps: CatalogueDeps,
  { id }: CallInput<typeof getHotel>,
  language: Language,
): Promise<HotelDetails | NotFound> {
  const row = await findHotel(deps.searchDb, id, language)
  const at = { today: cairoDate(deps.clock.now()), publicUrl: deps.publicUrl }
  return row ? presentHotel(row, at, language) : refuse('hotel_not_found')
}

/** The pictures of a hotel, a page at a time. */
export async function listHotelImages(
  deps: CatalogueDeps,
  { id, PageNumber, PageSize }: CallInput<typeof getHotelImages>,
  language: Language,
): Promise<OutputOf<typeof getHotelImages> | NotFound> {
  const page = { offset: (PageNumber - 1) * PageSize, size: PageSize }
  const found = await findImages(deps.db, id, page)
  if (!found) return refuse('hotel_not_found')
  return {
    Data: found.images.map((image) => presentImage(image, language)),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(found.total / PageSize),
    TotalRecords: found.total,
  }
}

/** One room type of a hotel; another hotel's room isn't found. */
export async function showRoom(
  deps: CatalogueDeps,
  { hotelId, roomId }: CallInput<typeof getRoomDetails>,
  language: Language,
): Promise<RoomDetails | NotFound> {
  const row = await findRoom(deps.db, hotelId, roomId, language)
  return row ? presentRoomDetails(row, language) : refuse('hotel_not_found')
}
