import type { TripFilters } from '@rihla/contract/catalogue/packages-address'
import { Headphones, Route, Star } from 'lucide-react'
import { useState } from 'react'
import temple1200 from '../../assets/temple-1200.webp'
import temple640 from '../../assets/temple-640.webp'
import temple828 from '../../assets/temple-828.webp'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { PosterHero, type View } from '../catalogue/index.ts'
import {
  FilterPanel,
  PackageResults,
  PackageSearchFrame,
  useCardHref,
  usePackageSearch,
  usePackagesText,
} from '../packages/index.ts'
import { tripHref, tripsHref } from './addresses.ts'
import { TripCard } from './trip-card.tsx'
import { TripSearchForm } from './trip-search-form.tsx'
import { tripSearch } from './search.ts'
import { useTripsText } from './use-trips-text.ts'

const POSTER = [temple640, temple828, temple1200] as const
const SKELETONS = 6

function useSearch() {
  const t = useTripsText()
  const shared = usePackagesText()
  return usePackageSearch(tripSearch, {
    error: shared('error'),
    failed: t('searchFailed'),
    badFormat: t('searchFailed'),
    noSection: t('searchFailed'),
    noData: t('searchFailed'),
    moreFailed: t('searchFailed'),
    toastsFailure: true,
  })
}
type Search = ReturnType<typeof useSearch>

function Results({ search, view }: { search: Search; view: View }) {
  const t = useTripsText()
  const hrefOf = useCardHref(search, search.filters.adultsCount, tripHref)
  return (
    <PackageResults
      search={search}
      view={view}
      size={SKELETONS}
      byHand
      texts={{
        empty: t('emptyText'),
        loadingMore: t('loadingMore'),
        moreFailed: t('searchFailed'),
        allSeen: t('allSeen', { count: search.total }),
      }}
      cards={search.cards.map((card, at) => (
        <TripCard
          key={card.TripId}
          card={card}
          href={hrefOf(card.TripId, card.NextDeparture)}
          view={view}
          eager={at === 0}
        />
      ))}
    />
  )
}

function Hero({ title, count }: { title: string; count: number }) {
  const t = useTripsText()
  const shared = usePackagesText()
  const found = { icon: <Route size={17} aria-hidden />, text: t('heroCount', { count }) }
  return (
    <PosterHero
      title={title}
      text={t('heroText')}
      poster={POSTER}
      stats={[
        ...(count > 0 ? [found] : []),
        {
          icon: <Star size={17} className="fill-orange-500 text-orange-500" aria-hidden />,
          text: t('heroRating'),
        },
        { icon: <Headphones size={17} aria-hidden />, text: shared('heroSupport') },
      ]}
    />
  )
}

/** Search, narrow, sort and look at trips; the address holds every choice. */
export function SearchPage() {
  const t = useTripsText()
  const search = useSearch()
  const hrefOf = useCardHref(search, search.filters.adultsCount, tripHref)
  const [view, setView] = useState<View>('grid')
  const { filters, cityName, cities, dates, bounds, total, apply } = search
  const title = cityName ? t('titleIn', { city: cityName }) : t('title')
  const choose = (change: Partial<TripFilters>): void => apply(change)
  const panel = (
    <FilterPanel
      {...{ filters, cities, bounds, dates }}
      onChange={choose}
      priceTitle={t('priceTitle')}
      adults={{ count: filters.adultsCount, onChange: apply }}
    />
  )
  return (
    <main id="main">
      <PageSeo
        title={title}
        description={t('description')}
        path={tripsHref({ cityId: filters.cityId })}
      />
      <PackageSearchFrame
        search={search}
        module="Trip"
        title={cityName ?? t('title')}
        found={t('found', { count: total })}
        hero={<Hero title={title} count={search.count} />}
        form={
          <TripSearchForm
            key={`${filters.cityId}-${cityName}-${filters.searchText}-${filters.arrivalDate}-${filters.adultsCount}`}
            filters={filters}
            cityName={cityName}
            dates={dates}
            cities={cities}
            onSearch={choose}
          />
        }
        panel={panel}
        hrefOf={hrefOf}
        view={view}
        setView={setView}
      >
        <Results search={search} view={view} />
      </PackageSearchFrame>
    </main>
  )
}
