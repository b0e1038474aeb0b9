import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { savedModules } from '../modules.ts'
import { idField, moduleField, optionalField } from '../values/fields.ts'
import { MOST_SAVED } from '../account/saved-limits.ts'

/**
 * An offer of any kind as a card, for pages that mix kinds. Prices are whole EGP, for what `PriceText`
 * says; of a stay for one night of two adults, from. It leads to the next day that two can book.
 */
export const offerTile = z.object({
  ModuleType: z.enum(savedModules),
  Id: z.number(),
  Name: z.string(),
  CityName: z.string(),
  ImageUrl: z.nullable(z.string()),
  ImagePlaceholder: z.nullable(z.string()),
  ImageColour: z.nullable(z.string()),
  CardTag: z.nullable(z.string()),
  /** What it is, in a few words: `2 hours`, `4 nights`, `Breakfast`. */
  Line: z.string(),
  /** Class stars; 0: none. */
  Stars: z.number(),
  Rating: z.nullable(z.number()),
  ReviewsCount: z.number(),
  InstantConfirmation: z.boolean(),
  FreeCancellation: z.nullable(z.string()),
  Price: z.number(),
  OfferPrice: z.nullable(z.number()),
  OfferExpirationDate: z.nullable(z.string()),
  PriceText: z.string(),
  /** Null: no day is left. Stays end on `DepartureDate`. */
  NextDate: z.nullable(z.string()),
  DepartureDate: z.nullable(z.string()),
})
export type OfferTile = z.output<typeof offerTile>

/** A kind that has pages of its own, as text or number. */
export const pagedModule = z.pipe(moduleField, z.enum(savedModules))

/** What the landing page shows of the live catalogue. */
export const getHighlights = endpoint({
  method: 'GET',
  path: '/api/CatalogueApi/GetHighlights',
  summary: 'Hotels that confirm instantly, and offers of every kind that end soon',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({ InstantHotels: z.array(offerTile), LastMinute: z.array(offerTile) }),
  refusals: [],
})
export type Highlights = z.output<typeof getHighlights.output>

export const getLastMinuteOffers = endpoint({
  method: 'GET',
  path: '/api/CatalogueApi/GetLastMinuteOffers',
  summary:
    'Offers whose lower price ends within three days, the soonest first; of one kind, or all',
  audience: 'anyone',
  input: z.object({ ModuleType: optionalField(pagedModule) }),
  output: z.array(offerTile),
  refusals: [],
})

export const getOfferTiles = endpoint({
  method: 'POST',
  path: '/api/CatalogueApi/GetOffers',
  summary: 'These offers as cards, in this order, as far as they are on sale',
  audience: 'anyone',
  input: z.object({
    Offers: z
      .array(z.object({ ModuleType: pagedModule, Id: idField }))
      .check(z.maxLength(MOST_SAVED.Favourites)),
  }),
  output: z.array(offerTile),
  refusals: [],
  idempotentBy: 'changes nothing',
})
