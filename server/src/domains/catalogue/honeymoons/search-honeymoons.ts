import type { FilterCounts } from '@rihla/contract/catalogue/filter-counts'
import type {
  getHoneymoonCounts,
  getHoneymoons,
  HoneymoonCard,
} from '@rihla/contract/catalogue/honeymoons'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { TWO_ADULTS } from '@rihla/contract/values/party'
import type { CallInput } from '../../../platform/http/call.ts'
import { countPackages } from '../packages/search/count-packages.ts'
import { searchPackages } from '../packages/search/search-packages.ts'
import type { CatalogueDeps } from '../deps.ts'

/** A page of honeymoons that match; a search for one is for a couple. */
export async function searchHoneymoons(
  deps: CatalogueDeps,
  input: CallInput<typeof getHoneymoons>,
  language: Language,
): Promise<Paged<HoneymoonCard>> {
  const asked = { ...input, party: TWO_ADULTS }
  const { found, ...page } = await searchPackages(deps, 'honeymoon', asked, language)
  return {
    Data: found.map(({ row, card, destinations }) => ({
      HoneymoonId: row.id,
      ...card,
      Destinations: [...destinations],
    })),
    ...page,
  }
}

/** How many honeymoons each choice of the filters leaves. */
export const countHoneymoons = (
  deps: CatalogueDeps,
  input: CallInput<typeof getHoneymoonCounts>,
): Promise<FilterCounts> => countPackages(deps, 'honeymoon', { ...input, party: TWO_ADULTS })
