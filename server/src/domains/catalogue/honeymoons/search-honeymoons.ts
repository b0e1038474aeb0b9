import type { getHoneymoons, HoneymoonCard } from '@rihla/contract/catalogue/honeymoons'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { searchPackages } from '../packages/search/search-packages.ts'
import type { CatalogueDeps } from '../deps.ts'

/** A search for a honeymoon is for one couple. */
const A_COUPLE = 2

/** A page of honeymoons that match. */
export async function searchHoneymoons(
  deps: CatalogueDeps,
  input: CallInput<typeof getHoneymoons>,
  language: Language,
): Promise<Paged<HoneymoonCard>> {
  const asked = { ...input, adults: A_COUPLE }
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
