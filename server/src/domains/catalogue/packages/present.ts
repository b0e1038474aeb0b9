import { cancellationLines } from '@rihla/contract/cancellation/words'
import type { Language } from '@rihla/contract/values/language'
import { whereOf } from '@rihla/contract/where-and-when'
import { cleanHtml } from '../offer/clean-html.ts'
import { freeUntil, isAhead } from '../availability/day-deadline.ts'
import { imagePath } from '../offer/image.ts'
import { presentPrice, priceOfDay } from '../offer/price.ts'
import { freeCancellationText, notOnThisDate, ratingDegree } from '../offer/texts.ts'
import { childTermsOf } from '../party/child-terms.ts'
import { presentParty, pricedParty, shareLink } from '../party/present-party.ts'
import { presentTotal } from '../party/price-lines.ts'
import { hotelTypeOf } from '../stays/stay.ts'
import { boardNames } from '../stays/texts.ts'
import type { Departure } from './departures.ts'
import type { AdditionRow, StayRow, StepRow } from './details-store.ts'
import { packageCancellation } from './package.ts'
import { pricePackage } from './price-package.ts'
import { visitOf } from './setting-out.ts'
import type { ShownPackage } from './show-package.ts'
import { periodText, perUnit } from './texts.ts'
import { whyNotOn, whyNotText, whyNotTexts } from './why-not.ts'

/** Below this number the places left are worth saying. */
const FEW_PLACES = 6

/** Places left, when few enough to be worth saying. */
const fewPlaces = ({ places, isOpen }: Departure): number | null =>
  isOpen && places > 0 && places < FEW_PLACES ? places : null

/** Why the party can't book a departure, in words; null when it can. */
function whyNotSaid(departure: Departure, { kind, need }: ShownPackage, language: Language) {
  const why = whyNotOn(departure, need)
  return why && whyNotText(why, departure.places, kind, language)
}

/** What the details of both kinds say, for one departure and party. */
export function presentPackage(shown: ShownPackage, language: Language) {
  const { kind, row, date, party, need, departures, now, publicUrl, phone } = shown
  const terms = childTermsOf(row)
  const chosen = departures.find(({ day }) => day === date)
  const price = priceOfDay(row, chosen?.ownPrice ?? null)
  const total = pricePackage(kind, price, pricedParty(party, terms), terms, now)
  const why = chosen && whyNotOn(chosen, need)
  const day = {
    fits: need !== null,
    available: why === null,
    notFree: why ? whyNotTexts[why] : notOnThisDate,
  }
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
    ...presentParty(party, terms, day, language),
    UnavailableText: chosen ? whyNotSaid(chosen, shown, language) : null,
    HotelStars: row.stars,
    Hotels: row.stays.map((stay) => presentHotel(stay, language)),
    FreeCancellation: isFree ? freeCancellationText(row.free_cancellation_hours, language) : null,
    Cancellation: cancellationLines(packageCancellation(row, date), now, language),
    PlacesLeft: chosen ? fewPlaces(chosen) : null,
    Departures: departures.map((it) => presentDeparture(it, shown, language)),
    ImportantInformation: row.information.map(cleanHtml),
    Where: whereOf(visitOf(row, date), language, phone),
    ShareLink: shareLink(`${publicUrl}/${kind}`, { id: row.id, date, party }),
  }
}

function presentDeparture(departure: Departure, shown: ShownPackage, language: Language) {
  const ofDay = priceOfDay(shown.row, departure.ownPrice)
  const { Price, OfferPrice } = presentPrice(ofDay, shown.now)
  const why = whyNotSaid(departure, shown, language)
  return {
    Date: departure.day,
    Price,
    OfferPrice,
    PlacesLeft: fewPlaces(departure),
    IsAvailable: why === null,
    UnavailableText: why,
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
