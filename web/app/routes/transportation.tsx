import { boundBusSearch, isSearchable, parseBusSearch } from '@rihla/contract/bus/address'
import { busDays } from '@rihla/contract/bus/limits'
import type { Route } from './+types/transportation'
import {
  BusSearchPage,
  cheapestDaysQuery,
  popularRoutesQuery,
  stationsQuery,
  tripsQuery,
} from '../domains/bus/index.ts'
import { destinationsQuery, splashQuery } from '../domains/catalogue/index.ts'
import { prefetchedPage, ServerData } from '../platform/cache/query.tsx'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'
import { cairoToday } from '../platform/clock.ts'

export const handle = { texts: ['bus'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language, url } = serverPage(request, context)
  const search = boundBusSearch(parseBusSearch(url.searchParams), busDays(cairoToday()))
  const rides = isSearchable(search)
    ? [
        { from: search.fromStationId, to: search.toStationId, date: search.departureDate },
        ...(search.tripType && search.returnDate
          ? [{ from: search.toStationId, to: search.fromStationId, date: search.returnDate }]
          : []),
      ]
    : []
  return prefetchedPage([
    stationsQuery(api, language),
    splashQuery(api, language),
    ...(rides.length === 0
      ? [popularRoutesQuery(api, language), destinationsQuery(api, language)]
      : []),
    ...rides.flatMap((ride) => [
      tripsQuery(api, language, ride),
      cheapestDaysQuery(api, language, { ...ride, passengers: search.passengers }),
    ]),
  ])
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return undefined
}

/** The page asks for itself what a changed address needs; loaders run when one arrives. */
export const shouldRevalidate = () => false

export default function Transportation({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData state={loaderData}>
      <BusSearchPage />
    </ServerData>
  )
}
