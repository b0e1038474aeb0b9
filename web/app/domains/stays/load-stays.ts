import { parseStay, type StayKind } from '@rihla/contract/catalogue/stays-address'
import type { DehydratedState } from '@tanstack/react-query'
import { data } from 'react-router'
import { ApiProblem } from '../../platform/api/problem.ts'
import { prefetched } from '../../platform/cache/query.tsx'
import type { Page } from '../../platform/page.ts'
import { loadSearch, problemText, splashQuery } from '../catalogue/index.ts'
import type { DetailsFailure } from './details/details-failure.tsx'
import { hotelQuery } from './queries.ts'
import { allStaysQuery, staySearch } from './search/stay-search.ts'

/** What the first HTML of a search needs, and how many stays there are. */
export const loadStaySearch = (page: Page, kind: StayKind) =>
  loadSearch(page, staySearch[kind], (searching) => [allStaysQuery(kind, searching)])

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
