import { STAY_GUESTS } from '@rihla/contract/catalogue/stay-limits'
import type { StayFilters } from '@rihla/contract/catalogue/stays-address'
import {
  type FilterChip,
  inForce,
  sharedChips,
  starChips,
  useChipTexts,
} from '../../catalogue/index.ts'
import { askedDates } from '../dates/stay-days.ts'
import { datesText, usePartyText } from '../use-party-text.ts'
import { useStaysText } from '../use-stays-text.ts'
import type { StaySearch } from './use-stay-search.ts'

/** The filters in force, each with what takes it away; every star is one of its own. */
export function useStayChips(search: StaySearch): FilterChip<StayFilters>[] {
  const t = useStaysText()
  const texts = useChipTexts(search)
  const partyText = usePartyText()
  const { filters } = search
  const { city, text, price, cancellation } = sharedChips(filters, texts)
  const { adultsCount, childrenAges } = filters
  const dates = askedDates(filters)
  const adults = STAY_GUESTS.adults.default
  return inForce<StayFilters>([
    city,
    text,
    dates !== null && {
      key: 'dates',
      text: datesText(dates, texts.language),
      without: { arrivalDate: null, departureDate: null },
    },
    (adultsCount !== adults || childrenAges.length > 0) && {
      key: 'guests',
      text: partyText({ adults: adultsCount, childAges: childrenAges }),
      without: { adultsCount: adults, childrenAges: [] },
    },
    cancellation,
    filters.hasInstantConfirmation && {
      key: 'instant',
      text: t('instantConfirmation'),
      without: { hasInstantConfirmation: false },
    },
    ...starChips(filters.stars, texts.starsText),
    price,
  ])
}
