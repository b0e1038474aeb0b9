import type { ActivityCard, ActivityDetails } from '@rihla/contract/catalogue/activities'
import { toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { cleanHtml } from '../offer/clean-html.ts'
import { imagePath, presentImage } from '../offer/image.ts'
import type { Picture } from '../offer/pictures.ts'
import { cardTag, presentPrice } from '../offer/price.ts'
import type { Snapshot } from '../offer/snapshot.ts'
import {
  bookButton,
  dateText,
  freeCancellationText,
  notOnThisDate,
  perPerson,
  ratingDegree,
  readableDuration,
} from '../offer/texts.ts'
import type { CardRow, DetailRow } from './store.ts'

const presentRating = (row: CardRow) => ({
  Rating: row.reviews_count > 0 ? row.rating / 10 : null,
  ReviewsCount: row.reviews_count,
})

/** A result card in the caller's language. */
export const presentCard = (
  row: CardRow,
  picture: Picture | undefined,
  snapshot: Snapshot,
  now: Date,
  language: Language,
): ActivityCard => ({
  ActivityId: row.id,
  Name: row.name,
  ActivityType: snapshot.types.get(row.type_id)?.[language] ?? '',
  CityName: snapshot.cities.get(row.city_id)?.[language] ?? '',
  ImageUrl: row.cover && imagePath(row.cover),
  ...presentPrice(row, now),
  CardTag: cardTag(row, now, language),
  FreeCancellation: freeCancellationText(row.free_cancellation_hours, language),
  Duration: row.duration_minutes,
  ReadableDuration: readableDuration(row.duration_minutes, language),
  PeriodText: perPerson[language],
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
  readonly adults: number
  readonly bookable: boolean
}

/** A detail page in the caller's language, for one date and number of adults. */
export function presentDetails(
  row: DetailRow,
  snapshot: Snapshot,
  chosen: Chosen,
  at: { now: Date; publicUrl: string },
  language: Language,
): ActivityDetails {
  const free = chosen.bookable ? (row.free_places ?? 0) : 0
  const available = free >= chosen.adults
  return {
    ActivityId: row.id,
    Name: row.name,
    ActivityTypeName: snapshot.types.get(row.type_id)?.[language] ?? '',
    CityName: snapshot.cities.get(row.city_id)?.[language] ?? '',
    CityId: row.city_id,
    ...presentTexts(row),
    Images: row.images.map((image) => presentImage(image, language)),
    ...presentRating(row),
    RatingDegree: row.reviews_count > 0 ? ratingDegree(row.rating, language) : null,
    ReadableDuration: readableDuration(row.duration_minutes, language),
    Duration: Math.round((row.duration_minutes / 60) * 100) / 100,
    FreeCancellation: freeCancellationText(row.free_cancellation_hours, language),
    Videos: row.videos,
    ...presentPrice(row, at.now),
    PeriodText: perPerson[language],
    DateText: dateText(chosen.date, language),
    IsAvailable: available,
    PlacesLeft: free > 0 && free < FEW_PLACES ? free : null,
    BookButtonText: (available ? bookButton : notOnThisDate)[language],
    ShareLink: `${at.publicUrl}/activity?id=${row.id}&arrival-date=${toAddressDate(chosen.date)}&adults=${chosen.adults}`,
    Latitude: row.latitude,
    Longitude: row.longitude,
  }
}

const presentTexts = (row: DetailRow) => ({
  Description: cleanHtml(row.description),
  IncludedActivityAdditions: additions(row.included),
  ExcludedActivityAdditions: additions(row.excluded),
  PickupPoint: row.pickup_point,
  NotAllowedAge: row.not_allowed_age,
  NotAllowedLuggage: row.not_allowed_luggage,
  AdditionalInformation: row.additional_information,
  Luggages: row.bring.map((Description) => ({ Description })),
  ChildrenPolicies: row.children_policies.map(({ details, price }) => ({
    Details: details,
    PriceText: price,
  })),
  Steps: row.steps.map(cleanHtml),
  TermsAndConditions: row.terms && cleanHtml(row.terms),
})
