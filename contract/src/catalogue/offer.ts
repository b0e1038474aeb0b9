import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { optionalField, textField } from '../values/fields.ts'

/** GET /api/CitiesApi/GetDestinations: destination cities in the caller's language. */
export const destination = z.object({
  CityId: z.number(),
  /** The last part of its page's address: `/destinations/{Slug}`. */
  Slug: z.string(),
  CityName: z.string(),
  ImageUrl: z.nullable(z.string()),
  /** Of every kind that has pages of its own. */
  OffersCount: z.number(),
})
export type Destination = z.output<typeof destination>

export const getDestinations = endpoint({
  method: 'GET',
  path: '/api/CitiesApi/GetDestinations',
  summary: 'Destination cities',
  audience: 'anyone',
  input: z.object({}),
  output: z.array(destination),
  refusals: [],
})

export const suggestion = z.object({
  Text: z.string(),
  Subtitle: z.string(),
  ImageUrl: z.nullable(z.string()),
  /** Text of the module, or `Destination`. */
  Kind: z.string(),
  /** The offer's id, or the city's for a destination. */
  Id: z.number(),
})
export type Suggestion = z.output<typeof suggestion>

export const autoComplete = endpoint({
  method: 'POST',
  path: '/api/ApplicationDataApi/AutoComplete',
  summary: 'Suggestions for what is being typed; from 2 characters',
  audience: 'anyone',
  input: z.object({
    SearchText: textField(100),
    /** Names or numbers; empty means all. */
    Modules: optionalField(
      z
        .array(z.union([z.string().check(z.maxLength(40)), z.number().check(z.gte(-1), z.lte(99))]))
        .check(z.maxLength(20)),
    ),
  }),
  output: z.array(suggestion),
  refusals: [],
  idempotentBy: 'changes nothing',
})

const bound = z.nullable(z.string())

/** Site settings, fetched once. Dates are `YYYY-MM-DD`, trip dates `DD/MM/YYYY`; prices whole EGP. */
export const splash = z.object({
  MinDate: bound,
  MaxDate: bound,
  ActivityMinDate: bound,
  ActivityMaxDate: bound,
  DayuseMinDate: bound,
  DayuseMaxDate: bound,
  HotelMinDate: bound,
  HotelMaxDate: bound,
  HoneymoonMinDate: bound,
  HoneymoonMaxDate: bound,
  TripMinDate: bound,
  TripMaxDate: bound,
  BusMinDate: bound,
  BusMaxDate: bound,
  MinPrice: z.number(),
  MaxPrice: z.number(),
  ForceUserUpdate: z.boolean(),
  GracefulUpdate: z.boolean(),
  UpdateMessage: z.nullable(z.string()),
})
export type Splash = z.output<typeof splash>

export const getSplashScreenData = endpoint({
  method: 'GET',
  path: '/api/ApplicationDataApi/GetSplashScreenData',
  summary: 'Site settings: bookable dates and price bounds',
  audience: 'anyone',
  input: z.object({}),
  output: splash,
  refusals: [],
})

/** A picture of a detail page. */
export const offerImage = z.object({
  ImagePath: z.string(),
  Alt: z.string(),
  Placeholder: z.nullable(z.string()),
  Colour: z.nullable(z.string()),
})
