import { LayoutGrid, List, Search, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { weekdayDayMonth } from '../../platform/locale/dates.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { chipsOf } from './chips.ts'
import { defaultFilters } from '@rihla/contract/catalogue/activities-address'
import { ordersOf, searchHref, sortOf, sorts, type Sort } from './filters.ts'
import { FilterPanel } from './filter-panel.tsx'
import { ResultList, type View } from './result-list.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchHero } from './search-hero.tsx'
import { useActivitiesText } from './use-activities-text.ts'
import { useActivitySearch, type ActivitySearch } from './use-activity-search.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

function Chips({ search }: { search: ActivitySearch }) {
  const t = useActivitiesText()
  const language = useLanguage()
  const { cities, types, bounds } = search.options
  const names = {
    cities: new Map(cities.map(({ CityId, CityName }) => [CityId, CityName])),
    types: new Map(types.map(({ ActivityTypeId, Name }) => [ActivityTypeId, Name])),
  }
  const chips = chipsOf(search.filters, names, bounds, language, t)
  if (chips.length === 0) return null
  return (
    <div role="group" aria-label={t('activeFilters')} className="chip-line">
      {chips.map(({ key, text, without }) => (
        <RemovableChip key={key} text={text} onRemove={() => search.apply(without)} />
      ))}
      <button
        type="button"
        className="link min-h-11 px-2 text-[14px]"
        onClick={() => search.apply(defaultFilters)}
      >
        {t('clearAll')}
      </button>
    </div>
  )
}

function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useActivitiesText()
  return (
    <div role="group" aria-label={t('view')} className="view-toggle">
      {(
        [
          ['grid', LayoutGrid],
          ['list', List],
        ] as const
      ).map(([name, Icon]) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          aria-label={t(name)}
          title={t(name)}
          onClick={() => onChange(name)}
        >
          <Icon size={18} />
        </button>
      ))}
    </div>
  )
}

function Toolbar({
  search,
  view,
  setView,
}: {
  search: ActivitySearch
  view: View
  setView: (view: View) => void
}) {
  const t = useActivitiesText()
  const [sheet, setSheet] = useState(false)
  const last = Math.min(search.total, search.firstShown + Math.max(search.cards.length, 1) - 1)
  return (
    <div className="toolbar">
      <p className="type-small text-ink-2 max-md:order-last md:flex-1" role="status">
        {!search.loading &&
          search.cards.length > 0 &&
          t('showing', { x: search.firstShown, y: last, n: search.total })}
      </p>
      <Button className="lg:hidden" onClick={() => setSheet(true)} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden />
        {t('filters')}
      </Button>
      <Select
        className="sort-field"
        label={t('sort')}
        value={sortOf(search.filters)}
        onChange={(sort) => search.apply(ordersOf(sort as Sort))}
        options={sorts.map((sort) => ({ value: sort, text: t(`sort-${sort}`) }))}
      />
      <div className="max-md:order-last max-md:justify-self-end">
        <ViewToggle view={view} onChange={setView} />
      </div>
      {sheet && (
        <Suspense>
          <FilterSheet search={search} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** What is being searched, in one row on phones; pressing it opens the form. */
function QuerySummary({
  search,
  cityName,
  open,
  onToggle,
}: {
  search: ActivitySearch
  cityName?: string
  open: boolean
  onToggle: () => void
}) {
  const t = useActivitiesText()
  const language = useLanguage()
  const { searchText, activityDate, adultsCount } = search.filters
  const facts = [
    activityDate && weekdayDayMonth(activityDate, language),
    t('adultsCount', { count: adultsCount }),
  ]
  return (
    <button
      type="button"
      className="field-box w-full py-2 text-start md:hidden"
      aria-expanded={open}
      onClick={onToggle}
    >
      <Search aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[15px] font-semibold">
          {cityName ?? (searchText || t('title'))}
        </span>
        <span className="type-caption block text-ink-3">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="link">{t(open ? 'cancel' : 'edit')}</span>
    </button>
  )
}

/** Search, narrow, sort and look at activities; the address holds every choice. */
export function SearchPage() {
  const t = useActivitiesText()
  const search = useActivitySearch()
  const [view, setView] = useState<View>('grid')
  const [asking, setAsking] = useState(false)
  const { filters, options } = search
  const cityName = options.cities.find(({ CityId }) => CityId === filters.cityId)?.CityName
  const title = cityName ? t('titleIn', { city: cityName }) : t('title')
  return (
    <main id="main">
      <PageSeo
        title={title}
        description={t('description')}
        path={searchHref({ cityId: filters.cityId, page: filters.page })}
      />
      <SearchHero title={title} />
      <div className="border-b border-sand-200 bg-white">
        <div className="page-width py-5 max-md:py-3">
          <QuerySummary
            search={search}
            cityName={cityName}
            open={asking}
            onToggle={() => setAsking(!asking)}
          />
          <div className={asking ? 'max-md:pt-4' : 'max-md:hidden'}>
            <SearchForm
              key={`${filters.cityId}-${cityName}-${filters.searchText}-${filters.activityDate}-${filters.adultsCount}`}
              initial={filters}
              cityName={cityName}
              dates={options.dates}
              cities={options.cities}
              onSearch={(choice) => (setAsking(false), search.apply(choice))}
            />
          </div>
        </div>
      </div>
      <div className="page-width grid items-start gap-8 pt-8 lg:grid-cols-[268px_1fr]">
        <aside className="panel sticky top-[88px] p-5 max-lg:hidden" aria-label={t('filters')}>
          <div className="mb-4 flex items-center justify-between">
            <h2 className="type-h3">{t('filters')}</h2>
            <button
              type="button"
              className="link min-h-11 text-[14px]"
              onClick={() => search.apply(defaultFilters)}
            >
              {t('resetFilters')}
            </button>
          </div>
          <FilterPanel filters={filters} onChange={search.apply} {...options} />
        </aside>
        <div className="min-w-0">
          <Toolbar search={search} view={view} setView={setView} />
          <Chips search={search} />
          <ResultList search={search} view={view} />
        </div>
      </div>
    </main>
  )
}
