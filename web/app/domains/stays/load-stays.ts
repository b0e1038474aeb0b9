import { parseStay, staySearches, type StayKind } from '@rihla/contract/catalogue/stays-address'
import type { DehydratedState } from '@tanstack/react-query'
import { data } from 'react-router'
import { ApiProblem } from '../../platform/api/problem.ts'
import { prefetched } from '../../platform/cache/query.tsx'
import type { Page } from '../../platform/page.ts'
import { destinationsQuery, priceBounds, problemText, splashQuery } from '../catalogue/index.ts'
import type { DetailsFailure } from './details/details-failure.tsx'
import { firstPageQuery, hotelQuery } from './queries.ts'
import { allStaysQuery } from './search/search-hero.tsx'
import { clampFilters } from './search/clamp-filters.ts'
import { stayDays } from './dates/stay-days.ts'

/** What the first HTML of a search needs: settings, cities, how many there are, and the first page. */
export async function loadStaySearch({ api, language, url }: Page, kind: StayKind) {
  const splash = await api.call('getSplashScreenData', {}).catch(() => undefined)
  const bounds = priceBounds(splash)
  const days = stayDays(splash, new Date())
  const { filters } = clampFilters(staySearches[kind].parse(url.searchParams), days)
  return prefetched([
    { ...splashQuery(api, language), ...(splash && { queryFn: () => splash }) },
    destinationsQuery(api, language),
    allStaysQuery(api, language, kind, bounds),
    firstPageQuery(api, language, kind, filters, bounds),
  ])
}

export type LoadedStay = { state?: DehydratedState | undefined; failure: DetailsFailure | null }

/** What the first HTML of a detail page needs; its status says when there is no such stay. */
export async function loadStay({ api, language, url }: Page, kind: StayKind) {
  const choice = parseStay(url.searchParams, kind)
  if (typeof choice === 'string') return data<LoadedStay>({ failure: null }, { status: 400 })
  try {
    const hotel = await api.call('getHotel', { id: choice.id })
    if ((hotel.HotelType === 0) !== (kind === 'hotel'))
      return data<LoadedStay>(
        { failure: { message: '', status: 404, requestId: null } },
        { status: 404 },
      )
    const state = await prefetched([
      { ...hotelQuery(api, language, choice.id), queryFn: () => hotel },
      splashQuery(api, language),
    ])
    return data<LoadedStay>({ state, failure: null })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const { status, requestId } = problem
    // In words where the server has some, else in those of the page.
    const message = problemText(problem, { failed: '', empty: '' })
    return data<LoadedStay>(
      { failure: { message, status, requestId } },
      { status: status === 404 ? 404 : 503 },
    )
  }
}
