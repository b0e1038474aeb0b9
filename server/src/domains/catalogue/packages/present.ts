import { cancellationLines } from '@rihla/contract/cancellation/words'
import type { Language } from '@rihla/contract/values/language'
import { cleanHtml } from '../offer/clean-html.ts'
import { freeUntil, isAhead } from '../availability/day-deadline.ts'
import { imagePath } from '../offer/image.ts'
import { presentPrice, priceOfDay } from '../offer/price.ts'
import { freeCancellationText, ratingDegree } from '../offer/texts.ts'
import { childTermsOf } from '../party/child-terms.ts'
import { presentParty, pricedParty, shareLink } from '../party/present-party.ts'
import { presentTotal } from '../party/price-lines.ts'
import { hotelTypeOf } from '../stays/stay.ts'
import { boardNames } from '../stays/texts.ts'
import { hasEnough, NOTHING, type Departure } from './departures.ts'
import type { AdditionRow, StayRow, StepRow } from './details-store.ts'
import { packageCancellation } from './package.ts'
import { pricePackage } from './price-package.ts'
import type { ShownPackage } from './show-package.ts'
import { periodText, perUnit } from './texts.ts'

/** Below this number the places left are worth saying. */
const FEW_PLACES = 6

/** Places left, when few enough to be worth saying. */
const fewPlaces = (places: number): number | null =>
  places > 0 && places < FEW_PLACES ? places : null

/** What the details of both kinds say, for one departure and party. */
export function presentPackage(shown: ShownPackage, language: Language) {
  const { kind, row, date, party, need, departures, now, publicUrl } = shown
  const terms = childTermsOf(row)
  const chosen = departures.find(({ day }) => day === date)
  const price = priceOfDay(row, chosen?.ownPrice ?? null)
  const total = pricePackage(kind, price, pricedParty(party, terms), terms, now)
  const available = need !== null && hasEnough(chosen?.free ?? NOTHING, need)
  const placesLeft = chosen?.places ?? 0
  const until = freeUntil(row.starts, row.free_cancellation_hours)
  const isFree = until !== null && isAhead(until, date, now)
  return {
    Name: row.name,
    Description: cleanHtml(row.description),
    Rating: row.reviews_count > 0 ? row.rating / 10 : null,
    RatingDegree: row.reviews_count > 0 ? ratingDegree(row.rating, language) : null,
    ReviewsCount: row.reviews_count,
    ...presentPrice(price, now),
    PriceText: perUnit[kind][language],
    ...presentTotal(total, language),
    ...presentParty(party, terms, { fits: need !== null, available, placesLeft }, language),
    HotelStars: row.stars,
    Hotels: row.stays.map((stay) => presentHotel(stay, language)),
    FreeCancellation: isFree ? freeCancellationText(row.free_cancellation_hours, language) : null,
    Cancellation: cancellationLines(packageCancellation(row, date), now, language),
    PlacesLeft: fewPlaces(placesLeft),
    Departures: departures.map((it) => presentDeparture(it, shown)),
    ImportantInformation: row.information.map(cleanHtml),
    ShareLink: shareLink(`${publicUrl}/${kind}`, { id: row.id, date, party }),
  }
}

function presentDeparture(
  { day, places, free, ownPrice }: Departure,
  { need, row, now }: ShownPackage,
) {
  const { Price, OfferPrice } = presentPrice(priceOfDay(row, ownPrice), now)
  return {
    Date: day,
    Price,
    OfferPrice,
    PlacesLeft: fewPlaces(places),
    IsAvailable: need !== null && hasEnough(free, need),
  }
}

const presentHotel = (stay: StayRow, language: Language) => ({
  HotelId: stay.hotelId ?? 0,
  HotelType: hotelTypeOf(stay.hotelKind ?? 'hotel'),
  Period: periodText(stay.nights, language),
  Name: stay.name,
  NameAr: stay.nameAr,
  Thumbnail: stay.image && imagePath(stay.image),
  ImageUrl: stay.image && imagePath(stay.image),
  City: stay.city,
  RoomName: stay.room ?? '',
  Stars: stay.stars,
  ReservationType: boardNames[stay.board][language],
  Description: cleanHtml(stay.description ?? ''),
})

/** A step of the itinerary, without its id: each kind calls that by another name. */
export const presentStep = (row: StepRow) => ({
  Order: row.order,
  Step: cleanHtml(row.step),
  Day: row.day,
  Title: row.title,
  CityName: row.city,
  Latitude: row.latitude,
  Longitude: row.longitude,
})

/** What is included, or what isn't, as each kind spells it. */
export const additionsOf = <T>(
  rows: readonly AdditionRow[],
  included: boolean,
  present: (row: AdditionRow) => T,
): T[] => rows.filter((row) => row.included === included).map(present)
