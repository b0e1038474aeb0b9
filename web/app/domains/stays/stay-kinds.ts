import {
  formatGuests,
  formatStay,
  staySearches,
  type StayChoice,
  type StayFilters,
  type StayKind,
} from '@rihla/contract/catalogue/stays-address'
import { STAY_GUESTS } from '@rihla/contract/catalogue/stay-limits'
import { permanentPath } from '../catalogue/index.ts'
import { fitDates, type Days, type StayDates } from './dates/stay-days.ts'

/** What differs between hotels and Nile cruises; everything else is one machinery. */
export const kinds = {
  hotel: {
    search: '/hotels',
    details: '/hotel',
    hotelType: 0,
    module: 'Hotel',
    children: STAY_GUESTS.children.hotel,
  },
  cruise: {
    search: '/cruises',
    details: '/cruise',
    hotelType: 2,
    module: 'NileCruise',
    children: STAY_GUESTS.children.cruise,
  },
} as const

/** Who can be asked for in one stay. */
export const guestLimits = (kind: StayKind) => ({
  maxAdults: STAY_GUESTS.adults.max,
  maxChildren: kinds[kind].children,
})

const withQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** Path of a search, with its parameters. */
export function searchHref(kind: StayKind, filters: Partial<StayFilters> = {}): string {
  const { format, defaults } = staySearches[kind]
  return withQuery(kinds[kind].search, format({ ...defaults, ...filters }))
}

/** Path of a detail page; a cruise whose details were saved carries its source. */
export const stayHref = (kind: StayKind, choice: StayChoice, saved?: 'saved'): string =>
  withQuery(
    kinds[kind].details,
    formatStay(choice, { source: saved && kind === 'cruise' ? 'nilecruise' : undefined }),
  )

/**
 * Path of a stay that no search has found: on the nights asked for, if they are still to come, else
 * under its permanent address, which shows its next nights.
 */
export function offerStayHref(
  kind: StayKind,
  stay: Pick<StayChoice, 'id' | 'adults' | 'childAges'>,
  dates: StayDates | null,
  days: Days,
): string {
  if (!dates || dates.from < days.min)
    return withQuery(permanentPath(kinds[kind].details, stay.id), formatGuests(stay, kind))
  const { from, to } = fitDates(dates, days)
  return stayHref(kind, { ...stay, arrival: from, departure: to })
}
