import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { daysBetween } from '@rihla/contract/values/dates'
import { commaOf } from '@rihla/contract/values/language'
import { lazy, Suspense } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { type AnyView, SearchFrame, useView } from '../../catalogue/index.ts'
import { askedDates } from '../dates/stay-days.ts'
import { kinds, offerStayHref, searchHref } from '../stay-kinds.ts'
import { datesText, usePartyText } from '../use-party-text.ts'
import { useStaysText } from '../use-stays-text.ts'
import { FilterPanel } from './filter-panel.tsx'
import { ResultList } from './result-list.tsx'
import { StaySearchForm } from './search-form.tsx'
import { SearchHero } from './search-hero.tsx'
import { useStayChips } from './stay-chips.ts'
import { useStaySearch, type StaySearch } from './use-stay-search.ts'

const MoreComing = lazy(() => import('./more-coming.tsx'))

/** Ships sail along the same river: a map of them shows nothing. */
const views: Record<StayKind, readonly [AnyView, ...AnyView[]]> = {
  hotel: ['grid', 'list', 'map'],
  cruise: ['grid', 'list'],
}

/** `38 of 84 stays match, 3 nights`. */
function Found({ search }: { search: StaySearch }) {
  const t = useStaysText()
  const language = useLanguage()
  const { kind, total, wideTotal, filters } = search
  const count =
    wideTotal !== null && wideTotal > total
      ? t(`matchesOf-${kind}`, { count: total, total: wideTotal })
      : t(`matches-${kind}`, { count: total })
  const dates = askedDates(filters)
  if (!dates || kind === 'cruise') return count
  const nights = t('nights', { count: daysBetween(dates.from, dates.to) })
  return count + commaOf(language) + nights
}

/** Filters wait for their button, which stands at the side and in the sheet. */
function useDraft(search: StaySearch, inForce: number) {
  const t = useStaysText()
  return {
    inForce,
    note: search.draftTotal === null ? '' : t('results', { count: search.draftTotal }),
    showText: t('showResults'),
    onShow: search.search,
    changedText: search.changed && t('searchChanged'),
  }
}

function Form({ search }: { search: StaySearch }) {
  const { kind, draft, cities, days } = search
  return (
    <StaySearchForm
      kind={kind}
      value={draft}
      cityName={cities.find(({ CityId }) => CityId === draft.cityId)?.CityName}
      days={days}
      cities={cities}
      onChange={search.change}
      onSearch={search.search}
    />
  )
}

/** Search, narrow, sort and look at hotels or cruises; the address holds every choice in force. */
export function SearchPage({ kind }: { kind: StayKind }) {
  const t = useStaysText()
  const language = useLanguage()
  const partyText = usePartyText()
  const search = useStaySearch(kind)
  const chips = useStayChips(search)
  const shown = useView(views[kind])
  const { filters, cityName } = search
  const { cityId, searchText } = filters
  const dates = askedDates(filters)
  const title = cityName ? t(`titleIn-${kind}`, { city: cityName }) : t(`title-${kind}`)
  const party = { adults: filters.adultsCount, childAges: filters.childrenAges }
  return (
    <SearchFrame
      search={search}
      title={title}
      description={t(`description-${kind}`)}
      path={searchHref(kind, { cityId })}
      hero={<SearchHero search={search} title={title} />}
      asked={{
        text: cityName ?? (searchText || title),
        facts: [dates && datesText(dates, language), partyText(party)],
      }}
      form={<Form search={search} />}
      panel={<FilterPanel search={search} />}
      resetText={t('reset')}
      draft={useDraft(search, chips.length)}
      chips={chips}
      found={
        <>
          <Found search={search} />
          {search.coming && (
            <Suspense>
              <MoreComing key={JSON.stringify(filters)} search={search} />
            </Suspense>
          )}
        </>
      }
      {...shown}
      saved={{
        module: kinds[kind].module,
        hrefOf: (id) => offerStayHref(kind, { id, ...party }, dates, search.days),
        Extra: ClassStars,
      }}
    >
      <ResultList search={search} view={shown.view} />
    </SearchFrame>
  )
}
