import type { getHoneymoons, HoneymoonCard } from '@rihla/contract/catalogue/honeymoons'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { searchPackages } from '../packages/search/search-packages.ts'
import type { CatalogueParts } from '../parts.ts'

/** A search for a honeymoon is for one couple. */
const A_COUPLE = 2

/** A page of honeymoons that match. */
export async function searchHoneymoons(
  parts: CatalogueParts,
  input: CallInput<typeof getHoneymoons>,
  language: Language,
): Promise<Paged<HoneymoonCard>> {
  const asked = { ...input, adults: A_COUPLE }
  const { found, ...page } = await searchPackages(parts, 'honeymoon', asked, language)
  return {
    Data: found.map(({ row, card, destinations }) => ({
      HoneymoonId: row.id,
      ...card,
      Destinations: [...destinations],
    })),
    ...page,
  }
}
