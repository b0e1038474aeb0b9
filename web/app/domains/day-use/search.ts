import type { DayUseCard } from '@rihla/contract/catalogue/day-use'
import {
  defaultDayUseFilters,
  formatDayUses,
  parseDayUses,
  type DayUseFilters,
} from '@rihla/contract/catalogue/day-use-address'
import type { CallInput } from '../../platform/api/client.ts'
import { cached } from '../../platform/cache/browser-store.ts'
import { ttl } from '../../platform/cache/store.ts'
import { dayUseDates, received, type SearchKind, wireFilters } from '../catalogue/index.ts'

/** How day-use is searched: pages are kept for 3 hours per language; expiries are looked at when shown. */
export const dayUseSearch: SearchKind<DayUseFilters, DayUseCard, CallInput<'getDayUses'>> = {
  name: 'day-uses',
  address: { defaults: defaultDayUseFilters, parse: parseDayUses, format: formatDayUses },
  sizeOf: ({ size }) => size,
  dates: dayUseDates,
  request: (filters, bounds, { number, size }) => ({
    PageNumber: number,
    PageSize: size,
    Filters: wireFilters(filters, bounds, '12:00:00'),
  }),
  call: (api, input, { signal, language }) =>
    cached(`day-uses:${language}:${JSON.stringify(input)}`, ttl.dayUses, async () =>
      received(await api.call('getDayUses', input, { signal })),
    ),
  counts: (api, input, { signal }) => api.call('getDayUseCounts', input, { signal }),
  caching: { staleTime: ttl.dayUses },
}
