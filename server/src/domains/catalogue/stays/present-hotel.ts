import { STAY_GUESTS } from '@rihla/contract/catalogue/hotel-search'
import type { HotelDetails, RoomDetails } from '@rihla/contract/catalogue/hotels'
import { addDays, toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { cleanHtml } from '../offer/clean-html.ts'
import { presentImage } from '../offer/image.ts'
import { freeCancellationText, ratingDegree } from '../offer/texts.ts'
import type { FeatureRow, HotelRow, RoomRow } from './hotel-store.ts'
import { weekdayOf } from './price/night-rates.ts'
import { hotelTypeOf } from './stay.ts'
import { childBandTexts, stayTexts } from './texts.ts'

const presentFeature = ({ id, name, icon }: FeatureRow) => ({
  FeatureId: id,
  FeatureName: name,
  IconPath: icon,
})

const childrenPolicies = (row: HotelRow, language: Language) =>
  row.child_bands.map(({ maxAge, percent }, at) =>
    childBandTexts(
      at === 0 ? STAY_GUESTS.childAge.min : (row.child_bands[at - 1]?.maxAge ?? 0) + 1,
      maxAge,
      percent,
      language,
    ),
  )

/** The first stay from a day on that can be meant: one night, or a ship's next sailing. */
function nextStay(row: HotelRow, from: CalendarDate): { arrival: CalendarDate; nights: number } {
  const first = addDays(from, 1)
  const next = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days))
  for (const arrival of next) {
    const sailing = row.sailings.find((it) => it.weekday === weekdayOf(arrival))
    if (sailing) return { arrival, nights: sailing.nights }
  }
  return { arrival: first, nights: 1 }
}

const shareLink = (row: HotelRow, at: { today: CalendarDate; publicUrl: string }): string => {
  const { arrival, nights } = nextStay(row, at.today)
  const query = [
    `id=${row.id}`,
    `arrival-date=${toAddressDate(arrival)}`,
    `departure-date=${toAddressDate(addDays(arrival, nights))}`,
    `adults=${STAY_GUESTS.adults.default}`,
  ]
  return `${at.publicUrl}/${row.kind}?${query.join('&')}`
}

/** A hotel or a ship in the caller's language. */
export const presentHotel = (
  row: HotelRow,
  at: { today: CalendarDate; publicUrl: string },
  language: Language,
): HotelDetails => ({
  HotelId: row.id,
  HotelType: hotelTypeOf(row.kind),
  Name: row.name,
  Stars: row.stars,
  City: row.city,
  CityId: row.city_id,
  Rating: row.raters > 0 ? row.rating / 10 : null,
  RatingDegree: row.raters > 0 ? ratingDegree(row.rating, language) : null,
  NumberOfRaters: row.raters,
  ReviewsCount: row.reviews_count,
  Images: row.images.map((image) => presentImage(image, language)),
  Description: cleanHtml(row.description),
  Address: row.address,
  Features: row.features.map(presentFeature),
  Videos: row.videos,
  Latitude: row.latitude,
  Longitude: row.longitude,
  IsExternal: false,
  FreeCancellation: freeCancellationText(
    row.free_cancellation_days === null ? null : row.free_cancellation_days * 24,
    language,
  ),
  InstantConfirmation: row.instant_confirmation ? stayTexts.instantConfirmation[language] : null,
  CheckInFrom: row.check_in_from,
  CheckOutUntil: row.check_out_until,
  ChildrenPolicies: childrenPolicies(row, language),
  MaxChildren: STAY_GUESTS.children[row.kind],
  Sailings: row.sailings.map(({ weekday, nights, name, steps, boarding }) => ({
    Weekday: weekday,
    Nights: nights,
    Name: name,
    Steps: steps.map(cleanHtml),
    Boarding: boarding && {
      Port: boarding.port,
      From: boarding.from,
      Latitude: boarding.latitude,
      Longitude: boarding.longitude,
    },
  })),
  ShareLink: shareLink(row, at),
})

/** A room type in the caller's language. */
export const presentRoomDetails = (row: RoomRow, language: Language): RoomDetails => ({
  RoomId: row.id,
  Name: row.name,
  Subtitle: row.subtitle,
  Type: row.category,
  Description: cleanHtml(row.description),
  Images: row.images.map((image) => presentImage(image, language)),
  Videos: [],
  Features: row.features.map(presentFeature),
})
