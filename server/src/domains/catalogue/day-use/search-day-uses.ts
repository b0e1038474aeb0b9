import type { DayUseCard, getDayUseCounts, getDayUses } from '@rihla/contract/catalogue/day-use'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import type { FilterCounts } from '@rihla/contract/catalogue/filter-counts'
import { countFamily } from '../activities/count-activities.ts'
import { searchFamily } from '../activities/search-activities.ts'
import type { CallInput } from '../../../platform/http/call.ts'
import type { JsonText } from '../../../platform/http/cache/json-text.ts'
import type { CatalogueDeps } from '../deps.ts'
import { presentDayUseCard } from './present.ts'

/** A page of day-use offers that match, whatever type was sent. */
export const searchDayUses = (
  deps: CatalogueDeps,
  { PageNumber, PageSize, Filters: sent }: CallInput<typeof getDayUses>,
  language: Language,
): Promise<JsonText<Paged<DayUseCard>>> => {
  const Filters = sent && { ...sent, ActivityTypeId: undefined }
  return searchFamily<DayUseCard>(
    deps,
    'DayUse',
    { PageNumber, PageSize, Filters },
    language,
    presentDayUseCard,
  )
}

/** How many day-use offers each choice of the filters leaves; they are all of one type. */
export async function countDayUses(
  deps: CatalogueDeps,
  { Filters: sent, ...ends }: CallInput<typeof getDayUseCounts>,
): Promise<FilterCounts> {
  const Filters = sent && { ...sent, ActivityTypeId: undefined }
  const { Types: _, ...counts } = await countFamily(deps, 'DayUse', { ...ends, Filters })
  return counts
}
