import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { dateField, idField, optionalField, wholeNumber } from '../values/fields.ts'
import { BUS_PASSENGERS } from './limits.ts'
import { busPath } from './path.ts'

// Stations and what leaves from them. Amounts are whole EGP, instants ISO with zone.

export const busStation = z.object({
  /** Of a station, or of a city (`IsCity`): a search takes either. */
  StationID: z.number(),
  /** All stations of a city as one choice; it has no place of its own. */
  IsCity: z.boolean(),
  StationName: z.string(),
  /** Null: shown under Other. */
  RegionName: z.nullable(z.string()),
  Latitude: z.nullable(z.number()),
  Longitude: z.nullable(z.number()),
  /** Where to stand, in words; null when the name says it. */
  BoardingPoint: z.nullable(z.string()),
  /** Names and spellings in both languages, normalised as searches are: what typed text is looked for in. */
  SearchText: z.string(),
})
export type BusStation = z.output<typeof busStation>

export const getAllStations = endpoint({
  method: 'GET',
  path: busPath('GetAllStations'),
  summary: 'Bus stations with their regions; a city with several goes before them as one choice',
  audience: 'anyone',
  input: z.object({}),
  output: z.array(busStation),
  refusals: [],
})

export const busTrip = z.object({
  TripID: z.number(),
  TripClassName: z.string(),
  /** Of the class in every language, such as `elite`: for addresses. */
  TripClassCode: z.string(),
  /** `#0f766e`. */
  TripClassColor: z.string(),
  /** Names of pictures: `wifi`, `air_conditioning`, `toilet`, `usb`, `snack`, `screen`, `recliner`, `blanket`. */
  TripClassAmenities: z.array(z.string()),
  TripDateTime: z.string(),
  TimeMinutes: z.number(),
  StationFromID: z.number(),
  StationToID: z.number(),
  StationNameFrom: z.string(),
  StationNameTo: z.string(),
  /** For one seat, one way; and as a leg of a round trip. */
  Price: z.number(),
  RoundPrice: z.number(),
  Currency: z.string(),
  /** `per seat`. */
  PriceSuffix: z.string(),
  RemainingChairs: z.number(),
  TotalChairs: z.number(),
})
export type BusTrip = z.output<typeof busTrip>

const route = { StationFromID: idField, StationToID: idField }
/** How many travel together: one departure has to have seats for all. Left out: one. */
const Passengers = z._default(
  optionalField(wholeNumber(BUS_PASSENGERS.min, BUS_PASSENGERS.max)),
  BUS_PASSENGERS.min,
)

export const getAllTrips = endpoint({
  method: 'POST',
  path: busPath('GetAllTrips'),
  summary: 'Trips between two stations on one day in Cairo that can still be booked, by departure',
  audience: 'anyone',
  input: z.object({ ...route, TripDate: dateField }),
  output: z.object({ Data: z.array(busTrip) }),
  refusals: ['station_unknown', 'date_outside_range', 'trip_sale_closed'],
  idempotentBy: 'changes nothing',
})

/** The most pairs of stations in an answer, and how far away a station may be. */
export const MOST_NEAR_ROUTES = 4
export const NEAR_KM = 80

export const nearRoute = z.object({
  StationFromID: z.number(),
  StationToID: z.number(),
  StationNameFrom: z.string(),
  StationNameTo: z.string(),
  /** As the crow flies, whole kilometres, from what was asked for; 0: the same station. */
  KmFrom: z.number(),
  KmTo: z.number(),
  Trips: z.number(),
  /** The cheapest seat, one way; and the cheapest as a leg of a round trip. */
  Price: z.number(),
  RoundPrice: z.number(),
})
export type NearRoute = z.output<typeof nearRoute>

export const getNearRoutes = endpoint({
  method: 'GET',
  path: busPath('GetNearRoutes'),
  summary:
    'Stations near by that have seats for all on that day, the nearest first: for a pair that has none',
  audience: 'anyone',
  input: z.object({ ...route, TripDate: dateField, Passengers }),
  output: z.array(nearRoute),
  refusals: ['station_unknown'],
})

/** Routes that are shown at most before anything was asked for, and the days whose prices they have. */
export const MOST_POPULAR_ROUTES = 6
export const POPULAR_DAYS = 7

export const popularRoute = z.object({
  /** Of a station, or of a city that has several, as a search takes them. */
  StationFromID: z.number(),
  StationToID: z.number(),
  /** Of the city, or of its only station. */
  NameFrom: z.string(),
  NameTo: z.string(),
  /** For one who travels alone: the cheapest free seat of the next days, one way, and the first day that has it. */
  Price: z.number(),
  Date: z.string(),
})
export type PopularRoute = z.output<typeof popularRoute>

export const getPopularRoutes = endpoint({
  method: 'GET',
  path: busPath('GetPopularRoutes'),
  summary:
    'The routes with the most seats sold for the next days that still have some, at their price',
  audience: 'anyone',
  input: z.object({}),
  output: z.array(popularRoute),
  refusals: [],
})

/** What the strip of days shows. */
export const getCheapestDays = endpoint({
  method: 'GET',
  path: busPath('GetCheapestDays'),
  summary:
    'The cheapest seat of each day around one day; days without a trip that has seats for all have no price',
  audience: 'anyone',
  input: z.object({ ...route, TripDate: dateField, Passengers }),
  /** Of one seat: one way, and as a leg of a round trip. */
  output: z.array(
    z.object({
      Date: z.string(),
      Price: z.nullable(z.number()),
      RoundPrice: z.nullable(z.number()),
    }),
  ),
  refusals: ['station_unknown'],
})
