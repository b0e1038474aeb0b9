import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import { queryOptions } from '@tanstack/react-query'
import { stayPages } from './stay-pages.ts'
import type { StaySearch } from '../search/use-stay-search.ts'

const MINUTE = 60_000
/** As many as one call gives, and as many calls as a map is worth: 500 stays stand on it. */
const PAGE = 100
const MOST_PAGES = 5

/** What the keys of all maps begin with. */
export const MAP_KEY = ['stays-map'] as const

type OnMap = {
  readonly cards: readonly HotelCard[]
  /** A supplier is still being asked: there are more in a moment. */
  readonly coming: boolean
}

/** Every stay that a search found, so that the map shows them all and not the first page of the list. */
export const mapQuery = ({ kind, asked }: Pick<StaySearch, 'kind' | 'asked'>) => {
  const page = stayPages(kind, asked, PAGE)
  return queryOptions({
    queryKey: [...MAP_KEY, asked.language, page.input(1)],
    staleTime: ({ state }: { state: { data: OnMap | undefined } }) =>
      state.data?.coming ? 0 : 5 * MINUTE,
    queryFn: async ({ signal }): Promise<OnMap> => {
      const first = await page.read(1, signal)
      const last = Math.min(first.TotalPages, MOST_PAGES)
      const numbers = Array.from({ length: Math.max(0, last - 1) }, (_, at) => at + 2)
      const others = await Promise.all(numbers.map((number) => page.read(number, signal)))
      const pages = [first, ...others]
      return {
        cards: pages.flatMap(({ Data }) => Data),
        coming: pages.some(({ coming }) => coming === true),
      }
    },
    select: ({ cards }: OnMap) => cards,
  })
}
