import type { ComponentType, ReactNode } from 'react'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { TextOf } from '../../../platform/locale/text.ts'
import {
  EndOfList,
  type FilterChip,
  flatViews,
  NothingFound,
  type OfferLink,
  PosterHero,
  ResultStates,
  type Search,
  SearchFrame,
  useSearchSummary,
  useChipTexts,
  useView,
  type View,
} from '../../catalogue/index.ts'
import { usePackagesText } from '../use-packages-text.ts'
import { cardDate } from './card-date.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { PackageCardProps } from './package-card.tsx'
import { packageChips } from './package-chips.ts'
import { PackageSearchForm } from './package-search-form.tsx'
import { partyOf, type Card as AnyCard, type PackageFilters } from './package-search.ts'

type Texts = Record<
  | 'title'
  | 'titleIn'
  | 'description'
  | 'heroText'
  | `heroCount_${'one' | 'other'}`
  | 'wherePlaceholder'
  | 'priceTitle'
  | `found_${'one' | 'other'}`
  | 'emptyText'
  | 'loadingMore'
  | `allSeen_${'one' | 'other'}`,
  string
>

type PackageSearchPageProps<C extends AnyCard> = {
  search: Search<PackageFilters, C>
  module: PackageCardProps['module']
  t: TextOf<Texts>
  poster: Parameters<typeof PosterHero>[0]['poster']
  /** Beside how many there are. */
  icon: ReactNode
  stats: Parameters<typeof PosterHero>[0]['stats']
  /** Address of the list for search engines, and of one package. */
  path: string
  hrefOf: (choice: OfferLink) => string
  /** As many skeletons while the first page is on its way. */
  size: number
  /** Only a button asks for more. */
  byHand?: boolean
  /** The next page didn't come. */
  moreFailed: string
  idOf: (card: C) => number
  Card: ComponentType<{ card: C } & Pick<PackageCardProps, 'href' | 'party' | 'view' | 'eager'>>
}

type ResultsProps<C extends AnyCard> = Pick<
  PackageSearchPageProps<C>,
  'search' | 't' | 'size' | 'byHand' | 'moreFailed'
> & { view: View; cards: readonly ReactNode[]; chips: readonly FilterChip<PackageFilters>[] }

/** Results of a search that grows at its end, in every state. */
function Results<C extends AnyCard>({
  search,
  chips,
  t,
  byHand,
  moreFailed,
  ...shown
}: ResultsProps<C>) {
  const title = usePackagesText()('emptyTitle')
  return (
    <ResultStates
      {...shown}
      state={search}
      empty={<NothingFound search={search} chips={chips} title={title} text={t('emptyText')} />}
      more={
        <EndOfList
          list={search}
          byHand={byHand}
          texts={{ loading: t('loadingMore'), failed: moreFailed }}
        >
          {t('allSeen', { count: search.total })}
        </EndOfList>
      }
    />
  )
}

/** Search, narrow, sort and look at packages of a kind; the address holds every choice. */
export function PackageSearchPage<C extends AnyCard>(props: PackageSearchPageProps<C>) {
  const { search, module, t, icon, stats, size, byHand, moreFailed, idOf, Card } = props
  const { filters, cityName, count, total, apply } = search
  const { arrivalDate, adultsCount, searchText } = filters
  const party = partyOf(filters)
  const asksGuests = adultsCount !== undefined
  const hrefOf = (id: number, next: CalendarDate | null = null): string =>
    props.hrefOf({ id, date: cardDate(arrivalDate, next, search.dates), ...party })
  const shown = useView(flatViews)
  const { view } = shown
  const texts = useChipTexts(search)
  const chips = packageChips(filters, texts, texts.starsText)
  const title = cityName ? t('titleIn', { city: cityName }) : t('title')
  const all = count > 0 ? [{ icon, text: t('heroCount', { count }) }] : []
  return (
    <SearchFrame
      search={search}
      title={title}
      description={t('description')}
      path={props.path}
      hero={
        <PosterHero
          title={title}
          text={t('heroText')}
          poster={props.poster}
          stats={[...all, ...stats]}
        />
      }
      asked={useSearchSummary(
        searchText || (cityName ?? t('title')),
        arrivalDate,
        asksGuests ? party : undefined,
      )}
      form={
        <PackageSearchForm
          module={module}
          hrefOf={props.hrefOf}
          placeholder={t('wherePlaceholder')}
          filters={filters}
          cityName={cityName}
          dates={search.dates}
          cities={search.cities}
          onSearch={apply}
        />
      }
      panel={<FilterPanel search={search} priceTitle={t('priceTitle')} />}
      chips={chips}
      found={t('found', { count: total })}
      {...shown}
      saved={{ module, hrefOf }}
    >
      <Results
        {...{ search, chips, t, size, byHand, moreFailed, view }}
        cards={search.cards.map((card, at) => (
          <Card
            key={idOf(card)}
            card={card}
            href={hrefOf(idOf(card), card.NextDeparture)}
            party={party}
            view={view}
            eager={at === 0}
          />
        ))}
      />
    </SearchFrame>
  )
}
