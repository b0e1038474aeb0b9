import {
  getHotel,
  getHotelCalendar,
  getHotelImages,
  getHotelPriceCalendar,
  getHotelPricing,
  getRoomDetails,
} from '@rihla/contract/catalogue/hotels'
import type { Mount } from '../../../platform/http/mount.ts'
import type { CatalogueParts } from '../parts.ts'
import { priceRooms } from './price-rooms.ts'
import { showCalendar, showPriceCalendar } from './show-calendar.ts'
import { listHotelImages, showHotel, showRoom } from './show-hotel.ts'

/** Seconds that an answer serves everybody who asks the same. Prices aren't kept: rooms run out. */
const keep = { details: 30, calendar: 5, prices: 60 } as const

/** Puts the calls of hotels and ships in place. */
export function mountStays(mount: Mount, parts: CatalogueParts): void {
  const details = { cacheSeconds: keep.details }
  mount(getHotel, (input, caller) => showHotel(parts, input, caller.language), details)
  mount(getHotelImages, (input, caller) => listHotelImages(parts, input, caller.language), details)
  mount(getRoomDetails, (input, caller) => showRoom(parts, input, caller.language), details)
  mount(getHotelPricing, (input, caller) => priceRooms(parts, input, caller.language))
  mount(getHotelCalendar, (input) => showCalendar(parts, input), { cacheSeconds: keep.calendar })
  mount(getHotelPriceCalendar, (input) => showPriceCalendar(parts, input), {
    cacheSeconds: keep.prices,
  })
}
