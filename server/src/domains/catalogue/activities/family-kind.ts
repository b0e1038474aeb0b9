import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import type { CatalogueDeps } from '../deps.ts'
import { searchOfCity, type CatalogueKind } from '../kind.ts'
import { dayOfferTiles, tileOfDayOffer } from '../tiles/day-offers.ts'
import type { Family } from './family.ts'
import { quoteActivity } from './quote-activity.ts'

type Search = (
  deps: CatalogueDeps,
  input: ReturnType<typeof searchOfCity>,
  language: Language,
) => Promise<{ readonly text: string }>

/** Activities, or day-use. */
export const familyKind = (family: Family, search: Search) =>
  ({
    tiles: (deps, choose, language) => dayOfferTiles(deps, family, choose, language),
    async inCity(deps, page, language) {
      const { text } = await search(deps, searchOfCity(page), language)
      const { TotalRecords: total, Data } = JSON.parse(text) as Paged<ActivityCard>
      return { total, tiles: Data.map((card) => tileOfDayOffer(family, card)) }
    },
    async counter(deps) {
      const { cities } = (await deps.activities.current()).families[family]
      return (cityId) => cities.get(cityId)?.group.count ?? 0
    },
    quote: (db, { id, date, party, now }) => quoteActivity(db, { family, id, date, party, now }),
  }) satisfies CatalogueKind
