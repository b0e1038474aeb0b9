import type { DayUseCard } from '@rihla/contract/catalogue/day-use'
import {
  defaultDayUseFilters,
  formatDayUses,
  parseDayUses,
  type DayUseFilters,
} from '@rihla/contract/catalogue/day-use-address'
import type { Paged } from '@rihla/contract/envelope'
import type { CallInput } from '../../platform/api/client.ts'
import { browserStore } from '../../platform/cache/browser-store.ts'
import { ttl } from '../../platform/cache/store.ts'
import { cairoToday } from '../../platform/clock.ts'
import { dayUseDates, received, type SearchKind, wireFilters } from '../catalogue/index.ts'
import { isTrueAllDay } from './true-all-day.ts'

type DayUsePage = Paged<DayUseCard>

const SHORT_MS = 60_000

/**
 * How day-use is searched: pages are kept for 3 hours per language, but ask anew where the day of a card, or
 * what it promises, may end while they are kept; expiries of prices are looked at when shown.
 */
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
  call: async (api, input, { signal, language }) => {
    const key = `day-uses:${language}:${JSON.stringify(input)}` as const
    const kept = browserStore()?.get<DayUsePage>(key)
    if (kept && isTrueAllDay(kept.Data, cairoToday())) return kept
    const page = received(await api.call('getDayUses', input, { signal }))
    browserStore()?.set(key, page, ttl.dayUses, { daily: true })
    return page
  },
  counts: (api, input, { signal }) => api.call('getDayUseCounts', input, { signal }),
  caching: {
    staleTime: ({ state }) =>
      isTrueAllDay(state.data?.pages.flatMap(({ Data }) => Data) ?? [], cairoToday())
        ? ttl.dayUses
        : SHORT_MS,
  },
}
