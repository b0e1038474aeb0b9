import {
  parseGuests,
  parseStay,
  type StayChoice,
  type StayKind,
} from '@rihla/contract/catalogue/stays-address'
import { data } from 'react-router'
import type { Page } from '../../platform/page.ts'
import { loadDetails, loadSearch, nextDayOf, notThere, splashQuery } from '../catalogue/index.ts'
import { askStay, hotelQuery } from './queries.ts'
import { kinds } from './stay-kinds.ts'
import { allStaysQuery, staySearch } from './search/stay-search.ts'

/** What the first HTML of a search needs, and how many stays there are. */
export const loadStaySearch = (page: Page, kind: StayKind) =>
  loadSearch(page, staySearch[kind], (searching) => [allStaysQuery(kind, searching)])

/** What the first HTML of a detail page needs; its status says when there is no such stay. */
export const loadStay = (
  { api, language, url }: Page,
  kind: StayKind,
  chosen: StayChoice | string = parseStay(url.searchParams, kind),
) =>
  loadDetails(chosen, ({ id }) => ({
    offer: {
      queryKey: hotelQuery(api, language, kind, id).queryKey,
      ask: () => askStay(api, kind, id),
    },
    beside: [splashQuery(api, language)],
  }))

/** A stay under its permanent address: on its next nights, for two unless more are named. */
export async function loadPermanentStay(page: Page, kind: StayKind, id: number) {
  const { date, departure } = await nextDayOf(page, kinds[kind].module, id)
  const guests = parseGuests(page.url.searchParams, kind)
  const choice: StayChoice = { id, arrival: date, departure, ...guests }
  const loaded = id > 0 ? await loadStay(page, kind, choice) : notThere()
  return data({ ...loaded.data, choice }, loaded.init ?? {})
}
