import type { DayUseDetails, getDayUseDetails } from '@rihla/contract/catalogue/day-use'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { findOffer } from '../activities/store.ts'
import { isAhead } from '../availability/day-deadline.ts'
import { bookableDates } from '../site/site-dates.ts'
import type { CatalogueDeps } from '../deps.ts'
import { presentDayUse } from './present.ts'

/** One day-use offer on one date; a date that can't be booked is shown as not available. */
export async function showDayUse(
  deps: CatalogueDeps,
  {
    Id,
    ArrivalDate: date,
    AdultsCount: adults,
    ChildrenAges: childAges,
  }: CallInput<typeof getDayUseDetails>,
  language: Language,
): Promise<DayUseDetails | Refusal<'offer_not_found'>> {
  const now = deps.clock.now()
  const row = await findOffer(deps.db, 'DayUse', Id, date, language, now)
  if (!row) return refuse('offer_not_found')
  const { min, max } = bookableDates('days', row.site_dates, now)
  const chosen = {
    date,
    party: { adults, childAges },
    bookable: date >= min && date <= max && isAhead(row.sale_end, date, now),
  }
  const phone = await deps.supportPhone()
  const at = { now, page: `${deps.publicUrl}/dayuse`, phone }
  return presentDayUse(row, await deps.snapshot.current(), chosen, at, language)
}
