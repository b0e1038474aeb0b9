import type { DestinationPage } from '@rihla/contract/catalogue/destinations'
import { savedModules } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import type { CatalogueDeps } from '../deps.ts'
import { catalogueKinds } from '../kinds.ts'

/** Of each kind; those without a free day are left out of them. */
const SHOWN = 4
const LOOKED_AT = 12

/** The kinds that have anything in a city, each with the recommended of what two can book. */
export async function bestOfCity(
  deps: CatalogueDeps,
  cityId: number,
  language: Language,
): Promise<DestinationPage['Best']> {
  const page = { cityId, most: LOOKED_AT }
  const found = await Promise.all(
    savedModules.map(async (ModuleType) => {
      const { total, tiles } = await catalogueKinds[ModuleType].inCity(deps, page, language)
      const Offers = tiles.filter(({ NextDate }) => NextDate !== null).slice(0, SHOWN)
      return { ModuleType, Total: total, Offers }
    }),
  )
  return found.filter(({ Offers }) => Offers.length > 0)
}
