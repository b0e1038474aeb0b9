import { STAY_GUESTS } from '@rihla/contract/catalogue/stay-limits'
import type { StayFilters } from '@rihla/contract/catalogue/stays-address'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp } from '@rihla/contract/values/money'
import type { TextOf } from '../../../platform/locale/text.ts'
import type { FilterChip } from '../../catalogue/index.ts'
import { datesText } from '../use-party-text.ts'
import type { Bounds } from './search-request.ts'

type Named = { city: string | undefined; party: string }
type Chips = (FilterChip<StayFilters> | false)[]

/** The filters in force, each with what takes it away; every star is one of its own. */
export function stayChips(
  filters: StayFilters,
  named: Named,
  bounds: Bounds,
  language: Language,
  t: TextOf<typeof import('../messages.en.ts').default>,
): FilterChip<StayFilters>[] {
  const { cityId, searchText, arrivalDate, departureDate, stars, priceFrom, priceTo } = filters
  const usual = STAY_GUESTS.adults.default
  const guests: Chips = [
    cityId !== null && {
      key: 'city',
      text: named.city ?? t('where'),
      without: { cityId: null },
    },
    searchText !== '' && {
      key: 'text',
      text: t('chipText', { text: searchText }),
      without: { searchText: '' },
    },
    arrivalDate !== null && {
      key: 'dates',
      text: datesText({ from: arrivalDate, to: departureDate ?? arrivalDate }, language),
      without: { arrivalDate: null, departureDate: null },
    },
    (filters.adultsCount !== usual || filters.childrenAges.length > 0) && {
      key: 'guests',
      text: named.party,
      without: { adultsCount: usual, childrenAges: [] },
    },
  ]
  return [...guests, ...narrowingChips()].filter((chip) => chip !== false)

  function narrowingChips(): Chips {
    return [
      filters.hasFreeCancellation && {
        key: 'cancellation',
        text: t('freeCancellation'),
        without: { hasFreeCancellation: false },
      },
      filters.hasInstantConfirmation && {
        key: 'instant',
        text: t('instantConfirmation'),
        without: { hasInstantConfirmation: false },
      },
      ...stars.map((count) => ({
        key: `stars-${count}`,
        text: count === 0 ? t('unrated') : t('starsCount', { count }),
        without: { stars: stars.filter((it) => it !== count) },
      })),
      (priceFrom !== null || priceTo !== null) && {
        key: 'price',
        text: t('chipPrice', {
          from: formatEgp(priceFrom ?? bounds.from, language),
          to: formatEgp(priceTo ?? bounds.to, language),
        }),
        without: { priceFrom: null, priceTo: null },
      },
    ]
  }
}
