import type { SavedModule } from '@rihla/contract/modules'
import { ofFamilySql } from '../activities/family.ts'

/** Where the offers of a kind stand. */
export type OfferSource = {
  readonly table: 'activities' | 'hotels' | 'packages'
  /** SQL: which rows of the table, called `o`, are of the kind. */
  readonly where: string
  /** SQL: its stars; 0 where it has none. */
  readonly stars: string
}

/** Every kind that has a page of its own: names, suggestions and saved offers are read by this. */
export const offerSources: Readonly<Record<SavedModule, OfferSource>> = {
  Activity: { table: 'activities', where: ofFamilySql('Activity', 'o.type_id'), stars: '0' },
  DayUse: { table: 'activities', where: ofFamilySql('DayUse', 'o.type_id'), stars: '0' },
  Hotel: { table: 'hotels', where: "o.kind = 'hotel'", stars: 'o.stars' },
  NileCruise: { table: 'hotels', where: "o.kind = 'cruise'", stars: 'o.stars' },
  Honeymoon: { table: 'packages', where: "o.kind = 'honeymoon'", stars: 'o.stars' },
  Trip: { table: 'packages', where: "o.kind = 'trip'", stars: 'o.stars' },
}
