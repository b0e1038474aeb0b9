import { SavedOffersStrip } from '../../catalogue/index.ts'
import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { Search } from 'lucide-react'
import { Suspense, useContext, useState } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { StayChipLine } from './chip-line.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { kinds, searchHref, stayHref } from '../stay-kinds.ts'
import { datesText, usePartyText } from '../use-party-text.ts'
import { ResultList, type View } from './result-list.tsx'
import { StaySearchForm } from './search-form.tsx'
import { SearchHero } from './search-hero.tsx'
import { defaultDates, fitDates } from '../dates/stay-days.ts'
import { StayToolbar } from './toolbar.tsx'
import { useStaysText } from '../use-stays-text.ts'
import { useStaySearch, type StaySearch } from './use-stay-search.ts'

/** What is being searched, in one row on phones; pressing it opens the form. */
function QuerySummary({
  search,
  open,
  onToggle,
}: {
  search: StaySearch
  open: boolean
  onToggle: () => void
}) {
  const t = useStaysText()
  const language = useLanguage()
  const partyText = usePartyText()
  const { applied, kind, cityName } = search
  const { arrivalDate: from, departureDate: to } = applied
  const facts = [
    from && datesText({ from, to: to ?? from }, language),
    partyText({ adults: applied.adultsCount, childAges: applied.childrenAges }),
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
          {cityName ?? (applied.searchText || t(`title-${kind}`))}
        </span>
        <span className="type-caption block truncate text-ink-3">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="link">{t(open ? 'cancel' : 'edit')}</span>
    </button>
  )
}

function QueryBar({ search }: { search: StaySearch }) {
  const { serverTime } = useContext(SiteContext)
  const [open, setOpen] = useState(false)
  return (
    <div className="border-b border-sand-200 bg-white">
      <div className="page-width py-5 max-md:py-3">
        <QuerySummary search={search} open={open} onToggle={() => setOpen(!open)} />
        <div className={open ? 'max-md:pt-4' : 'max-md:hidden'}>
          <StaySearchForm
            kind={search.kind}
            value={search.draft}
            cityName={search.cities.find(({ CityId }) => CityId === search.draft.cityId)?.CityName}
            days={search.days}
            now={new Date(serverTime)}
            cities={search.cities}
            onChange={search.change}
            onSearch={() => (setOpen(false), search.search())}
          />
        </div>
      </div>
    </div>
  )
}

function Sidebar({ search }: { search: StaySearch }) {
  const t = useStaysText()
  return (
    <aside className="panel filter-side max-lg:hidden" aria-label={t('filters')}>
      <div className="mb-4 flex items-center justify-between">
        <h2 className="type-h3">{t('filters')}</h2>
        <button type="button" className="link min-h-11 text-[14px]" onClick={search.reset}>
          {t('reset')}
        </button>
      </div>
      <FilterPanel search={search} />
      <div className="filter-side-foot">
        <Button kind="teal" block onClick={() => search.search()}>
          {t('showResults')}
        </Button>
        <p className="type-caption text-ink-3" role="status">
          {search.changed && t('searchChanged')}
        </p>
      </div>
    </aside>
  )
}

/** Search, narrow, sort and look at hotels or cruises; the address holds every choice in force. */
export function SearchPage({ kind }: { kind: StayKind }) {
  const t = useStaysText()
  const search = useStaySearch(kind)
  const { serverTime } = useContext(SiteContext)
  const [view, setView] = useState<View>('grid')
  const { applied, cityName, bounds, days } = search
  const title = cityName ? t(`titleIn-${kind}`, { city: cityName }) : t(`title-${kind}`)
  const { arrivalDate: from, departureDate: to } = applied
  const dates = from && to ? fitDates({ from, to }, days) : defaultDates(days, new Date(serverTime))
  const stay = { arrival: dates.from, departure: dates.to }
  const party = { adults: applied.adultsCount, childAges: applied.childrenAges }
  return (
    <main id="main">
      <PageSeo
        title={title}
        description={t(`description-${kind}`)}
        path={searchHref(kind, { cityId: applied.cityId })}
      />
      <SearchHero kind={kind} title={title} bounds={bounds} />
      <QueryBar search={search} />
      <div className="page-width grid items-start gap-8 pt-8 lg:grid-cols-[268px_1fr]">
        <Sidebar search={search} />
        <div className="min-w-0">
          <StayToolbar search={search} view={view} setView={setView} />
          <StayChipLine search={search} />
          <ResultList search={search} view={view} />
          <Suspense>
            <SavedOffersStrip
              module={kinds[kind].module}
              hrefOf={(id) => stayHref(kind, { ...party, id, ...stay })}
              Extra={ClassStars}
            />
          </Suspense>
        </div>
      </div>
    </main>
  )
}
