import * as z from 'zod/mini'
import { dateField, idField, optionalField, wholeNumber } from '../values/fields.ts'
import { cardFacts, detailsFacts, offerFilters } from './offer-calls.ts'
import { PACKAGE_ADULTS } from './package-limits.ts'

// What honeymoons and trips share on the wire. Each spells its own names in its own file.

/** How many adults a search or a detail page is for; honeymoons and trips start from two. */
export const packageAdults = z._default(
  optionalField(wholeNumber(PACKAGE_ADULTS.min, PACKAGE_ADULTS.max)),
  PACKAGE_ADULTS.default,
)

/** What both are searched by. Prices are whole EGP and compared with the effective price. */
export const packageFilters = z.object({
  ...offerFilters,
  /** The day of departure: only what leaves on that day with places left for the party. */
  ArrivalDate: optionalField(dateField),
  /** Stars of the hotels, 0 means unrated; empty means all. */
  Stars: optionalField(z.array(wholeNumber(0, 5)).check(z.maxLength(6))),
})

/** What a detail page is asked with. */
export const packageDetailsInput = z.object({
  Id: idField,
  ArrivalDate: dateField,
  AdultsCount: packageAdults,
})

/** A hotel of a package, in the order of the stays. `HotelId` 0: not one that can be looked up here. */
export const packageHotel = z.object({
  HotelId: z.number(),
  /** As in `hotelTypes`: whose page it is looked up on. */
  HotelType: z.optional(z.number()),
  /** `3 nights`; the number in it is the nights, each stay begins where the one before ends. */
  Period: z.string(),
  Name: z.string(),
  NameAr: z.string(),
  Thumbnail: z.nullable(z.string()),
  ImageUrl: z.nullable(z.string()),
  City: z.string(),
  RoomName: z.string(),
  Stars: z.number(),
  /** The board: `Half board`. */
  ReservationType: z.string(),
  Description: z.string(),
})

/** A departure that can be chosen. Prices in whole EGP, as on the card. */
export const packageDeparture = z.object({
  Date: z.string(),
  Price: z.number(),
  OfferPrice: z.nullable(z.number()),
  /** Places left, when few enough to be worth saying; else null. Couples or persons, as priced. */
  PlacesLeft: z.nullable(z.number()),
  IsAvailable: z.boolean(),
  /** Why the asked party can't book it, in words; null: it can. */
  UnavailableText: z.optional(z.nullable(z.string())),
})

/** The parts that are spelt alike. Prices are whole EGP. */
export const packageFacts = {
  card: {
    ...cardFacts,
    ImagePath: z.nullable(z.string()),
    HotelStars: z.number(),
    /** `4 nights`, `5 days`. */
    Duration: z.string(),
    /** `per couple`, `per adult`. */
    PriceText: z.string(),
    /** The first departure with places from the asked date (or from today) on; null when none is left. */
    NextDeparture: z.nullable(z.string()),
  },
  details: {
    ...detailsFacts,
    PriceText: z.string(),
    HotelStars: z.number(),
    Hotels: z.array(packageHotel),
    /** Why the asked party can't book this departure, in words; null: it can, or there is none. */
    UnavailableText: z.optional(z.nullable(z.string())),
    /** The next 12 from the asked date on at most, and before them the last 4 at most; those sold out stand there as such. */
    Departures: z.array(packageDeparture),
    /** Good to know, a line each; HTML, sanitised. */
    ImportantInformation: z.array(z.string()),
  },
  /** A day of the itinerary, with its place for the timeline and the drawn map. */
  step: {
    Order: z.number(),
    /** HTML, sanitised. */
    Step: z.string(),
    /** From 1. */
    Day: z.number(),
    Title: z.string(),
    CityName: z.nullable(z.string()),
    Latitude: z.nullable(z.number()),
    Longitude: z.nullable(z.number()),
  },
}
