import type { SavedModule } from '@rihla/contract/modules'
import { ofFamilySql } from '../activities/family.ts'

/** Where the offers of a kind stand. */
export type OfferSource = {
  readonly table: 'activities' | 'hotels' | 'packages'
  /** SQL: which rows of the table, called `o`, are of the kind. */
  readonly where: string
  /** SQL: its stars; 0 where it has none. */
  readonly stars: string
  /** Whether a row has a price that an offer lowers for a time, and an `effective_price` to search by. */
  readonly effectivePrice: boolean
  /** Whether it counts who rated (`raters`) beside its reviews. */
  readonly raters: boolean
  /** Its name in the tables of terms: ends of sale, cancellation, deposits. */
  readonly terms: string
}

const activities = { table: 'activities', stars: '0', effectivePrice: true, raters: false } as const
const hotels = { table: 'hotels', stars: 'o.stars', effectivePrice: false, raters: true } as const
const packages = {
  table: 'packages',
  stars: 'o.stars',
  effectivePrice: true,
  raters: false,
} as const

/** Every kind that has a page of its own: names, suggestions, saved offers, ratings and terms are read by this. */
export const offerSources: Readonly<Record<SavedModule, OfferSource>> = {
  Activity: { ...activities, where: ofFamilySql('Activity', 'o.type_id'), terms: 'activity' },
  DayUse: { ...activities, where: ofFamilySql('DayUse', 'o.type_id'), terms: 'day_use' },
  Hotel: { ...hotels, where: "o.kind = 'hotel'", terms: 'hotel' },
  NileCruise: { ...hotels, where: "o.kind = 'cruise'", terms: 'cruise' },
  Honeymoon: { ...packages, where: "o.kind = 'honeymoon'", terms: 'honeymoon' },
  Trip: { ...packages, where: "o.kind = 'trip'", terms: 'trip' },
}
