import type { ActivityFilters } from '@rihla/contract/catalogue/activities-address'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useContext, useState } from 'react'
import balloon1200 from '../../assets/balloon-1200.webp'
import balloon640 from '../../assets/balloon-640.webp'
import balloon828 from '../../assets/balloon-828.webp'
import desert1200 from '../../assets/desert-1200.webp'
import desert640 from '../../assets/desert-640.webp'
import desert828 from '../../assets/desert-828.webp'
import reef1200 from '../../assets/reef-1200.webp'
import reef640 from '../../assets/reef-640.webp'
import reef828 from '../../assets/reef-828.webp'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../platform/site.ts'
import {
  ChipLine,
  type FilterChip,
  offerChips,
  PAGE_SIZE,
  PagedResults,
  SearchFrame,
  SearchHero,
  Toolbar,
  useCatalogueText,
  useOfferSearch,
  type View,
  SavedOffersStrip,
} from '../catalogue/index.ts'
import { ActivityCard } from './activity-card.tsx'
import { ActivitySearchForm } from './activity-search-form.tsx'
import { activityHref, searchHref } from './addresses.ts'
import { FilterPanel } from './filter-panel.tsx'
import { activityTypesQuery } from './queries.ts'
import { activitySearch } from './search.ts'
import { useActivitiesText } from './use-activities-text.ts'

const SLIDES = [
  [balloon640, balloon828, balloon1200],
  [reef640, reef828, reef1200],
  [desert640, desert828, desert1200],
] as const

function useTypes() {
  const api = useApi()
  return useQuery(activityTypesQuery(api, useLanguage())).data ?? []
}

function useSearch() {
  const t = useActivitiesText()
  const failed = t('searchFailed')
  return useOfferSearch(activitySearch, { problemTitle: t('searchError'), failed, empty: failed })
}
type Search = ReturnType<typeof useSearch>

/** The shared chips, and the type's after the city's. */
function useChips(search: Search, types: ReturnType<typeof useTypes>) {
  const t = useActivitiesText()
  const shared = useCatalogueText()
  const language = useLanguage()
  const { filters, cityName, bounds } = search
  const chips: FilterChip<ActivityFilters>[] = offerChips(filters, {
    cityName,
    bounds,
    language,
    t: shared,
  })
  const { activityTypeId } = filters
  if (activityTypeId === null) return chips
  const name = types.find(({ ActivityTypeId }) => ActivityTypeId === activityTypeId)?.Name
  const type = { key: 'type', text: name ?? t('type'), without: { activityTypeId: null } }
  return chips.toSpliced(filters.cityId === null ? 0 : 1, 0, type)
}

/** The day that cards lead to: the one asked for, else tomorrow. */
function useCardDate({ filters, dates }: Search) {
  const { serverTime } = useContext(SiteContext)
  const date = filters.activityDate ?? addDays(cairoDate(new Date(serverTime)), 1)
  return date < dates.min ? dates.min : date
}

function Results({ search, view }: { search: Search; view: View }) {
  const t = useActivitiesText()
  const { filters } = search
  const date = useCardDate(search)
  return (
    <PagedResults
      search={search}
      view={view}
      size={PAGE_SIZE}
      emptyText={t('emptyText')}
      allSeen={t('allSeen', { count: search.total })}
      cards={search.cards.map((card, at) => (
        <ActivityCard
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

/** Search, narrow, sort and look at activities; the address holds every choice. */
export function SearchPage() {
  const t = useActivitiesText()
  const search = useSearch()
  const types = useTypes()
  const chips = useChips(search, types)
  const [view, setView] = useState<View>('grid')
  const date = useCardDate(search)
  const { filters, cityName, cities, dates, bounds, apply, reset } = search
  const title = cityName ? t('titleIn', { city: cityName }) : t('title')
  const panel = <FilterPanel {...{ filters, cities, types, bounds, dates }} onChange={apply} />
  return (
    <main id="main">
      <PageSeo
        title={title}
        description={t('description')}
        path={searchHref({ cityId: filters.cityId, page: filters.page })}
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
          <ActivitySearchForm
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
        <Toolbar search={search} panel={panel} view={view} setView={setView} />
        <ChipLine chips={chips} onRemove={apply} onClear={reset} />
        <Results search={search} view={view} />
        <Suspense>
          <SavedOffersStrip
            module="Activity"
            hrefOf={(id) => activityHref({ id, date, adults: filters.adultsCount })}
          />
        </Suspense>
      </SearchFrame>
    </main>
  )
}
