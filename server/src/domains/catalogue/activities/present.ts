import {
  DAY_USE_TYPE,
  type ActivityCard,
  type ActivityDetails,
} from '@rihla/contract/catalogue/activities'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import type { Party } from '@rihla/contract/values/party'
import type { SupportPhone } from '@rihla/contract/values/support'
import { whereOf } from '@rihla/contract/where-and-when'
import { cancellationLines } from '@rihla/contract/cancellation/words'
import { cleanHtml } from '../offer/clean-html.ts'
import { freeUntil, isAhead } from '../availability/day-deadline.ts'
import { dayCancellation } from '../cancellation/offer-terms.ts'
import { imagePath, presentImage } from '../offer/image.ts'
import type { Picture } from '../offer/pictures.ts'
import { cardTag, presentPrice, priceOfDay } from '../offer/price.ts'
import type { Snapshot } from '../offer/snapshot.ts'
import {
  dateText,
  freeCancellationText,
  notOnThisDate,
  perAdult,
  ratingDegree,
  readableDuration,
  tooFewPlaces,
} from '../offer/texts.ts'
import { childTermsOf, placesOf } from '../party/child-terms.ts'
import { childPolicies, tooYoungText } from '../party/child-texts.ts'
import { presentParty, pricedParty, shareLink } from '../party/present-party.ts'
import { partyLines, presentTotal } from '../party/price-lines.ts'
import { priceParty } from '../party/price-party.ts'
import type { CardRow, DetailRow } from './store.ts'
import { visitOf } from './visit.ts'

const presentRating = (row: CardRow) => ({
  Rating: row.reviews_count > 0 ? row.rating / 10 : null,
  ReviewsCount: row.reviews_count,
})

export type DayOfCard = Pick<ActivityCard, 'FreeCancellation' | 'NextDate' | 'TotalPrice'>

const typeName = (row: CardRow, { types, dayUse }: Snapshot, language: Language): string =>
  (row.type_id === DAY_USE_TYPE ? dayUse : types.get(row.type_id))?.[language] ?? ''

/** What a card says whatever the day and the party; the rest is `DayOfCard`'s. */
export type StaticCard = Omit<ActivityCard, keyof DayOfCard>

/** A result card in the caller's language, without what depends on the day. */
export const presentCard = (
  row: CardRow,
  picture: Picture | undefined,
  snapshot: Snapshot,
  now: Date,
  language: Language,
): StaticCard => ({
  ActivityId: row.id,
  Name: row.name,
  ActivityType: typeName(row, snapshot, language),
  CityName: snapshot.cities.get(row.city_id)?.[language] ?? '',
  ImageUrl: row.cover && imagePath(row.cover),
  ...presentPrice(row, now),
  CardTag: cardTag(row, now, language),
  Duration: row.duration_minutes,
  ReadableDuration: readableDuration(row.duration_minutes, language),
  PeriodText: perAdult[language],
  ...presentRating(row),
  ImagePlaceholder: picture?.placeholder ?? null,
  ImageColour: picture?.colour ?? null,
})

/** Below this number the places left are worth saying. */
const FEW_PLACES = 6

const additions = (texts: readonly string[]) =>
  texts.map((Description) => ({ Description, IconPath: null }))

export type Chosen = {
  readonly date: CalendarDate
  readonly party: Party
  readonly bookable: boolean
}

/** When, on which page, and with whom to call details are shown. */
export type ShownAt = {
  readonly now: Date
  readonly page: string
  readonly phone: SupportPhone
}

/** What the details of both families say, for one date and party. */
export function presentOffer(
  row: DetailRow,
  snapshot: Snapshot,
  chosen: Chosen,
  at: ShownAt,
  language: Language,
) {
  const free = chosen.bookable ? (row.free_places ?? 0) : 0
  const terms = childTermsOf(row)
  const { date, party } = chosen
  const ofDay = priceOfDay(row, row.own_price)
  const price = priceParty(ofDay, pricedParty(party, terms), terms, at.now)
  const available = free >= placesOf(party, terms)
  // A day that has places left, if not enough, isn't said to have none.
  const notFree = free > 0 ? tooFewPlaces : notOnThisDate
  return {
    ActivityId: row.id,
    Name: row.name,
    ActivityTypeName: typeName(row, snapshot, language),
    CityName: snapshot.cities.get(row.city_id)?.[language] ?? '',
    CityId: row.city_id,
    ...presentTexts(row, language),
    Images: row.images.map((image) => presentImage(image, language)),
    ...presentRating(row),
    RatingDegree: row.reviews_count > 0 ? ratingDegree(row.rating, language) : null,
    ReadableDuration: readableDuration(row.duration_minutes, language),
    Duration: Math.round((row.duration_minutes / 60) * 100) / 100,
    FreeCancellation: freeTextOn(row, chosen, at.now, language),
    Cancellation: cancellationLines(cancellationOn(row, chosen), at.now, language),
    ...presentPrice(ofDay, at.now),
    ...presentTotal({ ...price, lines: partyLines(price) }, language),
    ...presentParty(party, terms, { fits: true, available, notFree }, language),
    PeriodText: perAdult[language],
    DateText: dateText(date, language),
    PlacesLeft: free > 0 && free < FEW_PLACES ? free : null,
    ShareLink: shareLink(at.page, { id: row.id, date, party }),
    Where: whereOf(visitOf(row.setting, date), language, at.phone),
    Latitude: row.latitude,
    Longitude: row.longitude,
  }
}

/** Until when cancelling is free on a day, while that is still to come. */
function freeTextOn(row: DetailRow, { date }: Chosen, now: Date, language: Language) {
  const until = freeUntil(row.starts, row.free_cancellation_hours)
  const ahead = until !== null && isAhead(until, date, now)
  return ahead ? freeCancellationText(row.free_cancellation_hours, language) : null
}

const cancellationOn = (row: DetailRow, { date: day }: Chosen) => dayCancellation(row, day)

const presentTexts = (row: DetailRow, language: Language) => ({
  Description: cleanHtml(row.description),
  IncludedActivityAdditions: additions(row.included),
  ExcludedActivityAdditions: additions(row.excluded),
  Luggages: row.bring.map((Description) => ({ Description })),
  ChildrenPolicies: childPolicies(childTermsOf(row), language),
  TermsAndConditions: row.terms && cleanHtml(row.terms),
})

/** The detail page of an activity in the caller's language. */
export const presentDetails = (
  row: DetailRow,
  snapshot: Snapshot,
  chosen: Chosen,
  at: ShownAt,
  language: Language,
): ActivityDetails => ({
  ...presentOffer(row, snapshot, chosen, at, language),
  PickupPoint: row.pickup_point,
  NotAllowedAge: tooYoungText(childTermsOf(row), language),
  NotAllowedLuggage: row.not_allowed_luggage,
  AdditionalInformation: row.additional_information,
  Steps: row.steps.map(cleanHtml),
  Videos: row.videos,
})
