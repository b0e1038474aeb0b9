import {
  MAX_NIGHTS,
  STAY_GUESTS,
  type HotelSearchInput,
} from '@rihla/contract/catalogue/hotel-search'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { hotelTypes } from '@rihla/contract/values/enumerations'
import { fromEgp } from '@rihla/contract/values/money'
import type { RequestWord } from '../../../../platform/memory-index/word-index.ts'
import { isRefusal, refuse, type Refusal } from '../../../../platform/refusal.ts'
import { readOrder, type Order } from '../../offer/order.ts'
import { readDates, readParty } from '../read-party.ts'
import type { Party } from '../price/party.ts'
import type { StayDates } from '../price/stay-terms.ts'
import type { StayKind } from '../stay.ts'
import type { PriceRange } from './found-stays.ts'

/** What a search asks for. */
export type StaySearch = {
  readonly kind: StayKind
  readonly cityId?: number | undefined
  /** Words that the hotel must have, all of them. */
  readonly words?: readonly RequestWord[] | undefined
  readonly stars?: readonly number[] | undefined
  readonly prices: PriceRange
  readonly instantConfirmation: boolean
  readonly freeCancellation: boolean
  readonly party: Party
  readonly dates: StayDates | null
}

type Refused = Refusal<
  | 'adults_outside_limits'
  | 'children_outside_limits'
  | 'child_age_outside_limits'
  | 'stay_dates_wrong'
>

/**
 * The query in our terms; the text is read apart, since it can be read in several ways. Guests and
 * dates outside the limits are refused by name.
 */
export function readSearch(
  input: Omit<HotelSearchInput, 'PageNumber' | 'PageSize'>,
): StaySearch | Refused {
  const kind = (input['Filters.HotelType'] ?? hotelTypes.Hotel) === 0 ? 'hotel' : 'cruise'
  const party = readParty(
    {
      adults: input['Filters.AdultsCount'] ?? STAY_GUESTS.adults.default,
      childAges: input['Filters.ChildrenAges'] ?? [],
    },
    kind,
  )
  if (isRefusal(party)) return party
  const dates = readStay(input['Filters.ArrivalDate'], input['Filters.DepartureDate'])
  if (isRefusal(dates)) return dates
  const [from, to] = [input['Filters.PriceFrom'], input['Filters.PriceTo']]
  return {
    kind,
    cityId: input['Filters.CityId'],
    stars: input['Filters.Stars']?.length ? input['Filters.Stars'] : undefined,
    prices: { from: from ? fromEgp(from) : null, to: to === undefined ? null : fromEgp(to) },
    instantConfirmation: input['Filters.HasInstantConfirmation'] ?? false,
    freeCancellation: input['Filters.HasFreeCancellation'] ?? false,
    party,
    dates,
  }
}

/** An arrival alone is one night; a departure alone is no stay yet. */
function readStay(
  arrival: CalendarDate | undefined,
  departure: CalendarDate | undefined,
): StayDates | null | Refusal<'stay_dates_wrong'> {
  if (!arrival) return departure ? refuse('stay_dates_wrong', { max: MAX_NIGHTS }) : null
  return readDates(arrival, departure ?? addDays(arrival, 1))
}

export const orderOf = (input: HotelSearchInput): Order =>
  readOrder(input['Filters.PriceOrderType'], input['Filters.RatingOrderType'])
