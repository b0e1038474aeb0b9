import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { Suspense, useContext, useState } from 'react'
import lagoon1200 from '../../assets/lagoon-1200.webp'
import lagoon640 from '../../assets/lagoon-640.webp'
import lagoon828 from '../../assets/lagoon-828.webp'
import pool1200 from '../../assets/pool-1200.webp'
import pool640 from '../../assets/pool-640.webp'
import pool828 from '../../assets/pool-828.webp'
import shore1200 from '../../assets/shore-1200.webp'
import shore640 from '../../assets/shore-640.webp'
import shore828 from '../../assets/shore-828.webp'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../platform/site.ts'
import {
  AdultsFilter,
  CancellationFilter,
  ChipLine,
  CityFilter,
  DateFilter,
  FilterGroup,
  offerChips,
  PagedResults,
  PriceFilter,
  SearchFrame,
  SearchHero,
  Toolbar,
  useCatalogueText,
  useOfferSearch,
  type View,
  SavedOffersStrip,
} from '../catalogue/index.ts'
import { dayUseHref, dayUsesHref } from './addresses.ts'
import { DayUseCard } from './day-use-card.tsx'
import { DayUseSearchForm } from './day-use-search-form.tsx'
import { dayUseSearch } from './search.ts'
import { useDayUseText } from './use-day-use-text.ts'

const SLIDES = [
  [shore640, shore828, shore1200],
  [pool640, pool828, pool1200],
  [lagoon640, lagoon828, lagoon1200],
] as const

function useSearch() {
  const t = useDayUseText()
  const shared = useCatalogueText()
  return useOfferSearch(dayUseSearch, {
    problemTitle: shared('error'),
    failed: t('searchFailed'),
    empty: t('noSearchData'),
  })
}
type Search = ReturnType<typeof useSearch>

function FilterPanel({ search }: { search: Search }) {
  const shared = { filters: search.filters, onChange: search.apply }
  return (
    <div>
      <PriceFilter {...shared} bounds={search.bounds} />
      <CancellationFilter {...shared} />
      <FilterGroup>
        <CityFilter {...shared} cities={search.cities} />
        <DateFilter {...shared} dates={search.dates} />
      </FilterGroup>
      <AdultsFilter {...shared} max={MAX_ADULTS} />
    </div>
  )
}

/** The day that cards lead to: the one asked for, else tomorrow. */
function useCardDate({ filters, dates }: Search) {
  const { serverTime } = useContext(SiteContext)
  const date = filters.activityDate ?? addDays(cairoDate(new Date(serverTime)), 1)
  return date < dates.min ? dates.min : date
}

function Results({ search, view }: { search: Search; view: View }) {
  const t = useDayUseText()
  const { filters } = search
  const date = useCardDate(search)
  return (
    <PagedResults
      search={search}
      view={view}
      size={filters.size}
      emptyText={t('emptyText')}
      allSeen={t('allSeen', { count: search.total })}
      cards={search.cards.map((card, at) => (
        <DayUseCard
          key={card.ActivityId}
          card={card}
          date={date}
          adults={filters.adultsCount}
          view={view}
          eager={at === 0}
        />
      ))}
    />
  )
}

/** Search, narrow, sort and look at days at hotels; the address holds every choice. */
export function SearchPage() {
  const t = useDayUseText()
  const shared = useCatalogueText()
  const language = useLanguage()
  const search = useSearch()
  const [view, setView] = useState<View>('grid')
  const date = useCardDate(search)
  const { filters, cityName, cities, dates, bounds, total, apply, reset } = search
  const title = cityName ? t('titleIn', { city: cityName }) : t('title')
  const panel = <FilterPanel search={search} />
  return (
    <main id="main" data-theme="dayuse">
      <PageSeo
        title={title}
        description={t('description')}
        path={dayUsesHref({ cityId: filters.cityId, page: filters.page, size: filters.size })}
      />
      <SearchFrame
        asked={{ ...filters, date: filters.activityDate }}
        onReset={reset}
        title={cityName ?? t('title')}
        hero={
          <SearchHero
            title={title}
            text={t('heroText')}
            rating={t('heroRating')}
            cancellation={t('heroCancellation')}
            slides={SLIDES}
          />
        }
        form={
          <DayUseSearchForm
            key={`${filters.cityId}-${cityName}-${filters.searchText}-${filters.activityDate}-${filters.adultsCount}`}
            initial={filters}
            cityName={cityName}
            dates={dates}
            cities={cities}
            onSearch={apply}
          />
        }
        panel={panel}
      >
        <Toolbar
          search={search}
          found={search.problem ? undefined : t('found', { count: total })}
          panel={panel}
          view={view}
          setView={setView}
        />
        <ChipLine
          chips={offerChips(filters, { cityName, bounds, language, t: shared })}
          onRemove={apply}
          onClear={reset}
        />
        <Results search={search} view={view} />
        <Suspense>
          <SavedOffersStrip
            module="DayUse"
            hrefOf={(id) => dayUseHref({ id, date, adults: filters.adultsCount })}
          />
        </Suspense>
      </SearchFrame>
    </main>
  )
}
