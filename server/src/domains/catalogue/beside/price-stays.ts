import { cairoDate } from '@rihla/contract/values/dates'
import { STAY_GUESTS } from '@rihla/contract/catalogue/stay-limits'
import { percentOf } from '../offer/price.ts'
import { afterOffer } from '../stays/price/price-stay.ts'
import type { FoundStay } from '../stays/search/find-stays.ts'
import { nextStay } from '../stays/search/next-stay.ts'
import { stayCardsOf } from '../stays/search/present-card.ts'
import type { StayIndex } from '../stays/search/stay-index.ts'
import { offerPercentAt } from '../stays/stay.ts'
import type { PriceKind } from './price-kind.ts'

const party = { adults: STAY_GUESTS.adults.default, childAges: [] }

/** Hotels and ships from a night of two adults, and the next stay that they can book. */
export const priceStays =
  (module: 'Hotel' | 'NileCruise'): PriceKind =>
  async ({ stays, clock, pictures }, ids, language) => {
    const index = await stays.current()
    const now = clock.now()
    const pool = index.pools[module === 'Hotel' ? 'hotel' : 'cruise']
    const wanted = new Set(ids)
    const found: FoundStay[] = []
    for (let room = pool.first; wanted.size > 0 && room < pool.end; room += 1) {
      const at = index.ofRoom.hotel[room] ?? 0
      if (wanted.delete(index.ofHotel.id[at] ?? 0)) found.push(...stayAt(index, at, now))
    }
    const known = await pictures.of(found.map(({ hotel }) => hotel.cover))
    const cards = stayCardsOf(
      found,
      { party, pictures: known, now, today: cairoDate(now) },
      language,
    )
    return cards.map((card) => ({
      module,
      id: card.HotelId,
      name: card.Name,
      city: card.City,
      image: card.ImagePath,
      placeholder: card.ImagePlaceholder,
      colour: card.ImageColour,
      price: card.OfferPrice ?? card.TotalPrice,
      original_price: card.OfferPrice === null ? null : card.TotalPrice,
      price_text: card.PeriodText,
      arrival: card.ArrivalDate,
      departure: card.DepartureDate,
    }))
  }

/** The card of a hotel without dates: from its cheapest night; none when no night is free. */
function stayAt(index: StayIndex, at: number, now: Date): FoundStay[] {
  const { fromPrice, fromRoom } = index.ofHotel
  const [hotel, room] = [index.hotels[at], index.rooms[fromRoom[at] ?? 0]]
  const price = fromPrice[at] ?? 0
  if (!hotel || !room || price === 0) return []
  const original = percentOf(price, 100)
  const percent = offerPercentAt(hotel.offer, now)
  const total = percent > 0 ? afterOffer(original, percent) : original
  const next = nextStay(index, at, { party, freeCancellation: false, now })
  return [{ hotel, room, next, dates: null, original, total, perNight: total }]
}
