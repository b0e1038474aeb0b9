import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import { queryOptions } from '@tanstack/react-query'
import { stayPages } from './stay-pages.ts'
import type { StaySearch } from '../search/use-stay-search.ts'

const MINUTE = 60_000
/** As many as one call gives, and as many calls as a map is worth: 500 stays stand on it. */
const PAGE = 100
const MOST_PAGES = 5

/** Every stay that a search found, so that the map shows them all and not the first page of the list. */
export const mapQuery = ({ kind, asked }: Pick<StaySearch, 'kind' | 'asked'>) => {
  const page = stayPages(kind, asked, PAGE)
  return queryOptions({
    queryKey: ['stays-map', asked.language, page.input(1)],
    staleTime: 5 * MINUTE,
    queryFn: async ({ signal }): Promise<readonly HotelCard[]> => {
      const first = await page.read(1, signal)
      const last = Math.min(first.TotalPages, MOST_PAGES)
      const numbers = Array.from({ length: Math.max(0, last - 1) }, (_, at) => at + 2)
      const others = await Promise.all(numbers.map((number) => page.read(number, signal)))
      return [first, ...others].flatMap(({ Data }) => Data)
    },
  })
}
