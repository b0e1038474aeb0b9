import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { browserStore, cached } from '../../platform/cache/browser-store.ts'
import { ttl } from '../../platform/cache/store.ts'

/** Stations, cached for 24 hours; better a stale list than none. */
export const stationsQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['bus-stations', language],
    staleTime: ttl.busStations,
    queryFn: async () => {
      const key = `bus-stations:${language}` as const
      const ask = () => api.call('getAllStations', {})
      type Stations = Awaited<ReturnType<typeof ask>>
      try {
        return await cached(key, ttl.busStations, ask)
      } catch (problem) {
        const stale = browserStore()?.getStale<Stations>(key)
        if (stale) return stale
        throw problem
      }
    },
  })

/** From where to where, and when. */
export type Ride = { from: number; to: number; date: CalendarDate }

const inputOf = ({ from, to, date }: Ride) => ({
  StationFromID: from,
  StationToID: to,
  TripDate: date,
})

/** Trips of one day. */
export const tripsQuery = (api: ApiClient, language: Language, ride: Ride) =>
  queryOptions({
    queryKey: ['bus-trips', language, ride],
    staleTime: 30_000,
    queryFn: async ({ signal }) => (await api.call('getAllTrips', inputOf(ride), { signal })).Data,
  })

/** A ride of so many together. */
export type PartyRide = Ride & { passengers: number }

const partyInputOf = ({ passengers, ...ride }: PartyRide) => ({
  ...inputOf(ride),
  Passengers: passengers,
})

/** Pairs of stations near by that have seats for all on the same day; without them the page goes on. */
export const nearRoutesQuery = (api: ApiClient, language: Language, ride: PartyRide) =>
  queryOptions({
    queryKey: ['bus-near', language, ride],
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call('getNearRoutes', partyInputOf(ride), { signal }),
  })

/** The cheapest seat of the days around that all can have; without it the page goes on. */
export const cheapestDaysQuery = (api: ApiClient, language: Language, ride: PartyRide) =>
  queryOptions({
    queryKey: ['bus-days', language, ride],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call('getCheapestDays', partyInputOf(ride), { signal }),
  })

/** How often the map looks again while others choose. */
export const SEATS_POLL_MS = 4000

/** Seats of a trip as they are now; `watched` ones are looked at again while the page is visible. */
export const seatsQuery = (api: ApiClient, language: Language, tripId: number, watched: boolean) =>
  queryOptions({
    queryKey: ['bus-seats', language, tripId],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: watched ? SEATS_POLL_MS : false,
    meta: { personal: true },
    queryFn: ({ signal }) =>
      api.call('getBusTripSeats', { TripID: tripId }, { signal, retries: 1 }),
  })
