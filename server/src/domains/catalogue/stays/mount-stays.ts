import {
  getHotel,
  getHotelCalendar,
  getHotelImages,
  getHotelPriceCalendar,
  getHotelPricing,
  getRoomDetails,
} from '@rihla/contract/catalogue/hotels'
import { getHotelCounts, getHotels } from '@rihla/contract/catalogue/hotel-search'
import type { Mount } from '../../../platform/http/mount.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { cacheSeconds, type CatalogueDeps } from '../deps.ts'
import { priceRooms } from './price-rooms.ts'
import { showCalendar, showPriceCalendar } from './show-calendar.ts'
import { countStays } from './search/count-stays.ts'
import { searchStays } from './search/search-stays.ts'
import { listHotelImages, showHotel, showRoom } from './show-hotel.ts'

/** Seconds that an answer serves all requests that are the same. Prices aren't kept: rooms run out. */
const keep = { details: 30, calendar: 5, prices: 60, partial: 1 } as const

/** Puts the calls of hotels and ships in place. */
export function mountStays(mount: Mount, deps: CatalogueDeps): void {
  const details = { cacheSeconds: keep.details }
  mount(
    getHotels,
    async (input, caller, reply) => {
      const found = await searchStays(deps, input, caller.language)
      if (!isRefusal(found) && found.ExternalHotels === 'coming') reply.keepFor(keep.partial)
      return found
    },
    { cacheSeconds: cacheSeconds.search },
  )
  // Before the details, whose path would take it for a hotel.
  mount(
    getHotelCounts,
    async (input, _, reply) => {
      const found = await countStays(deps, input)
      if (isRefusal(found)) return found
      if (found.others === 'coming') reply.keepFor(keep.partial)
      return found.counts
    },
    { cacheSeconds: cacheSeconds.search },
  )
  mount(getHotel, (input, caller) => showHotel(deps, input, caller.language), details)
  mount(getHotelImages, (input, caller) => listHotelImages(deps, input, caller.language), details)
  mount(getRoomDetails, (input, caller) => showRoom(deps, input, caller.language), details)
  mount(getHotelPricing, (input, caller) => priceRooms(deps, input, caller.language))
  mount(getHotelCalendar, (input) => showCalendar(deps, input), { cacheSeconds: keep.calendar })
  mount(getHotelPriceCalendar, (input) => showPriceCalendar(deps, input), {
    cacheSeconds: keep.prices,
  })
}
