import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { TWO_ADULTS, type Party } from '@rihla/contract/values/party'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { CatalogueDeps } from './deps.ts'
import type { Choose } from './tiles/choice.ts'

/** What checkout asks of an offer; of a stay `id` is the room. */
export type OfferRequest = {
  readonly id: number
  readonly date: CalendarDate
  /** The last day, where the traveller chooses one. */
  readonly until: CalendarDate | null
  readonly party: Party
  /** A meal plan; 0: what the offer has of itself. */
  readonly mealPlanId: number
  /** Whether free cancellation is wanted where it is a choice. */
  readonly refundable: boolean
  readonly now: Date
}

/** The first offers of a city, and how many there are. */
type CityPage = { readonly cityId: number; readonly most: number }
type FoundInCity = { readonly total: number; readonly tiles: readonly OfferTile[] }

/** What each kind of offer answers to the pages that show several, and to checkout. */
export type CatalogueKind = {
  /** Chosen offers as cards of any kind. */
  tiles(deps: CatalogueDeps, choose: Choose, language: Language): Promise<OfferTile[]>
  /** The recommended offers of a city for two adults. */
  inCity(deps: CatalogueDeps, page: CityPage, language: Language): Promise<FoundInCity>
  /** Answers how many offers are on sale in a city. */
  counter(deps: CatalogueDeps): Promise<(cityId: number) => number>
  /** What it costs now, what it takes from stock, and what checkout writes down; or why it isn't sold. */
  quote(db: Db | Trx, request: OfferRequest): Promise<object>
  /** The boards that can be chosen, for a kind that has any. */
  meals?(db: Db | Trx, request: Omit<OfferRequest, 'party'>): Promise<object>
}

/** The search of a city's page, for kinds that are searched by a page's filters. */
export const searchOfCity = ({ cityId, most }: CityPage) => ({
  PageNumber: 1,
  PageSize: most,
  Filters: { CityId: cityId, AdultsCount: TWO_ADULTS.adults, ChildrenAges: [] },
})
