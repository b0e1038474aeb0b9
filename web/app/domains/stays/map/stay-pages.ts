import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import type { StayFilters, StayKind } from '@rihla/contract/catalogue/stays-address'
import { readPage, type Searching } from '../../catalogue/index.ts'
import { toRequest } from '../search/search-request.ts'

/** Pages of a size of one's own: of what is searched, from the first. */
export function stayPages(
  kind: StayKind,
  { api, filters, bounds }: Searching<StayFilters>,
  size: number,
) {
  const input = (number: number) => toRequest(kind, filters, bounds, { number, size })
  return {
    input,
    read: async (number: number, signal: AbortSignal) =>
      readPage<HotelCard>(await api.call('getHotels', input(number), { signal }), size),
  }
}
