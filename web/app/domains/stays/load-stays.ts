import { parseStay, type StayKind } from '@rihla/contract/catalogue/stays-address'
import { ApiProblem } from '../../platform/api/problem.ts'
import type { Page } from '../../platform/page.ts'
import { loadDetails, loadSearch, splashQuery } from '../catalogue/index.ts'
import { hotelQuery } from './queries.ts'
import { allStaysQuery, staySearch } from './search/stay-search.ts'

/** What the first HTML of a search needs, and how many stays there are. */
export const loadStaySearch = (page: Page, kind: StayKind) =>
  loadSearch(page, staySearch[kind], (searching) => [allStaysQuery(kind, searching)])

/** What the first HTML of a detail page needs; its status says when there is no such stay. */
export const loadStay = ({ api, language, url }: Page, kind: StayKind) =>
  loadDetails(parseStay(url.searchParams, kind), ({ id }) => ({
    offer: {
      queryKey: hotelQuery(api, language, id).queryKey,
      ask: async () => {
        const hotel = await api.call('getHotel', { id })
        // A ship under the address of hotels isn't there, nor a hotel under that of ships.
        if ((hotel.HotelType === 0) !== (kind === 'hotel'))
          throw new ApiProblem('', 'hotel_not_found', 404)
        return hotel
      },
    },
    beside: [splashQuery(api, language)],
  }))
