import { MAX_ADULTS, type OfferFilters } from '@rihla/contract/catalogue/address-codec'
import type { SavedModule } from '@rihla/contract/modules'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'
import type { ComponentType, ReactNode } from 'react'
import type { TextOf } from '../../../platform/locale/text.ts'
import type { PosterFiles } from '../../../ui/card/poster.tsx'
import type { FilterChip } from '../filters/filter-chips.ts'
import { FilterGroup } from '../filters/filter-group.tsx'
import { offerChips } from '../filters/offer-chips.ts'
import { GuestsFilter } from '../filters/guests-filter.tsx'
import { CityFilter, DateFilter } from '../filters/place-filters.tsx'
import { CancellationFilter, PriceFilter } from '../filters/standard-filters.tsx'
import { useChipTexts } from '../filters/use-chip-texts.ts'
import { bookableDay } from '../date-bounds.ts'
import type { OfferLink } from '../offer-choice.ts'
import { PagedResults } from './paged-results.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchFrame } from './search-frame.tsx'
import { SearchHero } from './search-hero.tsx'
import type { View } from './toolbar.tsx'
import type { Search } from './use-search.ts'
import { useSearchSummary } from './use-search-summary.ts'
import { flatViews, useView } from './use-view.ts'

type Texts = Record<
  | 'title'
  | 'titleIn'
  | 'description'
  | 'heroText'
  | 'heroRating'
  | 'heroCancellation'
  | 'wherePlaceholder'
  | 'emptyText'
  | `allSeen_${'one' | 'other'}`,
  string
>

/** A result and how it is shown: on which day, if one was asked for, for whom, and where on the page. */
export type ShownCard<C> = {
  card: C
  date: CalendarDate | null
  party: Party
  view: View
  eager: boolean
}

type OfferSearchPageProps<C extends { ActivityId: number }> = {
  search: Search<OfferFilters, C>
  module: SavedModule
  t: TextOf<Texts>
  theme?: string
  slides: readonly [PosterFiles, ...PosterFiles[]]
  /** Address of the list for search engines, and of one offer. */
  path: string
  hrefOf: (choice: OfferLink) => string
  /** Results of a page. */
  size: number
  found?: string
  /** A filter that only this kind has, between city and day. */
  filter?: ReactNode
  /** Its chip, after the city's. */
  chip?: FilterChip<OfferFilters & Record<string, unknown>> | null
  Card: ComponentType<ShownCard<C>>
}

/** The filters; each change searches at once. */
function FilterPanel({ search, children }: { search: Search<OfferFilters>; children: ReactNode }) {
  const shared = { filters: search.chosen, onChange: search.apply }
  return (
    <div>
      <PriceFilter {...shared} bounds={search.bounds} />
      <CancellationFilter {...shared} />
      <FilterGroup>
        <CityFilter {...shared} cities={search.cities} />
        {children}
        <DateFilter {...shared} dates={search.dates} />
      </FilterGroup>
      <GuestsFilter {...shared} maxAdults={MAX_ADULTS} />
    </div>
  )
}

/** Search, narrow, sort and look at offers of a day; the address holds every choice. */
export function OfferSearchPage<C extends { ActivityId: number }>(props: OfferSearchPageProps<C>) {
  const { search, module, t, slides, hrefOf, size, chip = null, Card } = props
  const shown = useView(flatViews)
  const { view } = shown
  const { filters, cityName, total } = search
  const { activityDate, adultsCount, childrenAges, cityId, searchText } = filters
  const date = bookableDay(activityDate, search.dates)
  const party = { adults: adultsCount, childAges: childrenAges }
  const title = cityName ? t('titleIn', { city: cityName }) : t('title')
  const shared = offerChips(filters, useChipTexts(search))
  const chips = chip ? shared.toSpliced(cityId === null ? 0 : 1, 0, chip) : shared
  return (
    <SearchFrame
      search={search}
      title={title}
      description={t('description')}
      path={props.path}
      theme={props.theme}
      hero={
        <SearchHero
          title={title}
          text={t('heroText')}
          rating={t('heroRating')}
          cancellation={t('heroCancellation')}
          slides={slides}
        />
      }
      asked={useSearchSummary(searchText || (cityName ?? t('title')), activityDate, party)}
      form={
        <SearchForm
          module={module}
          hrefOf={hrefOf}
          placeholder={t('wherePlaceholder')}
          initial={filters}
          cityName={cityName}
          dates={search.dates}
          cities={search.cities}
          onSearch={search.apply}
        />
      }
      panel={<FilterPanel search={search}>{props.filter}</FilterPanel>}
      chips={chips}
      found={props.found}
      {...shown}
      saved={{ module, hrefOf: (id) => hrefOf({ id, date, ...party }) }}
    >
      <PagedResults
        search={search}
        chips={chips}
        view={view}
        size={size}
        emptyText={t('emptyText')}
        allSeen={t('allSeen', { count: total })}
        cards={search.cards.map((card, at) => (
          <Card key={card.ActivityId} {...{ card, date, party, view }} eager={at === 0} />
        ))}
      />
    </SearchFrame>
  )
}
