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
import { tripFiltersOf } from '@rihla/contract/bus/trip-filters'
import { useQuery } from '@tanstack/react-query'
import { Armchair, Smartphone, Timer } from 'lucide-react'
import { lazy, Suspense, useContext } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { Poster } from '../../../ui/card/poster.tsx'
import { splashQuery } from '../../catalogue/index.ts'
import { BUS_PATH, busSearchHref } from '../addresses.ts'
import { useBusText } from '../use-bus-text.ts'
import { busDays, type Days } from './days.ts'
import { rememberSearch } from '../recent/recent-searches.ts'
import { BusSearchForm } from './search-form.tsx'
import { Results, type RideSearch } from './results.tsx'
import type { StationList } from './station-field.tsx'
import { useStations } from './use-stations.ts'

const RecentRides = lazy(() =>
  import('../recent/recent-rides.tsx').then((m) => ({ default: m.RecentRides })),
)
const POSTER = [bus640, bus828, bus1200] as const

/** What is promised, before anything was asked for. */
function Idle({ stations, days }: { stations: StationList; days: Days }) {
  const t = useBusText()
  const promises = [
    [Armchair, t('promiseSeats'), t('promiseSeatsText')],
    [Timer, t('promiseHold'), t('promiseHoldText')],
    [Smartphone, t('promiseTicket'), t('promiseTicketText')],
  ] as const
  return (
    <div className="grid gap-10 py-12">
      <section className="grid gap-6">
        <div>
          <h2 className="type-h2">{t('idleTitle')}</h2>
          <p className="text-ink-2">{t('idleText')}</p>
        </div>
        <ul className="grid gap-4 md:grid-cols-3">
          {promises.map(([Icon, title, text]) => (
            <li key={title} className="panel flex gap-4 p-5">
              <span className="toast-icon bg-(--soft)">
                <Icon className="text-(--brand)" aria-hidden />
              </span>
              <span>
                <strong className="block">{title}</strong>
                <span className="type-small text-ink-2">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {/* Of this device, so it comes late: nothing stands below it that would move. */}
      <Suspense>
        <RecentRides stations={stations} days={days} />
      </Suspense>
    </div>
  )
}

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

/** /transportation: looking for departures, and choosing among them. */
export function BusSearchPage() {
  const t = useBusText()
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { serverTime } = useContext(SiteContext)
  const stations = useStations()
  const splash = useQuery(splashQuery(api, language)).data
  const days = busDays(splash, new Date(serverTime))
  const search = boundBusSearch(parseBusSearch(params), days)
  const ride = rideOf(search, stations)
  const route = ride && { from: ride.from.StationName, to: ride.to.StationName }
  const { passengers: _, ...asked } = search
  const change = (some: Partial<BusSearch>): void =>
    void navigate(busSearchHref({ ...search, ...some }, tripFiltersOf(params)), {
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
              void navigate(busSearchHref(next), { preventScrollReset: true })
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
          stations.state !== 'error' && <Idle stations={stations} days={days} />
        )}
      </div>
    </main>
  )
}
