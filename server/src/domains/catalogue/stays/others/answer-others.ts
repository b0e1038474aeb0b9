import type {
  getHotelCalendar,
  getHotelImages,
  getHotelPriceCalendar,
  HotelDetails,
  HotelPricing,
  RoomDetails,
} from '@rihla/contract/catalogue/hotels'
import type { OutputOf } from '@rihla/contract/endpoint'
import { addDays, cairoDate, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { refuse, type Refusal } from '../../../../platform/refusal.ts'
import type { CatalogueDeps } from '../../deps.ts'
import { presentImage } from '../../offer/image.ts'
import { bookableDates, readSiteDates } from '../../site/site-dates.ts'
import type { Party } from '../price/party.ts'
import type { StayDates } from '../price/stay-terms.ts'
import type { OtherStays } from './other-stays.ts'
import { presentOtherHotel, presentOtherPricing, presentOtherRoom } from './present-others.ts'

type Deps = Pick<CatalogueDeps, 'db' | 'clock' | 'publicUrl'>
type NotFound = Refusal<'hotel_not_found'>

/** Those whose hotel this id is; null: it is ours. */
export const othersWith = (
  { otherStays }: Pick<CatalogueDeps, 'otherStays'>,
  id: number,
): OtherStays | null => (otherStays?.owns(id) ? otherStays : null)

export async function showOther(
  { clock, publicUrl }: Deps,
  others: OtherStays,
  id: number,
  language: Language,
): Promise<HotelDetails | NotFound> {
  const hotel = await others.show(id, language)
  const at = { today: cairoDate(clock.now()), publicUrl }
  return hotel ? presentOtherHotel(hotel, at, language) : refuse('hotel_not_found')
}

export async function showOtherRoom(
  others: OtherStays,
  { hotelId, roomId }: { hotelId: number; roomId: number },
  language: Language,
): Promise<RoomDetails | NotFound> {
  const found = await others.room(hotelId, roomId, language)
  return found ? presentOtherRoom(roomId, found, language) : refuse('hotel_not_found')
}

/** Prices of a stay whose dates and party are within the limits. */
export async function priceOther(
  { clock }: Pick<Deps, 'clock'>,
  others: OtherStays,
  id: number,
  { dates, party }: { dates: StayDates; party: Party },
  language: Language,
): Promise<HotelPricing | Refusal<'hotel_not_found' | 'supplier_unavailable'>> {
  const hotel = await others.show(id, language)
  if (!hotel) return refuse('hotel_not_found')
  const { arrival, nights } = dates
  const offers = await others.offers(id, { arrival, departure: addDays(arrival, nights), party })
  if (offers === null) return refuse('hotel_not_found')
  if (offers === 'unavailable') return refuse('supplier_unavailable')
  return presentOtherPricing(offers, hotel, { dates, party, now: clock.now() }, language)
}

type Range = { readonly startDate: CalendarDate; readonly endDate: CalendarDate }

/** Suppliers sell every day as far as we know; only asking for a day tells. */
export async function otherCalendar(
  { db, clock }: Deps,
  others: OtherStays,
  { id, startDate, endDate }: Range & { id: number },
): Promise<OutputOf<typeof getHotelCalendar> | NotFound> {
  if (!(await others.show(id, 'en'))) return refuse('hotel_not_found')
  const { min, max } = bookableDates('stays', await readSiteDates(db, 'stays'), clock.now())
  return daysOf({ startDate, endDate }).map((Day) => ({
    Day,
    IsAvailableAsStartDate: Day >= min && Day < max,
  }))
}

/** What a day costs is only known once it is asked for. */
export const otherPriceCalendar = (range: Range): OutputOf<typeof getHotelPriceCalendar> =>
  daysOf(range).map((Day) => ({ Day, Price: null }))

const daysOf = ({ startDate, endDate }: Range): CalendarDate[] =>
  Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, at) => addDays(startDate, at))

export async function otherImages(
  others: OtherStays,
  { id, PageNumber, PageSize }: { id: number; PageNumber: number; PageSize: number },
  language: Language,
): Promise<OutputOf<typeof getHotelImages> | NotFound> {
  const hotel = await others.show(id, language)
  if (!hotel) return refuse('hotel_not_found')
  const from = (PageNumber - 1) * PageSize
  return {
    Data: hotel.images.slice(from, from + PageSize).map((image) => presentImage(image, language)),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(hotel.images.length / PageSize),
    TotalRecords: hotel.images.length,
  }
}
