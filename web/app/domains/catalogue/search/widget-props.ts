import type { Splash } from '@rihla/contract/catalogue/offer'
import type { SearchChoice } from './search-form.tsx'

/** What the home page gives to the search of every kind; each takes what it needs. */
export type WidgetProps = {
  /** Days that can be booked, as the site's settings say. */
  settings: Partial<Splash>
  cities: readonly { CityId: number; CityName: string }[]
}

export const NOTHING_CHOSEN: SearchChoice = {
  cityId: null,
  searchText: '',
  activityDate: null,
  adultsCount: 2,
  childrenAges: [],
}
