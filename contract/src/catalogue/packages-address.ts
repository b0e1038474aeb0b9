import {
  addressCodec,
  childrenAges,
  dateField,
  flagField,
  numberField,
  numbersField,
  offerFields,
  STARS,
} from './address-codec.ts'
import { PACKAGE_ADULTS } from './package-limits.ts'

/** `stars` is repeatable: `?stars=5&stars=0`; a comma list is read, too. */
const fields = {
  cityId: offerFields.cityId,
  searchText: offerFields.searchText,
  arrivalDate: dateField,
  stars: { ...numbersField(STARS.length, { min: 0, max: 5 }), repeatable: true },
  priceFrom: offerFields.priceFrom,
  priceTo: offerFields.priceTo,
  hasFreeCancellation: flagField,
  priceOrderType: offerFields.priceOrderType,
  ratingOrderType: offerFields.ratingOrderType,
} as const

/** The address of /honeymoons and of /trips. */
export const packageSearches = {
  honeymoon: addressCodec(fields),
  trip: addressCodec({
    ...fields,
    adultsCount: numberField(PACKAGE_ADULTS.default, PACKAGE_ADULTS),
    childrenAges,
  }),
} as const

/** What the address of /honeymoons says. */
export type HoneymoonFilters = typeof packageSearches.honeymoon.defaults
/** What the address of /trips says. */
export type TripFilters = typeof packageSearches.trip.defaults
