import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import type { DestinationPage } from '@rihla/contract/catalogue/destinations'
import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import type { Paged } from '@rihla/contract/envelope'
import { savedModules, type SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { TWO_ADULTS } from '@rihla/contract/values/party'
import { searchActivities } from '../activities/search-activities.ts'
import { searchDayUses } from '../day-use/search-day-uses.ts'
import type { CatalogueDeps } from '../deps.ts'
import type { PackageKind } from '../packages/package.ts'
import { searchPackages } from '../packages/search/search-packages.ts'
import type { StayKind } from '../stays/stay.ts'
import { tileOfDayOffer } from '../tiles/day-offers.ts'
import { tileOfPackage } from '../tiles/packages.ts'
import { foundStayTiles, plainSearch } from '../tiles/stays.ts'

/** Of each kind; those without a free day are left out of them. */
const SHOWN = 4
const LOOKED_AT = 12

type Found = { readonly total: number; readonly tiles: readonly OfferTile[] }
type Search = (deps: CatalogueDeps, cityId: number, language: Language) => Promise<Found>

const firstPage = (CityId: number) => ({
  PageNumber: 1,
  PageSize: LOOKED_AT,
  Filters: { CityId, AdultsCount: TWO_ADULTS.adults, ChildrenAges: [] },
})

const activities: Search = async (deps, cityId, language) => {
  const { text } = await searchActivities(deps, firstPage(cityId), language)
  const { TotalRecords: total, Data } = JSON.parse(text) as Paged<ActivityCard>
  return { total, tiles: Data.map((card) => tileOfDayOffer('Activity', card)) }
}

const dayUses: Search = async (deps, cityId, language) => {
  const { text } = await searchDayUses(deps, firstPage(cityId), language)
  const { TotalRecords: total, Data } = JSON.parse(text) as Paged<ActivityCard>
  return { total, tiles: Data.map((card) => tileOfDayOffer('DayUse', card)) }
}

const stays =
  (kind: StayKind): Search =>
  (deps, cityId, language) =>
    foundStayTiles(deps, plainSearch(kind, { cityId }), LOOKED_AT, language)

const packages =
  (kind: PackageKind): Search =>
  async (deps, cityId, language) => {
    const asked = { ...firstPage(cityId), party: TWO_ADULTS }
    const { found, TotalRecords: total } = await searchPackages(deps, kind, asked, language)
    return { total, tiles: found.map((it) => tileOfPackage(kind, it)) }
  }

const searches: Readonly<Record<SavedModule, Search>> = {
  Activity: activities,
  DayUse: dayUses,
  Hotel: stays('hotel'),
  NileCruise: stays('cruise'),
  Honeymoon: packages('honeymoon'),
  Trip: packages('trip'),
}

/** The kinds that have anything in a city, each with the recommended of what two can book. */
export async function bestOfCity(
  deps: CatalogueDeps,
  cityId: number,
  language: Language,
): Promise<DestinationPage['Best']> {
  const found = await Promise.all(
    savedModules.map(async (ModuleType) => {
      const { total, tiles } = await searches[ModuleType](deps, cityId, language)
      const Offers = tiles.filter(({ NextDate }) => NextDate !== null).slice(0, SHOWN)
      return { ModuleType, Total: total, Offers }
    }),
  )
  return found.filter(({ Offers }) => Offers.length > 0)
}
