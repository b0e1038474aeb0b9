import type { DayUseCard } from '@rihla/contract/catalogue/day-use'
import {
  defaultDayUseFilters,
  formatDayUses,
  parseDayUses,
  type DayUseFilters,
} from '@rihla/contract/catalogue/day-use-address'
import { dayUseDates, type SearchKind } from '../catalogue/index.ts'
import { dayUseSearchQuery } from './queries.ts'

/** How day-use is searched. */
export const dayUseSearch: SearchKind<DayUseFilters, DayUseCard> = {
  address: { defaults: defaultDayUseFilters, parse: parseDayUses, format: formatDayUses },
  sizeOf: ({ size }) => size,
  dates: dayUseDates,
  query: dayUseSearchQuery,
}
