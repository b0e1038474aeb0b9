import { defaultBusSearch, formatBusSearch } from '@rihla/contract/bus/address'
import type { DestinationPage } from '@rihla/contract/catalogue/destinations'
import { useQuery } from '@tanstack/react-query'
import { BusFront, CalendarDays, ChevronRight, Navigation } from '../../../ui/brand/icons.ts'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { Html } from '../../catalogue/index.ts'
import { kinds, useKindsText } from '../../kinds/index.ts'
import { PLACES_PATH } from '../addresses.ts'
import { useDiscoveryText } from '../use-discovery-text.ts'
import { bestId, BestOfPlace } from './best-of-place.tsx'
import { PlaceSeo } from './place-seo.tsx'
import { PlaceTile } from './place-tile.tsx'
import { stationQuery } from './queries.ts'

const EgyptMap = lazy(() =>
  import('../../../ui/map/egypt-map.tsx').then((it) => ({ default: it.EgyptMap })),
)

type Props = { place: DestinationPage }

/** Picture, name and summary, and the way down to each kind that can be booked. */
function Head({ place }: Props) {
  const t = useDiscoveryText()
  const kindText = useKindsText()
  return (
    <div className="place-head on-dark">
      <Picture
        src={place.ImageUrl}
        alt={place.ImageAlt ?? ''}
        placeholder={place.ImagePlaceholder}
        colour={place.ImageColour}
        sizes="(min-width: 80rem) 1240px, 100vw"
        eager
      />
      <div className="place-head-words">
        <h1 className="type-h1">
          <bdi>{place.CityName}</bdi>
        </h1>
        {place.Summary && <p className="max-w-2xl text-white/90">{place.Summary}</p>}
        {place.Best.length > 0 && (
          <nav aria-label={t('inPlace', { city: place.CityName })}>
            <ul className="mt-2 flex flex-wrap gap-2">
              {place.Best.map((best) => {
                const Icon = kinds.find(({ module }) => module === best.ModuleType)?.Icon
                return (
                  <li key={best.ModuleType}>
                    <a className="place-jump" href={`#${bestId(best)}`}>
                      {Icon && <Icon size={16} aria-hidden />}
                      {kindText(`name${best.ModuleType}`)} <bdi>{best.Total}</bdi>
                    </a>
                  </li>
                )
              })}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}

const Fact = ({ icon, title, text }: { icon: ReactNode; title: string; text: string | null }) =>
  text && (
    <div className="flex gap-3">
      <span className="place-fact-icon">{icon}</span>
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="type-small mt-0.5 text-ink-2">{text}</p>
      </div>
    </div>
  )

/** The way there by bus, where one stops near by. */
function Buses({ place }: Props) {
  const t = useDiscoveryText()
  const { data: station } = useQuery(stationQuery(useApi(), useLanguage(), place))
  if (!station) return null
  const { StationID: toStationId, StationName: toStationName } = station
  const query = formatBusSearch({ ...defaultBusSearch, toStationId, toStationName })
  return (
    <Link className="list-row -mx-3" to={`/transportation?${query}`}>
      <span className="place-fact-icon">
        <BusFront size={18} aria-hidden />
      </span>
      <span className="flex-1">
        <span className="block font-semibold">{t('busesTo', { city: place.CityName })}</span>
        <span className="type-caption text-ink-3">{t('busesText')}</span>
      </span>
      <ChevronRight size={18} className="mirror" aria-hidden />
    </Link>
  )
}

/** What it is like, when and how one goes, and where it lies. */
function About({ place }: Props) {
  const t = useDiscoveryText()
  return (
    <div className="place-about">
      {place.Story && (
        <section aria-labelledby="about-title">
          <h2 id="about-title" className="type-h2 mb-3">
            {t('about', { city: place.CityName })}
          </h2>
          <Html html={place.Story} />
        </section>
      )}
      <aside className="panel place-facts" aria-label={t('where')}>
        <Suspense fallback={<div className="h-[280px]" />}>
          <EgyptMap
            label={t('mapOf', { name: place.CityName })}
            at={{ latitude: place.Latitude, longitude: place.Longitude }}
          />
        </Suspense>
        <Fact icon={<CalendarDays size={18} />} title={t('bestTime')} text={place.BestTime} />
        <Fact icon={<Navigation size={18} />} title={t('gettingThere')} text={place.GettingThere} />
        <Buses place={place} />
      </aside>
    </div>
  )
}

function Nearby({ place }: Props) {
  const t = useDiscoveryText()
  if (place.Nearby.length === 0) return null
  return (
    <section className="place-section" aria-labelledby="nearby-title">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4">
        <h2 id="nearby-title" className="type-h2">
          {t('nearby', { city: place.CityName })}
        </h2>
        <Link to={PLACES_PATH} className="link flex min-h-11 items-center gap-1">
          {t('allPlaces')}
          <ChevronRight size={18} className="mirror" aria-hidden />
        </Link>
      </div>
      <ul className="place-tiles">
        {place.Nearby.map((it) => (
          <li key={it.CityId}>
            <PlaceTile place={it} heading="h3">
              {t('kilometres', { n: Math.round(it.Kilometres) })}
            </PlaceTile>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A destination: its story, the best of every kind in it, and what is near. */
export function PlaceView({ place }: Props) {
  const t = useDiscoveryText()
  return (
    <main id="main" className="page-width discovery-page">
      <PlaceSeo place={place} />
      <Breadcrumbs
        items={[{ text: t('destinations'), href: PLACES_PATH }, { text: place.CityName }]}
      />
      <Head place={place} />
      <About place={place} />
      {place.Best.map((best) => (
        <BestOfPlace key={best.ModuleType} best={best} place={place} />
      ))}
      {place.Best.length === 0 && (
        <div className="place-section">
          <EmptyBlock title={t('nothingHere')} text={t('nothingHereText')} />
        </div>
      )}
      <Nearby place={place} />
    </main>
  )
}
