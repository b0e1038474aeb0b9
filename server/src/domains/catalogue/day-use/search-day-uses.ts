import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import type { DayUseCard, getDayUses } from '@rihla/contract/catalogue/day-use'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { searchFamily } from '../activities/search-activities.ts'
import { toSearch } from '../activities/search-filters.ts'
import type { CatalogueParts } from '../parts.ts'
import { presentDayUseCard, type DayUseCardRow } from './present.ts'

/** A page of day-use offers that match: type 13, whatever type was sent. */
export function searchDayUses(
  parts: CatalogueParts,
  { PageNumber, PageSize, Filters: sent }: CallInput<typeof getDayUses>,
  language: Language,
): Promise<Paged<DayUseCard>> {
  const Filters = sent && { ...sent, ActivityTypeId: DAY_USE_TYPE }
  const search = { ...toSearch(Filters), typeId: DAY_USE_TYPE }
  return searchFamily<DayUseCard, DayUseCardRow>(
    parts,
    { PageNumber, PageSize, Filters, search },
    language,
    presentDayUseCard,
  )
}
