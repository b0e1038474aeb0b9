import type { DayUseCard, getDayUses } from '@rihla/contract/catalogue/day-use'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
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
