import type { HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import { Heart, Headphones, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import evening1200 from '../../assets/evening-1200.webp'
import evening640 from '../../assets/evening-640.webp'
import evening828 from '../../assets/evening-828.webp'
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
import { honeymoonHref, honeymoonsHref } from './addresses.ts'
import { HoneymoonCard } from './honeymoon-card.tsx'
import { HoneymoonSearchForm } from './honeymoon-search-form.tsx'
import { honeymoonSearch } from './search.ts'
import { useHoneymoonsText } from './use-honeymoons-text.ts'

const POSTER = [evening640, evening828, evening1200] as const
/** Two. */
const COUPLE = 2
const SKELETONS = 9

function useSearch() {
  const t = useHoneymoonsText()
  const shared = usePackagesText()
  return usePackageSearch(honeymoonSearch, {
    error: shared('error'),
    failed: t('searchFailed'),
    badFormat: t('badFormat'),
    noSection: t('noSection'),
    noData: t('noSearchData'),
    moreFailed: shared('moreFailed'),
    toastsFailure: false,
  })
}
type Search = ReturnType<typeof useSearch>

function Results({ search, view }: { search: Search; view: View }) {
  const t = useHoneymoonsText()
  const shared = usePackagesText()
  const hrefOf = useCardHref(search, COUPLE, honeymoonHref)
  return (
    <PackageResults
      search={search}
      view={view}
      size={SKELETONS}
      texts={{
        empty: t('emptyText'),
        loadingMore: t('loadingMore'),
        moreFailed: shared('moreFailed'),
        allSeen: t('allSeen', { count: search.total }),
      }}
      cards={search.cards.map((card, at) => (
        <HoneymoonCard
          key={card.HoneymoonId}
          card={card}
          href={hrefOf(card.HoneymoonId, card.NextDeparture)}
          view={view}
          eager={at === 0}
        />
      ))}
    />
  )
}

function Hero({ title, count }: { title: string; count: number }) {
  const t = useHoneymoonsText()
  const shared = usePackagesText()
  const found = { icon: <Heart size={17} aria-hidden />, text: t('heroCount', { count }) }
  return (
    <PosterHero
      title={title}
      text={t('heroText')}
      poster={POSTER}
      stats={[
        ...(count > 0 ? [found] : []),
        { icon: <Headphones size={17} aria-hidden />, text: shared('heroSupport') },
        { icon: <ShieldCheck size={17} aria-hidden />, text: shared('heroSecure') },
      ]}
    />
  )
}

/** Search, narrow, sort and look at honeymoons; the address holds every choice. */
export function SearchPage() {
  const t = useHoneymoonsText()
  const search = useSearch()
  const hrefOf = useCardHref(search, COUPLE, honeymoonHref)
  const [view, setView] = useState<View>('grid')
  const { filters, cityName, cities, dates, bounds, total, apply } = search
  const title = cityName ? t('titleIn', { city: cityName }) : t('title')
  const choose = (change: Partial<HoneymoonFilters>): void => apply(change)
  const panel = (
    <FilterPanel
      {...{ filters, cities, bounds, dates }}
      onChange={choose}
      priceTitle={t('priceTitle')}
    />
  )
  return (
    <main id="main">
      <PageSeo
        title={title}
        description={t('description')}
        path={honeymoonsHref({ cityId: filters.cityId })}
      />
      <PackageSearchFrame
        search={search}
        module="Honeymoon"
        title={cityName ?? t('title')}
        found={t('found', { count: total })}
        hero={<Hero title={title} count={search.count} />}
        form={
          <HoneymoonSearchForm
            key={`${filters.cityId}-${cityName}-${filters.searchText}-${filters.arrivalDate}`}
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
