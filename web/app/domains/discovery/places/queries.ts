import type { BusStation } from '@rihla/contract/bus/trips'
import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import { data } from 'react-router'
import type { ApiClient } from '../../../platform/api/client.ts'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { prefetched, prefetchedPage } from '../../../platform/cache/query.tsx'
import type { Page } from '../../../platform/page.ts'
import { nearestStation, type Spot } from './nearest-station.ts'

/** Every destination with how much of it can be booked. */
export const placesQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['places', language],
    queryFn: ({ signal }) => api.call('getDestinations', {}, { signal }),
  })

export const placeQuery = (api: ApiClient, language: Language, slug: string) =>
  queryOptions({
    queryKey: ['place', language, slug],
    queryFn: ({ signal }) => api.call('getDestination', { Slug: slug }, { signal }),
  })

/** Where buses to a place stop: of all stations only that one is kept. Null: none is near. */
export const stationQuery = (api: ApiClient, language: Language, place: Spot) =>
  queryOptions<Pick<BusStation, 'StationID' | 'StationName'> | null>({
    queryKey: ['place-station', language, place.CityId],
    queryFn: async ({ signal }) =>
      nearestStation(await api.call('getAllStations', {}, { signal }), place),
  })

/** Loads all destinations for the first HTML. */
export const loadPlaces = ({ api, language }: Page) => prefetchedPage([placesQuery(api, language)])

/**
 * Loads a destination for the first HTML; the status says when there is none (404). What failed otherwise
 * (503) is asked for again by the browser.
 */
export async function loadPlace({ api, language }: Page, slug: string) {
  try {
    const place = await api.call('getDestination', { Slug: slug })
    const shown = { queryKey: placeQuery(api, language, slug).queryKey, queryFn: () => place }
    return data({
      state: await prefetched([shown, stationQuery(api, language, place)]),
      missing: false,
    })
  } catch (problem) {
    // A name longer than any is of no place either.
    const missing = problem instanceof ApiProblem && [400, 404].includes(problem.status)
    return data({ state: undefined, missing }, { status: missing ? 404 : 503 })
  }
}
