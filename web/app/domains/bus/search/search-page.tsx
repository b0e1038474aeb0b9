import bus1200 from '../../../assets/bus-1200.avif'
import bus640 from '../../../assets/bus-640.avif'
import bus828 from '../../../assets/bus-828.avif'
import {
  boundBusSearch,
  defaultBusSearch,
  isSearchable,
  parseBusSearch,
  type BusSearch,
} from '@rihla/contract/bus/address'
import { parseChosenTrips } from '@rihla/contract/bus/chosen-address'
import { tripFiltersOf } from '@rihla/contract/bus/trip-filters'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useContext, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { Poster } from '../../../ui/card/poster.tsx'
import { splashQuery } from '../../catalogue/index.ts'
import { BUS_PATH, busSearchHref } from '../addresses.ts'
import { useBusText } from '../use-bus-text.ts'
import { stillChosen } from './chosen.ts'
import { busDays } from './days.ts'
import { rememberSearch } from '../recent/recent-searches.ts'
import { BusSearchForm } from './search-form.tsx'
import { Results, type RideSearch } from './results.tsx'
import type { StationList } from '../stations/station-field.tsx'
import { useStations } from '../stations/use-stations.ts'

const BeforeSearch = lazy(() => import('./before-search.tsx'))
const POSTER = [bus640, bus828, bus1200] as const

/** The search as asked for, once its stations are known to exist. */
function rideOf(search: BusSearch, { list }: StationList): RideSearch | null {
  if (!isSearchable(search)) return null
  const station = (id: number) => list.find(({ StationID }) => StationID === id)
  const [from, to] = [station(search.fromStationId), station(search.toStationId)]
  return from && to ? { ...search, from, to } : null
}

/** The address of a route whatever the day. */
const routePath = ({ fromStationId, toStationId }: BusSearch): string =>
  busSearchHref({ ...defaultBusSearch, fromStationId, toStationId })

/** What was searched for is read next: on a phone the form fills the screen, and by keyboard Tab goes on from there. */
function goToResults(): void {
  const results = document.getElementById('bus-going')
  if (!results) return
  results.focus({ preventScroll: true })
  if (results.getBoundingClientRect().top > innerHeight / 2)
    results.scrollIntoView({ block: 'start' })
}

/** /transportation: looking for departures, and choosing among them. */
export function BusSearchPage() {
  const t = useBusText()
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { key } = useLocation()
  /** Where Search was pressed, until what it leads to is there. */
  const searchedAt = useRef<string | null>(null)
  const { serverTime } = useContext(SiteContext)
  const stations = useStations()
  const splash = useQuery(splashQuery(api, language)).data
  const days = busDays(splash, new Date(serverTime))
  const search = boundBusSearch(parseBusSearch(params), days)
  const ride = rideOf(search, stations)
  const route = ride && { from: ride.from.StationName, to: ride.to.StationName }
  const { passengers: _, ...asked } = search
  useEffect(() => {
    if (searchedAt.current === null || searchedAt.current === key) return
    searchedAt.current = null
    goToResults()
  }, [key])
  /** The address of another search: what it leaves as it was stays chosen. */
  const hrefOf = (next: BusSearch, filters?: URLSearchParams): string =>
    busSearchHref(next, filters, stillChosen(parseChosenTrips(params), search, next))
  const change = (some: Partial<BusSearch>): void =>
    void navigate(hrefOf({ ...search, ...some }, tripFiltersOf(params)), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <main id="main">
      <PageSeo
        title={route ? t('titleRoute', route) : t('title')}
        description={t('description')}
        path={ride ? routePath(search) : BUS_PATH}
      />
      <section className="bus-hero on-dark" aria-labelledby="bus-title">
        <div className="hero-picture hero-picture-low">
          <Poster files={POSTER} />
        </div>
        <div className="page-width">
          <h1 id="bus-title" className="type-h1">
            {t('title')}
          </h1>
          <p className="text-night-text">{t('heroText')}</p>
          <BusSearchForm
            key={JSON.stringify([asked, search.passengers])}
            initial={search}
            stations={stations}
            days={days}
            onSearch={(next) => {
              rememberSearch(next)
              searchedAt.current = key
              void navigate(hrefOf(next), { preventScrollReset: true })
            }}
          />
        </div>
      </section>
      <div className="page-width">
        {stations.state === 'error' && (
          <div className="py-8">
            <ErrorBlock
              title={t('stationsFailed')}
              action={{ text: t('tryAgain'), onClick: stations.retry }}
            />
          </div>
        )}
        {ride ? (
          <Results key={JSON.stringify(asked)} search={ride} days={days} onChange={change} />
        ) : (
          stations.state !== 'error' && (
            <Suspense>
              <BeforeSearch stations={stations} days={days} />
            </Suspense>
          )
        )}
      </div>
    </main>
  )
}
